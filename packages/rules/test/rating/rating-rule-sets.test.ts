import { ratingRuleSets, ratingRulesOn } from '@rokade/rules';
import { describe, expect, it, test } from 'vitest';
import { groupOf } from './rating-groups.ts';

describe('the rating rule sets', () => {
  it('are named by their system, each once, the newest edition of a system first', () => {
    const names = ratingRuleSets.map(({ edition }) => edition);
    expect(new Set(names).size).toBe(names.length);
    for (const { system, edition, from } of ratingRuleSets) {
      expect(edition.startsWith(`${system}-`)).toBe(true);
      const [first] = ratingRuleSets.filter((rules) => rules.system === system);
      expect((first?.from ?? '') >= from).toBe(true);
    }
  });

  it.each(ratingRuleSets.map((rules) => [rules.edition, rules] as const))(
    '%s rates a group, line by line, by each of its methods',
    (_, { rate, methods }) => {
      const group = groupOf([
        [1800, '2+'],
        [1700, '1-'],
      ]);
      for (const method of [...methods, null]) {
        const report = rate({ ...group, method });
        expect(methods).toContain(report.method);
        expect(report.rows.map(({ no, games }) => [no, games])).toEqual([
          [1, 1],
          [2, 1],
        ]);
      }
    },
  );

  const [rules] = ratingRuleSets;
  const editions = ['2024-07-01', '2015-01-01', '2002-01-01'].map((from) => ({
    ...(rules ?? expect.fail('there are none')),
    from,
  }));
  test.each([
    ['the day it begins', '2024-07-01', '2024-07-01'],
    ['the day before', '2024-06-30', '2015-01-01'],
    ['before all of them', '1999-05-01', '2002-01-01'],
    ['an unknown day', '', '2024-07-01'],
  ])('the one in force on %s', (_, day, from) => {
    expect(ratingRulesOn(editions, day).from).toBe(from);
  });
});
