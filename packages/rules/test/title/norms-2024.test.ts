import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isComplete, judge, neededHalfPoints } from '../../src/title/norm/fide-2024/judge.ts';
import { shares } from '../../src/title/norm/fide-2024/opponent-mix.ts';
import { titleStandards } from '../../src/title/norm/fide-2024/standards.ts';
import {
  fieldAgainst,
  missingFor,
  mixed,
  type Opposition,
  reportOf,
  spread,
  swiss,
  titlesOf,
} from './norm-events.ts';

/** Games, then score and the least average for a GM norm, down to 35 %. */
const leastAverages: readonly (readonly [number, readonly (readonly [number, number])[]])[] = [
  [
    7,
    [
      [5.5, 2380],
      [5, 2442],
      [4.5, 2498],
      [4, 2550],
      [3.5, 2600],
      [3, 2650],
      [2.5, 2702],
    ],
  ],
  [
    8,
    [
      [6.5, 2380],
      [6, 2407],
      [5.5, 2459],
      [5, 2505],
      [4.5, 2557],
      [4, 2600],
      [3.5, 2643],
      [3, 2687],
    ],
  ],
  [
    9,
    [
      [7, 2380],
      [6.5, 2434],
      [6, 2475],
      [5.5, 2520],
      [5, 2557],
      [4.5, 2600],
      [4, 2643],
      [3.5, 2680],
    ],
  ],
  [
    10,
    [
      [8, 2380],
      [7.5, 2407],
      [7, 2451],
      [6.5, 2490],
      [6, 2528],
      [5.5, 2564],
      [5, 2600],
      [4.5, 2636],
      [4, 2672],
      [3.5, 2710],
    ],
  ],
  [
    11,
    [
      [9, 2380],
      [8.5, 2389],
      [8, 2425],
      [7.5, 2467],
      [7, 2498],
      [6.5, 2535],
      [6, 2564],
      [5.5, 2600],
      [5, 2636],
      [4.5, 2665],
      [4, 2702],
    ],
  ],
  [
    12,
    [
      [9.5, 2380],
      [9, 2407],
      [8.5, 2442],
      [8, 2475],
      [7.5, 2505],
      [7, 2543],
      [6.5, 2571],
      [6, 2600],
      [5.5, 2629],
      [5, 2657],
      [4.5, 2687],
    ],
  ],
  [
    13,
    [
      [10.5, 2380],
      [10, 2389],
      [9.5, 2425],
      [9, 2459],
      [8.5, 2490],
      [8, 2513],
      [7.5, 2543],
      [7, 2571],
      [6.5, 2600],
      [6, 2629],
      [5.5, 2657],
      [5, 2687],
    ],
  ],
];

const lowerBy = { GM: 0, IM: 150, WGM: 200, WIM: 350 } as const;

const rows = leastAverages.flatMap(([games, scores]) =>
  scores.map(([score, average]) => ({ games, score, average })),
);

/** The norm tables that follow from 1.4.7 to 1.4.9. */
describe.each(titleStandards)('the averages for $title', (standard) => {
  it.each(rows)('$score of $games need $average for GM', ({ games, score, average }) => {
    const least = average - lowerBy[standard.title];
    expect(neededHalfPoints(standard, least, games)).toBe(2 * score);
    const below = neededHalfPoints(standard, least - 1, games);
    if (least > standard.average)
      expect(below ?? Number.POSITIVE_INFINITY).toBeGreaterThan(2 * score);
  });
});

/** Own federation and one federation at most, titled and key titles at least. */
it.each([
  [7, 4, 4, 4, 3],
  [8, 4, 5, 4, 3],
  [9, 5, 6, 5, 3],
  [10, 6, 6, 5, 4],
  [11, 6, 7, 6, 4],
  [12, 7, 8, 6, 4],
  [13, 7, 8, 7, 5],
  [14, 8, 9, 7, 5],
  [15, 9, 10, 8, 5],
  [16, 9, 10, 8, 6],
  [17, 10, 11, 9, 6],
  [18, 10, 12, 9, 6],
  [19, 11, 12, 10, 7],
])('of %i opponents', (opponents, ownFederation, oneFederation, titled, keyTitles) => {
  expect(shares(opponents)).toEqual({ ownFederation, oneFederation, titled, keyTitles });
});

