import { editionName, ratingEditions, ratingRuleSets } from '@rokade/rules';
import { expect, it } from 'vitest';

it('every edition of rating rules is named, and none that is not there', () => {
  const rules = ratingRuleSets.map(({ edition, inferred }) => [edition, { inferred }] as const);
  expect(Object.entries(ratingEditions)).toEqual(rules);
});

it.each([
  ['dsu-2010', 'DSU 2010'],
  ['fide-2024-12', 'FIDE 12/2024'],
  ['constructor', 'constructor'],
  ['monrad', 'monrad'],
])('%s is read as %s', (code, name) => {
  expect(editionName(code)).toBe(name);
});
