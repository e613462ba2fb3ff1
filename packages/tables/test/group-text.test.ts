import { translator } from '@rokade/texts/all';
import { expect, it } from 'vitest';
import { groupText } from '../src/index.ts';

it.each([
  ['da', 'A', 'Gruppe A'],
  ['da', 'Gruppe A', 'Gruppe A'],
  ['de', 'gruppe 2', 'gruppe 2'],
  ['en', 'Group A', 'Group A'],
  ['en', 'Masters', 'Group Masters'],
  ['en', '', ''],
] as const)('in %s the group “%s” is “%s”', (language, group, text) => {
  expect(groupText(translator(language), group)).toBe(text);
});