const nine = (
  ratings: number,
  halfPoints: number,
  change: (at: Opposition, i: number) => Opposition,
) => fieldAgainst(mixed(Array(9).fill(ratings), spread(halfPoints, 9)).map(change));
const asIs = (each: Opposition): Opposition => each;

describe('a GM norm in nine games', () => {
  it('is 7 of 9 against 2380', () => {
    const report = reportOf(nine(2380, 14, asIs));
    expect(report.norms).toMatchObject([
      {
        no: 1,
        title: 'GM',
        games: 9,
        halfPoints: 14,
        average: 2380,
        performance: 2600,
        ignored: [],
      },
    ]);
  });

  it('is not half a point less', () => {
    const report = reportOf(nine(2380, 13, asIs));
    expect(titlesOf(report)).toEqual(['IM']);
    expect(missingFor(report, 'GM')).toEqual([{ code: 'performance', have: 2546, need: 2600 }]);
  });

  it.each<[string, (each: Opposition, index: number) => Opposition, object[]]>([
    [
      'two GM of nine',
      (each, index) => (index < 6 && each.title === 'GM' ? { ...each, title: 'IM' } : each),
      [{ code: 'key-titles', have: 2, need: 3 }],
    ],
    [
      'four titleholders, CM do not count',
      (each, index) => (index === 8 ? { ...each, title: 'CM' } : each),
      [{ code: 'titled', have: 4, need: 5 }],
    ],
    [
      'one foreign federation',
      (each) => (each.federation === 'SWE' ? { ...each, federation: 'GER' } : each),
      [{ code: 'federations', have: 1, need: 2 }],
    ],
    [
      'six of the own federation',
      (each) => (each.federation === 'GER' ? { ...each, federation: 'DEN' } : each),
      [
        { code: 'federations', have: 1, need: 2 },
        { code: 'own-federation', have: 6, need: 5 },
      ],
    ],
    [
      'FID is no federation',
      (each) => (each.federation === 'SWE' ? { ...each, federation: 'FID' } : each),
      [{ code: 'federations', have: 1, need: 2 }],
    ],
  ])('%s', (_, change, missing) => {
    const report = reportOf(nine(2600, 14, change));
    expect(missingFor(report, 'GM')).toEqual(missing);
  });

  it('asks for 35 %', () => {
    const report = reportOf(nine(2900, 6, asIs));
    expect(missingFor(report, 'GM')).toEqual([{ code: 'score', have: 3, need: 3.5 }]);
  });
});

describe('ratings', () => {
  it('lifts one opponent to the floor, the lowest', () => {
    const ratings = [2500, 2500, 2500, 2500, 2500, 2500, 2500, 2100, 1900];
    const [norm] = reportOf(fieldAgainst(mixed(ratings, spread(14, 9)))).norms;
    expect(norm).toMatchObject({ title: 'GM', average: Math.round((7 * 2500 + 2100 + 2200) / 9) });
    expect(norm?.because).toContainEqual(
      expect.objectContaining({ code: 'norm.floor', facts: { opponent: 10, floor: 2200 } }),
    );
  });

  it('takes who is unrated for 1400, unless that is the one lifted', () => {
    const lifted = reportOf(fieldAgainst(mixed([...Array(8).fill(2450), null], spread(14, 9))));
    expect(lifted.norms[0]?.average).toBe(Math.round((8 * 2450 + 2200) / 9));
    const two = reportOf(fieldAgainst(mixed([...Array(7).fill(2700), null, null], spread(14, 9))));
    expect(two.norms[0]?.average).toBe(Math.round((7 * 2700 + 1400 + 2200) / 9));
  });
});

