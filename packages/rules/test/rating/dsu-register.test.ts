/** @regulation DSU 2002 */
import {
  activityOn,
  adjustedRating,
  adjustmentNumber,
  fraction,
  type Granting,
  grantRefusal,
  mayBeGrantedFrom,
  playerClassOf,
  ratingDifferenceOf,
  registerRulesOf,
  registerRulesOn,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { againstAll, type Card, groupOf } from './rating-groups.ts';

const rulesOf = (edition: string) => registerRulesOf(edition) ?? expect.fail(edition);
const rules = rulesOf('dsu-2002');

const granted = (edition: string, more: Partial<Granting>) =>
  grantRefusal(rulesOf(edition).grants, {
    rating: 1500,
    ground: 'new',
    membership: 'club',
    proposedBy: 'club-president',
    approvedBy: null,
    committeeAgrees: false,
    ...more,
  });

const committee = { proposedBy: 'rating-committee' } as const;

/** @article DSU 2002 4.1.1 §2; DSU 2010 4.5.5.1 §1, §2, §3, §6 */
describe('who grants a number', () => {
  test.each<[string, string, string, Partial<Granting>]>([
    ['4.5.5.1 §3', 'dsu-2002', 'a president’s hundred', { rating: 1000 }],
    ['4.5.5.1 §3', 'dsu-2002', 'the highest of them', { rating: 1700 }],
    ['4.5.5.1 §3', 'dsu-2002', 'by the district', { membership: 'single', proposedBy: 'district' }],
    ['4.5.5.1 §3', 'dsu-2010', 'by the organiser', { membership: 'none', proposedBy: 'organiser' }],
    [
      '4.5.5.1 §2',
      'dsu-2002',
      '1800 with the district',
      { rating: 1800, approvedBy: 'district-president' },
    ],
    [
      '4.5.5.1 §2',
      'dsu-2010',
      '1999 with the district',
      { rating: 1999, approvedBy: 'district-president' },
    ],
    [
      '4.5.5.1 §1',
      'dsu-2002',
      '2000 with SU',
      { rating: 2000, ...committee, approvedBy: 'playing-committee-chair' },
    ],
    [
      '4.5.5.1 §1',
      'dsu-2010',
      '2240 with FU',
      { rating: 2240, ...committee, approvedBy: 'executive' },
    ],
    ['4.5.5.1 §6', 'dsu-2010', 'far off, with RK', { ground: 'far-off', committeeAgrees: true }],
  ])('%s of %s: %s', (_, edition, __, more) => {
    expect(granted(edition, more)).toBe(null);
  });

  test.each<[string, string, string, Partial<Granting>, object]>([
    [
      '4.5.5.1 §3',
      'dsu-2002',
      'no hundred',
      { rating: 1450 },
      { code: 'ratings.number-not-granted' },
    ],
    ['4.5.5.1 §3', 'dsu-2002', 'too low', { rating: 900 }, { code: 'ratings.number-not-granted' }],
    [
      '4.5.5.1 §3',
      'dsu-2002',
      'between the intervals',
      { rating: 1750 },
      { known: '1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700' },
    ],
    [
      '4.5.5.1 §3',
      'dsu-2002',
      'a stranger by a president',
      { membership: 'none' },
      { code: 'ratings.other-proposer', office: 'organiser' },
    ],
    [
      '4.5.5.1 §2',
      'dsu-2002',
      '1800 by a president alone',
      { rating: 1800 },
      { code: 'ratings.other-approver', office: 'district-president' },
    ],
    [
      '4.5.5.1 §1',
      'dsu-2002',
      '2000 by a president',
      { rating: 2000, approvedBy: 'district-president' },
      { code: 'ratings.other-proposer', office: 'rating-committee' },
    ],
    [
      '4.5.5.1 §1',
      'dsu-2002',
      '2000 by FU',
      { rating: 2000, ...committee, approvedBy: 'executive' },
      { office: 'playing-committee-chair' },
    ],
    [
      '4.5.5.1 §1',
      'dsu-2010',
      '2000 by SU',
      { rating: 2000, ...committee, approvedBy: 'playing-committee-chair' },
      { office: 'executive' },
    ],
    [
      '4.5.5.1 §6',
      'dsu-2002',
      'far off, without RK',
      { ground: 'far-off' },
      { code: 'ratings.committee-not-asked', article: 'DSU 2002 4.5.5.1 §6' },
    ],
    [
      '4.5.5.1 §6',
      'dsu-2010',
      'far off, without RK',
      { ground: 'far-off' },
      { code: 'ratings.committee-not-asked', article: 'DSU 2010 4.5.5.1 §6' },
    ],
  ])('%s of %s: not %s', (_, edition, __, more, refusal) => {
    expect(granted(edition, more)).toMatchObject(refusal);
  });
});

/** @article DSU 2010 4.5.5.1 §4, §5, §6 */
describe('how long a number lasts', () => {
  test.each([
    ['4.5.5.1 §4', '2023-05-01', '2026-05-01', 'listed'],
    ['4.5.5.1 §4', '2023-05-01', '2026-05-02', 'archived'],
    ['4.5.5.1 §4', '2024-02-29', '2027-02-28', 'listed'],
    ['4.5.5.1 §4', '2024-02-29', '2027-03-01', 'archived'],
    ['4.5.5.1 §5', '2021-05-01', '2026-05-01', 'archived'],
    ['4.5.5.1 §5', '2021-05-01', '2026-05-02', 'may-start-anew'],
  ])('%s: last played on %s, on %s it is %s', (_, last, day, expected) => {
    expect(activityOn(rules.activity, last, day)).toBe(expected);
  });

  test.each([
    ['4.5.5.1', 'new', ''],
    ['4.5.5.1 §6', 'far-off', '2026-11-30'],
    ['4.5.5.1 §4', 'played-elsewhere', '2028-06-01'],
    ['4.5.5.1 §5', 'anew', '2030-06-01'],
  ] as const)('%s: last played on 2025-05-31, another one as %s from %s', (_, ground, from) => {
    expect(mayBeGrantedFrom(rules.activity, ground, '2025-05-31')).toBe(from);
  });
});

/** @article DSU 2010 4.5.6.1, 4.5.6.2 */
describe('the yearly adjustment', () => {
  const { adjustment } = rules;
  test.each([
    ['4.5.6.1', '30 games are not over 30', { rating: 2200, elo: 2200, games: 30 }],
    ['4.5.6.1', '2100 here is not over 2100', { rating: 2100, elo: 2200, games: 31 }],
    ['4.5.6.1', '2100 there is not over 2100', { rating: 2200, elo: 2100, games: 31 }],
  ])('%s: %s', (_, __, left) => {
    const compared = { rating: 2101, elo: 2131, games: 31 };
    expect(ratingDifferenceOf(adjustment, [left])).toBe(null);
    expect(ratingDifferenceOf(adjustment, [left, compared])).toEqual(fraction(-30));
  });

  test.each([
    ['4.5.6.2', fraction(0), 0],
    ['4.5.6.2', fraction(2499, 100), 0],
    ['4.5.6.2', fraction(25), -25],
    ['4.5.6.2', fraction(-25), 25],
    ['4.5.6.2', fraction(2749, 100), -25],
    ['4.5.6.2', fraction(55, 2), -30],
    ['4.5.6.2', fraction(-55, 2), 30],
    ['4.5.6.2', fraction(-33), 35],
  ])('%s: by a difference of %o everything moves by %i', (_, difference, expected) => {
    expect(adjustmentNumber(adjustment, difference)).toBe(expected);
  });

  test.each([
    ['4.5.6.2', 2251, 30, 2281],
    ['4.5.6.2', 2250, 30, 2279],
    ['4.5.6.2', 2241, 30, 2270],
    ['4.5.6.2', 2240, 30, 2268],
    ['4.5.6.2', 2231, 30, 2259],
    ['4.5.6.2', 2110, 30, 2125],
    ['4.5.6.2', 2101, 30, 2116],
    ['4.5.6.2', 2100, 30, 2100],
    ['4.5.6.2', 1800, 30, 1800],
    ['4.5.6.2', 2251, -30, 2221],
    ['4.5.6.2', 2241, -30, 2212],
    ['4.5.6.2', 2110, -30, 2100],
    ['4.5.6.2', 2400, 0, 2400],
  ])('%s: %i by %i is %i', (_, rating, by, expected) => {
    expect(adjustedRating(adjustment, rating, by)).toBe(expected);
  });

  test('4.5.6.2: whoever was higher stays higher or becomes equal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 2700 }),
        fc.integer({ min: 0, max: 300 }),
        fc.constantFrom(-60, -30, -25, 25, 30, 60),
        (rating, more, by) =>
          adjustedRating(adjustment, rating, by) <= adjustedRating(adjustment, rating + more, by),
      ),
    );
  });
});

