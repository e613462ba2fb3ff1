import { fraction, plus, ratingRuleSets, ratingRulesOn, toNumber } from '@rokade/rules';
import fc from 'fast-check';
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
        expect([...methods, ...(methods.length === 0 ? [null] : [])]).toContain(report.method);
        expect(report.rows.map(({ no, games }) => [no, games])).toEqual([
          [1, 1],
          [2, 1],
        ]);
      }
    },
  );

  it.each(ratingRuleSets.map((rules) => [rules.edition, rules] as const))(
    '%s expects one point of a game between the two',
    (_, { calculate }) => {
      const about = { facts: { k: 20 }, day: '2026-11-22', play: 'standard' } as const;
      fc.assert(
        fc.property(fc.integer({ min: 1450, max: 2600 }), fc.integer({ max: 380 }), (low, gap) => {
          const [mine, theirs] = [low, low + (Math.abs(gap) % 380)].map((rating, index, both) => {
            const opponent = both[1 - index] ?? 0;
            return calculate({ ...about, rating, results: [{ opponent, halfPoints: 1 }] });
          });
          const sum = plus(
            mine?.results[0]?.expected ?? fraction(0),
            theirs?.results[0]?.expected ?? fraction(0),
          );
          expect(toNumber(sum)).toBeCloseTo(1, 5);
        }),
      );
    },
  );

  it('choose one that is inferred only where it is named', () => {
    const dsu = ratingRuleSets.filter(({ system }) => system === 'dsu');
    expect(ratingRulesOn(dsu, '2026-11-22').edition).toBe('dsu-2010');
    expect(ratingRulesOn(dsu, '2004-03-01').edition).toBe('dsu-2002');
    const named = dsu.filter(({ edition }) => edition === 'dsu-2024');
    expect(ratingRulesOn(named, '2026-11-22').inferred).toBe(true);
  });

  const [rules] = ratingRuleSets;
  const editions = ['2024-07-01', '2015-01-01', '2002-01-01'].map((from) => ({
    ...(rules ?? expect.fail('there are none')),
    inferred: false,
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