describe('games that may be ignored', () => {
  it('are those after the norm, in a Swiss', () => {
    const halfPoints = [...spread(14, 9), 0, 0];
    const field = fieldAgainst(mixed(Array(11).fill(2380), halfPoints));
    const report = reportOf(field, { rounds: 11, roundsPaired: 11 });
    expect(report.norms).toMatchObject([{ title: 'GM', games: 9, ignored: [10, 11] }]);
  });

  it('are not where pairings were fixed beforehand', () => {
    const halfPoints = [...spread(14, 9), 0, 0];
    const field = fieldAgainst(mixed(Array(11).fill(2380), halfPoints));
    const report = reportOf(field, { rounds: 11, roundsPaired: 11, predetermined: true });
    expect(titlesOf(report)).toEqual(['IM']);
  });

  /** Lost twice and drawn once, then won, also against 1500 and 2000. */
  const withTwoWeak = (strong: number, games: number) => {
    const ratings = Array.from({ length: games }, (_, at) =>
      at === 5 ? 1500 : at === 7 ? 2000 : strong,
    );
    const halfPoints = Array.from({ length: games }, (_, at) => Math.min(2, Math.max(0, at - 1)));
    return reportOf(fieldAgainst(mixed(ratings, halfPoints)), {
      rounds: games,
      roundsPaired: games,
    });
  };

  it('are games won, against the lowest rated', () => {
    expect(withTwoWeak(2475, 10).norms).toMatchObject([
      { title: 'GM', games: 9, halfPoints: 13, average: 2444, performance: 2610, ignored: [6] },
    ]);
  });

  it('leave nine', () => {
    expect(titlesOf(withTwoWeak(2520, 9))).toEqual(['IM']);
  });
});

describe('the number of games', () => {
  const eight = mixed(Array(8).fill(2450), spread(13, 8));
  const withRound9 = (record: object) => {
    const [player, ...others] = fieldAgainst(eight);
    if (player === undefined) throw new Error('nobody');
    return [{ ...player, records: [...player.records, record as never] }, ...others];
  };

  it.each([
    ['the bye', { kind: 'bye', bye: 'pairing-allocated', halfPoints: 2 }],
    [
      'a forfeit won',
      { kind: 'forfeit', opponent: 3, colour: 'black', halfPoints: 2, notice: true },
    ],
  ])('is eight of nine with %s', (_, record) => {
    const [norm] = reportOf(withRound9(record)).norms;
    expect(norm).toMatchObject({ title: 'GM', games: 8, halfPoints: 13, worth: 9 });
    expect(norm?.because.map(({ code }) => code)).toContain('norm.eight-of-nine');
  });

  it.each([
    ['half a point asked for', { kind: 'bye', bye: 'half-point', halfPoints: 1 }],
    [
      'a forfeit lost',
      { kind: 'forfeit', opponent: 3, colour: 'black', halfPoints: 0, notice: true },
    ],
  ])('is not with %s', (_, record) => {
    const report = reportOf(withRound9(record));
    expect(titlesOf(report)).toEqual([]);
    expect(missingFor(report, 'GM')).toEqual([{ code: 'games', have: 8, need: 9 }]);
  });

  it('is seven in a team championship of the world', () => {
    const field = fieldAgainst(mixed(Array(7).fill(2500), spread(11, 7)));
    const event = { rounds: 7, roundsPaired: 7 };
    expect(titlesOf(reportOf(field, { ...event, competition: 'world-team' }))).toEqual(['GM']);
    expect(titlesOf(reportOf(field, event))).toEqual([]);
  });

  it('grows with each full point above what was needed', () => {
    const [norm] = reportOf(nine(2600, 14, asIs)).norms;
    expect(norm).toMatchObject({ neededHalfPoints: 9, worth: 11 });
  });
});

describe('where opponents come from', () => {
  const danes = nine(2600, 14, (each) => ({ ...each, federation: 'DEN' }));

  it.each([
    ['national-championship', ['GM']],
    ['national-team-championship', ['GM']],
    ['zonal', ['GM']],
    ['ordinary', []],
  ] as const)('does not matter in a %s', (competition, titles) => {
    expect(titlesOf(reportOf(danes, { competition }))).toEqual(titles);
  });

  it('matters to guests of a national championship', () => {
    const guests = danes.map((player) => ({ ...player, federation: 'SWE' }));
    expect(titlesOf(reportOf(guests, { competition: 'national-championship' }))).toEqual([]);
  });

  it('does not matter in a Swiss with twenty rated guests of three federations, ten titled', () => {
    const guests = Array.from({ length: 20 }, (_, index) => ({
      no: 20 + index,
      title: index < 10 ? 'IM' : '',
      federation: ['GER', 'SWE', 'NOR'][index % 3] ?? '',
      isWoman: false,
      rating: 2300,
      records: Array(9).fill({ kind: 'bye', bye: 'pairing-allocated', halfPoints: 2 }),
    }));
    expect(titlesOf(reportOf([...danes, ...guests]))).toEqual(['GM']);
    expect(titlesOf(reportOf([...danes, ...guests.slice(1)]))).toEqual([]);
  });
});