describe('classes by number', () => {
  test.each([
    ['§23', 1900, 'master'],
    ['§23', 1899, 'first'],
    ['§23', 1700, 'first'],
    ['§23', 1699, 'second'],
    ['§23', 1500, 'second'],
    ['§23', 1499, 'third'],
  ])('%s: %i is %s', (_, rating, expected) => {
    expect(playerClassOf(rating)).toBe(expected);
  });
});

function registeredAfter(registered: number, cards: readonly Card[]) {
  const [row] = rules.rate(groupOf(cards)).rows;
  return row === undefined ? expect.fail('no row') : rules.registered(registered, row);
}

/** @article DSU 2010 4.5.4.1 */
describe('4.5.4.1: a gain is added to the registered number', () => {
  // 1590 wins 5 of 5 against 1590: 45 × (5 − 2.5 + 1) = 157.5, in the event itself 1600 + ⅔ of 147.5.
  const strong = againstAll(1590, [1590, 1590, 1590, 1590, 1590], '+++++');
  // 1610 loses them all: 30 × −2.5 = −75.
  const weak = againstAll(1610, [1610, 1610, 1610, 1610, 1610], '-----');

  test.each<[string, readonly Card[], number, number]>([
    ['with the number started with, as in the event', strong, 1590, 1698],
    ['whole, where no border is passed', strong, 1400, 1558],
    ['corrected at the border that the sum has passed', strong, 1540, 1665],
    ['whole, where the registered number is beyond the border', strong, 1650, 1808],
    ['corrected downwards', weak, 1610, 1503],
    ['whole, below the border', weak, 1590, 1515],
    ['and raised to the floor', weak, 1030, 1000],
  ])('%s', (_, cards, registered, expected) => {
    expect(registeredAfter(registered, cards).rating).toBe(expected);
  });

  test('4.5.2.5: a winner below expectation gains nothing', () => {
    // 2000 has most points of the group with two draws, and less than expected.
    const cards: readonly Card[] = [
      [2000, '2= 3='],
      [1500, '1= 3='],
      [1500, '2= 1='],
    ];
    expect(registeredAfter(1990, cards)).toMatchObject({ rating: 1990, gain: fraction(0) });
  });

  test('whatever the event: from the number started with it is the event’s own', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 2600 }),
        fc.array(fc.integer({ min: 1000, max: 2600 }), { minLength: 1, maxLength: 11 }),
        fc.array(fc.constantFrom('+', '=', '-'), { minLength: 11, maxLength: 11 }),
        (own, opponents, signs) => {
          const cards = againstAll(own, opponents, signs.slice(0, opponents.length).join(''));
          const [row] = rules.rate(groupOf(cards)).rows;
          expect(registeredAfter(own, cards).rating).toBe(row?.newRating);
        },
      ),
    );
  });
});

test('the register follows the edition in force, and none that is inferred', () => {
  expect(registerRulesOn('2008-05-01').edition).toBe('dsu-2002');
  expect(registerRulesOn('2026-05-01').edition).toBe('dsu-2010');
  expect(registerRulesOn('').edition).toBe('dsu-2010');
});
