import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plus, type RatingQuestion, ratingRuleSets, toNumber } from '../../src/index.ts';

type Rules = (typeof ratingRuleSets)[number];
type RatingResult = RatingQuestion['results'][number];

/** The largest difference that no edition cuts for only one of two players. */
const widest = 400;

const question = (
  rules: Rules,
  rating: number,
  results: readonly RatingResult[],
): RatingQuestion => ({
  rating,
  results,
  facts: rules.facts.includes('k') ? { k: 20 } : {},
  day: '2026-11-23',
  play: 'standard',
});

const rating = fc.integer({ min: 1400, max: 2600 });
const halfPoints = fc.constantFrom(0, 1, 2);

describe.each(ratingRuleSets.map((rules) => [rules.edition, rules] as const))('%s', (_, rules) => {
  test('what two expect of their game adds up to a point', () => {
    fc.assert(
      fc.property(rating, fc.integer({ min: -widest, max: widest }), (own, difference) => {
        const against = (one: number, opponent: number) =>
          rules.calculate(question(rules, one, [{ opponent, halfPoints: 1 }])).expected;
        const both = plus(against(own, own + difference), against(own + difference, own));
        expect(toNumber(both)).toBe(1);
      }),
    );
  });

  test('who scores what was expected keeps their number', () => {
    fc.assert(
      fc.property(rating, fc.integer({ min: 1, max: 11 }), (own, games) => {
        const drawn = Array.from({ length: games }, () => ({ opponent: own, halfPoints: 1 }));
        expect(rules.calculate(question(rules, own, drawn)).newRating).toBe(own);
      }),
    );
  });

  test('the order of games and events within a period does not matter', () => {
    const game = fc.record({ opponent: rating, halfPoints });
    const orders = fc
      .array(game, { minLength: 1, maxLength: 12 })
      .chain((games) =>
        fc.tuple(fc.constant(games), fc.shuffledSubarray(games, { minLength: games.length })),
      );
    fc.assert(
      fc.property(rating, orders, (own, [games, shuffled]) => {
        const after = (results: readonly RatingResult[]) =>
          rules.calculate(question(rules, own, results));
        expect(after(shuffled).newRating).toBe(after(games).newRating);
        expect(after(shuffled).change).toEqual(after(games).change);
      }),
    );
  });
});