describe('who can make which norm', () => {
  it('is above what they hold', () => {
    const field = mixed(Array(9).fill(2600), spread(14, 9));
    expect(titlesOf(reportOf(fieldAgainst(field, { title: 'GM' })))).toEqual([]);
    expect(titlesOf(reportOf(fieldAgainst(field, { title: 'IM' })))).toEqual(['GM']);
  });

  it('is of both kinds for women', () => {
    const field = mixed(Array(9).fill(2600), spread(14, 9));
    expect(titlesOf(reportOf(fieldAgainst(field, { isWoman: true })))).toEqual(['GM', 'WGM']);
    expect(titlesOf(reportOf(fieldAgainst(field, { title: 'WGM' })))).toEqual(['GM']);
  });
});

describe('the event', () => {
  it.each([
    ['rounds-a-day', { days: Array(9).fill('2026-11-10') }, 9, 2],
    ['thinking-time', { minutes: 90 }, 90, 120],
    ['registered', { answers: { ...swiss.answers, registered: false } }, 0, 1],
  ] as const)('gives no norm without %s', (code, change, have, need) => {
    const report = reportOf(nine(2600, 14, asIs), {
      ...change,
      days: 'days' in change ? [...change.days] : swiss.days,
    });
    expect(titlesOf(report)).toEqual([]);
    expect(missingFor(report, 'GM')).toContainEqual({ code, have, need });
  });

  it('is taken as right where nothing is known', () => {
    const { conditions } = reportOf([], { days: [], minutes: null, answers: {} });
    const assumed = conditions.filter(({ state, isWanted }) => state === 'assumed' && isWanted);
    expect(assumed.map(({ code }) => code)).toEqual([
      'registered',
      'arbiters',
      'arbiters-not-playing',
      'equal-conditions',
      'rating-list',
      'thinking-time',
      'rounds-a-day',
      'hours-a-day',
    ]);
  });
});

describe('round robins', () => {
  it('do not count games against the unrated who score nothing', () => {
    const field = fieldAgainst(mixed([...Array(9).fill(2450), null], spread(14, 10)));
    const [norm] = reportOf(
      field.map((player) =>
        player.no === 1
          ? player
          : {
              ...player,
              records: player.records.map((r) =>
                r.kind === 'game'
                  ? { ...r, halfPoints: player.rating === null ? 0 : r.halfPoints }
                  : r,
              ),
            },
      ),
      { rounds: 10, roundsPaired: 10, predetermined: true },
    ).norms;
    expect(norm).toMatchObject({ title: 'GM', games: 9 });
  });

  it('take all their rounds', () => {
    const field = fieldAgainst(mixed(Array(9).fill(2600), spread(14, 9)));
    const event = { rounds: 10, roundsPaired: 9, predetermined: true };
    expect(titlesOf(reportOf(field, event))).toEqual([]);
    expect(titlesOf(reportOf(field, { ...event, predetermined: false }))).toEqual(['GM']);
  });
});

