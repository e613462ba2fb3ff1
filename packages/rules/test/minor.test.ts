import { expect, it } from 'vitest';
import { shownBirth } from '../src/index.ts';

it.each([
  ['a minor', '2010-05-02', '2010'],
  ['the eve of the eighteenth birthday', '2008-11-24', '2008'],
  ['the eighteenth birthday', '2008-11-23', '2008-11-23'],
  ['born today', '2026-11-23', '2026'],
  ['a year alone', '2010', '2010'],
  ['nothing', '', ''],
  ['no day of the calendar', '2010-02-30', '2010-02-30'],
])('of %s, %s, %s is shown', (_, birth, shown) => {
  expect(shownBirth(birth, '2026-11-23')).toBe(shown);
});
