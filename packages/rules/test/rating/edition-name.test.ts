import { expect, test } from 'vitest';
import { editionName, ratingRuleSets } from '../../src/index.ts';

test.each([
  ['dsu-2002', 'DSU 2002'],
  ['fide-2024-12', 'FIDE 12/2024'],
  ['dwz-2026', 'DWZ 2026'],
  ['dsu-1900', 'dsu-1900'],
  ['', ''],
])('%s is called %s', (code, name) => {
  expect(editionName(code)).toBe(name);
});

test('no two editions are called alike, and none by its code', () => {
  const names = ratingRuleSets.map(({ edition }) => editionName(edition));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => /[a-z-]/.test(name))).toEqual([]);
});