describe('what the last round needs', () => {
  /** Six of eight against opponents of 2500, and a possible opponent of 2400. */
  const [own, ...met] = fieldAgainst([
    ...mixed(Array(8).fill(2500), spread(12, 8)),
    { rating: 2400, halfPoints: 0 },
  ]);
  const played = own === undefined ? [] : [{ ...own, records: own.records.slice(0, 8) }, ...met];
  const ahead = (last: number) =>
    reportOf(
      played.map((each) => (each.no === 10 ? { ...each, rating: last } : each)),
      { roundsPaired: 8 },
    ).near.find(({ no, title }) => no === 1 && title === 'GM')?.ahead;

  it('is the average that makes up for each score (1.4.8, 1.4.9)', () => {
    expect(ahead(2400)?.scores).toEqual([
      { halfPoints: 2, average: 1416 },
      { halfPoints: 1, average: 1902 },
      { halfPoints: 0, average: 2271 },
    ]);
  });

  it('leaves out scores for which nobody is strong enough', () => {
    expect(ahead(2270)?.scores.map(({ halfPoints }) => halfPoints)).toEqual([2, 1]);
    expect(ahead(1902)?.scores.map(({ halfPoints }) => halfPoints)).toEqual([2, 1]);
    expect(ahead(1901)?.scores.map(({ halfPoints }) => halfPoints)).toEqual([2]);
  });
});

const courses = fc.integer({ min: 9, max: 12 }).chain((games) =>
  fc.record({
    ratings: fc.array(fc.integer({ min: 1900, max: 2750 }), { minLength: games, maxLength: games }),
    halfPoints: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: games, maxLength: games }),
  }),
);

const order = ['GM', 'IM', 'none'];
const best = (ratings: readonly number[], halfPoints: readonly number[]): number => {
  const rounds = ratings.length;
  const report = reportOf(fieldAgainst(mixed(ratings, halfPoints)), {
    rounds,
    roundsPaired: rounds,
  });
  return order.indexOf(titlesOf(report)[0] ?? 'none');
};

describe('properties', () => {
  it('half a point more never costs a norm', () => {
    fc.assert(
      fc.property(courses, fc.nat(8), ({ ratings, halfPoints }, at) => {
        const more = halfPoints.map((each, index) => (index === at ? Math.min(2, each + 1) : each));
        expect(best(ratings, more)).toBeLessThanOrEqual(best(ratings, halfPoints));
      }),
    );
  });

  it('numbers do not matter', () => {
    fc.assert(
      fc.property(courses, ({ ratings, halfPoints }) => {
        const rounds = ratings.length;
        const event = { rounds, roundsPaired: rounds };
        const field = fieldAgainst(mixed(ratings, halfPoints));
        const swap = (no: number): number => 100 - no;
        const renumbered = field
          .map((player) => ({
            ...player,
            no: swap(player.no),
            records: player.records.map((record) =>
              'opponent' in record ? { ...record, opponent: swap(record.opponent) } : record,
            ),
          }))
          .toReversed();
        const norms = reportOf(field, event).norms.filter(({ no }) => no === 1);
        const others = reportOf(renumbered, event).norms.filter(({ no }) => no === 99);
        const bare = ({ title, games, average, performance, ignored }: (typeof norms)[number]) => ({
          title,
          games,
          average,
          performance,
          ignored,
        });
        expect(others.map(bare)).toEqual(norms.map(bare));
      }),
    );
  });

  it('what is still needed is enough, and half a point less is not', () => {
    fc.assert(
      fc.property(courses, ({ ratings, halfPoints }) => {
        const field = mixed(
          ratings,
          halfPoints.map((each, index) => (index < 7 ? each : null)),
        );
        const rounds = ratings.length;
        const players = fieldAgainst(field);
        const near = reportOf(players, { rounds, roundsPaired: rounds }).near.filter(
          ({ no }) => no === 1,
        );
        for (const { title, ahead } of near) {
          if (ahead === null) continue;
          const standard = titleStandards.find((each) => each.title === title);
          const [player] = players;
          if (standard === undefined || player === undefined) throw new Error('nobody');
          const applicant = {
            player,
            event: { ...swiss, rounds },
            standard,
            isExempt: true,
            isDouble: false,
          };
          const least = ahead.scores.at(-1)?.halfPoints ?? 0;
          const finished = (extra: number) => {
            const rest = spread(extra, rounds - 7);
            return players.slice(1).map((opponent, index) => ({
              roundNumber: index + 1,
              opponent,
              halfPoints: index < 7 ? (halfPoints[index] ?? 0) : (rest[index - 7] ?? 0),
            }));
          };
          expect(isComplete(judge(applicant, finished(least)))).toBe(true);
          if (least > 0) expect(isComplete(judge(applicant, finished(least - 1)))).toBe(false);
        }
      }),
    );
  });
});
