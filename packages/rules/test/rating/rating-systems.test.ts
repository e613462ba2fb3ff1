import {
  type RatedEvent,
  type RatingFacts,
  type RatingReport,
  ratingRuleSets,
  toNumber,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { type Card, groupOf } from './rating-groups.ts';

const rulesOf = (edition: string) =>
  ratingRuleSets.find((rules) => rules.edition === edition) ?? expect.fail(`no ${edition}`);

/** Results in short: `1900+`, `1900=`, `1900-`. */
function calculated(
  edition: string,
  rating: number | null,
  results: string,
  about: Partial<RatedEvent & { facts: RatingFacts }> = {},
) {
  const halfPoints: Readonly<Record<string, number>> = { '+': 2, '=': 1, '-': 0 };
  return rulesOf(edition).calculate({
    rating,
    results: results.split(' ').map((text) => {
      return { opponent: Number(text.slice(0, -1)), halfPoints: halfPoints[text.slice(-1)] ?? 0 };
    }),
    facts: {},
    day: '2026-11-22',
    play: 'standard',
    ...about,
  });
}

const codesOf = ({ because }: { because: readonly { code: string }[] }) =>
  because.map(({ code }) => code);

const rated = (edition: string, cards: readonly Card[], inTeams = false): RatingReport =>
  rulesOf(edition).rate({ ...groupOf(cards), method: null, inTeams, day: '2026-11-22' });

/** @article FIDE B.02 8.3 */
describe('FIDE’s 400 points', () => {
  test.each([
    ['below 2650', 'fide-2025', 2400, '2813=', [2800]],
    ['from 2650 on', 'fide-2025', 2813, '2400=', [2400]],
    ['from 2650 on, before October 2025', 'fide-2024-12', 2813, '2400=', [2413]],
    [
      'once for the stronger until 2024',
      'fide-2022',
      2000,
      '1500+ 1400+ 1590+',
      [1500, 1600, 1590],
    ],
    ['always for the weaker', 'fide-2022', 1500, '2000- 2100-', [1900, 1900]],
    ['not in the handbook', 'fide-2002', 2000, '1500+', [1500]],
  ])('%s', (_, edition, rating, results, used) => {
    expect(calculated(edition, rating, results).results.map((one) => one.used)).toEqual(used);
  });

  test('in rapid it holds from 2650 on as well, and what is too unequal is not rated', () => {
    const rapid = { play: 'rapid' } as const;
    expect(calculated('fide-2025', 2700, '2200+', rapid).results[0]?.used).toBe(2300);
    expect(calculated('fide-2025', 2700, '2100+ 2500+', rapid).games).toBe(1);
    expect(calculated('fide-2024', 2700, '2100+ 2500+', rapid).games).toBe(2);
  });

  test('halves are rounded away from zero, and who falls below the floor has no number', () => {
    const options = { facts: { k: 10 } };
    expect(calculated('fide-2025', 2000, '2000= 2068-', options).newRating).toBe(1996);
    expect(calculated('fide-2025', 2000, '2000- 2000+ 2000+', options).newRating).toBe(2005);
    expect(calculated('fide-2025', 1402, '1402-').newRating).toBeNull();
    expect(calculated('fide-2022', 1402, '1402-').newRating).toBe(1392);
  });
});

describe('FIDE’s first numbers', () => {
  const drawn = (opponent: number, games: number) =>
    Array.from({ length: games }, () => `${opponent}=`).join(' ');

  test.each([
    ['too few games', '1900+ 1900+ 1900+ 1900+', 'rating-fide.first-games'],
    ['no points', '1900- 1900- 1900- 1900- 1900-', 'rating-fide.first-no-points'],
    ['below the floor', '1300- 1300- 1300- 1300- 1300=', 'rating-fide.first-too-low'],
  ])('none: %s', (_, results, code) => {
    const answer = calculated('fide-2025', null, results);
    expect(answer.newRating).toBeNull();
    expect(codesOf(answer)).toContain(code);
  });

  /** @article DSU 2002 4.8.1 */
  test('DSU 2002 4.8.1: a performance of 2001 or more in nine games', () => {
    expect(calculated('fide-2002', null, drawn(2001, 9)).newRating).toBe(2001);
    expect(calculated('fide-2002', null, drawn(2000, 9)).newRating).toBeNull();
    expect(calculated('fide-2002', null, drawn(2100, 8)).newRating).toBeNull();
  });

  /** @article DSU 2002 4.8.1 */
  test('too few games say which of other events count together with them', () => {
    const pooledBy = (edition: string) =>
      calculated(edition, null, drawn(2100, 4)).because.find(
        ({ code }) => code === 'rating-fide.first-games',
      )?.facts;
    expect(pooledBy('fide-2002')).toEqual({ games: 4, least: 9, months: 24, opponents: 4 });
    expect(pooledBy('fide-2025')).toEqual({ games: 4, least: 5, months: 26, opponents: 1 });
  });

  test('the handbook tells no K', () => {
    expect(calculated('fide-2002', 2000, '2000+').newRating).toBeNull();
    expect(calculated('fide-2002', 2000, '2000+', { facts: { k: 15 } }).newRating).toBe(2008);
  });
});

describe('an event', () => {
  test('FIDE: games against the unrated and those that were not played do not count', () => {
    const { rows } = rated('fide-2025', [
      [1900, '2+ 3+ 4+f'],
      [1900, '1- 4= 3='],
      [null, '4+ 1- 2='],
      [1800, '3- 2= 1-f'],
    ]);
    expect(rows.map(({ games }) => games)).toEqual([1, 2, 3, 1]);
    expect(codesOf(rows[0] ?? expect.fail())).toEqual([
      'rating.not-played',
      'rating.opponent-unrated',
      'rating.game',
      'rating-fide.k-usual',
      'rating-fide.change',
    ]);
  });

  /** Two newcomers meet each other and four players with a number. */
  const newcomers: readonly Card[] = [
    [null, '2+ 3+ 4= 5- 6+'],
    [null, '1- 4+ 5= 6+ 3-'],
    [1500, '. 1- . . 2+'],
    [1400, '. 2- 1= . .'],
    [1600, '. . 2= 1+ .'],
    [1300, '. . . 2- 1-'],
  ];

  /** @article Tempelhof 2018 I.15, IV.5 */
  test.each(['dwz-2026', 'dwz-1992'])('%s: newcomers count with their first number', (edition) => {
    const { rows } = rated(edition, newcomers);
    const [first, second, third] = rows;
    expect(rows.map(({ games }) => games)).toEqual([5, 5, 2, 2, 2, 2]);
    expect([first?.performance, second?.performance]).toEqual([true, true]);
    const chance = (difference: number) =>
      calculated('dwz-2026', 1500 + difference, '1500=').expected;
    const expected = [first, second].map((row) => toNumber(chance(1500 - (row?.newRating ?? 0))));
    expect(toNumber(third?.expected ?? expect.fail())).toBeCloseTo(
      expected.reduce((sum, one) => sum + one, 0),
      5,
    );
  });

  test('DWZ: nobody is given a number by newcomers alone, by four games or by no points', () => {
    const alone = rated('dwz-2026', [
      [null, '2+ 2= 2+ 2- 2='],
      [null, '1- 1= 1- 1+ 1='],
    ]);
    expect(alone.rows.map(({ newRating }) => newRating)).toEqual([null, null]);
    expect(calculated('dwz-2026', null, '1500+ 1500- 1500= 1500=').newRating).toBeNull();
    expect(calculated('dwz-2026', null, '1500- 1500- 1500- 1500- 1500-').newRating).toBeNull();
  });

  test('DWZ: who won all games has a first number since 2026', () => {
    const all = '1500+ 1500+ 1500+ 1500+ 1500+';
    expect(calculated('dwz-1992', null, all).newRating).toBeNull();
    expect(codesOf(calculated('dwz-2026', null, all))).toContain('rating-dwz.first-with-draw');
  });

  test.each([
    ['dwz-1992', 720, 790],
    ['dwz-2026', 1100, 1172],
    ['dwz-2026', 1500, 1540],
    ['dwz-2026', 2000, 2000],
  ])('%s: a performance of %i is a first number of %i', (edition, performance, first) => {
    const results = Array.from({ length: 6 }, () => `${performance}=`).join(' ');
    const answer = calculated(edition, null, results);
    expect([answer.performance, answer.newRating]).toEqual([performance, first]);
  });

  /** @article DSU 2010 4.5.4.2 */
  test('DSU 2010 4.5.4.2: of team events only what was played', () => {
    const cards: readonly Card[] = [
      [1800, '2+f 3+'],
      [1700, '1-f 4='],
      [1750, '4= 1-'],
      [1720, '3= 2='],
    ];
    const gamesIn = (edition: string, inTeams: boolean) => {
      const report = rated(edition, cards, inTeams);
      return report.rows.map(({ games }) => games);
    };
    expect(gamesIn('dsu-2010', false)).toEqual([2, 2, 2, 2]);
    expect(gamesIn('dsu-2010', true)).toEqual([1, 1, 2, 2]);
    expect(gamesIn('dsu-2002', true)).toEqual([2, 2, 2, 2]);
  });

  test('inferred Danish rules: no average method, a lower bonus threshold, a higher floor', () => {
    expect(rulesOf('dsu-2015').methods).toEqual(['difference']);
    expect(toNumber(calculated('dsu-2015', 1800, '1800+ 1800+ 1800+').bonus)).toBe(0.5);
    expect(toNumber(calculated('dsu-2010', 1800, '1800+ 1800+ 1800+').bonus)).toBe(0);
    expect(calculated('dsu-2024', 1205, '1205- 1205-').newRating).toBe(1200);
    expect(calculated('dsu-2010', 1205, '1205- 1205-').newRating).toBe(1160);
  });
});

/**
 * Losses with the player's own index, and the values for a player without one. The last by hand: E0 =
 * 1.855⁴ + 15 = 26.84, so E = 27; We = 8 · 0.5 + Φ(20 / (200√2)) = 4.528 of 9 games, W = 3; 800 · (3 −
 * 4.528) / (27 + 9) = −33.96, and with E = 5, as for index 1, 800 · (3 − 4.528) / 14 = −87.3.
 */
describe('DWZ until July 2026: the index weighs a loss', () => {
  const lost = (opponents: readonly number[], halfPoints: number) =>
    opponents
      .map((opponent, at) => `${opponent}${'-=+'[Math.min(2, Math.max(0, halfPoints - 2 * at))]}`)
      .join(' ');

  test.each([
    [
      ...[1920, 17, 7, -44, -87],
      lost([2045, 1852, 1878, 1911, 1984, 1800, 1929, 2229, 1647], 6),
    ] as const,
    [
      ...[1855, 70, 7, -44, -112],
      lost([1771, 1730, 2064, 1984, 1818, 1909, 1694, 1771, 1600], 6),
    ] as const,
    [
      ...[1855, 70, 7, -34, -87],
      lost([...Array.from({ length: 8 }, () => 1855), 1835], 6),
    ] as const,
  ])(
    'of %i at %i with index %i: %i, without it %i',
    (rating, age, index, own, without, results) => {
      const changeWith = (facts: RatingFacts) =>
        (calculated('dwz-1992', rating, results, { facts: { age, ...facts }, day: '2026-07-01' })
          .newRating ?? 0) - rating;
      expect([changeWith({ index }), changeWith({})]).toEqual([own, without]);
    },
  );
});
