/** @regulation Tempelhof 2018 */
import {
  championship2018,
  championshipFindings,
  classGoals,
  drawPlayOffGames,
  makeSeededRandom,
  nextClassesByPlace,
  playOffOrder,
  promotion2018,
  proposedChampionshipClasses,
  targetScores,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const entrant = (
  key: string,
  more: {
    readonly last?: readonly [played: number, next: number, isNewest?: boolean, own?: number];
    readonly cupPlace?: number;
    readonly rating?: number;
  } = {},
) => ({
  key,
  last:
    more.last === undefined
      ? null
      : {
          played: more.last[0],
          next: more.last[1],
          isNewest: more.last[2] ?? true,
          own: more.last[3] ?? more.last[0],
        },
  cupPlace: more.cupPlace ?? null,
  rating: more.rating ?? null,
});

const proposed = (entrants: readonly ReturnType<typeof entrant>[], classes = 4) =>
  proposedChampionshipClasses(championship2018, entrants, classes).map((one) => [
    ...[one.key, one.class, one.own, one.because.code.replace('championship.', '')],
    one.because.article,
  ]);

describe('III.A.1, III.A.8: the classes of a championship', () => {
  test.each([
    ['rose last year', entrant('a', { last: [2, 1] }), [1, 1, 'result-up', 'III.A.1']],
    ['went down', entrant('a', { last: [2, 3] }), [3, 3, 'result-down', 'III.A.1']],
    ['stayed', entrant('a', { last: [2, 2] }), [2, 2, 'result-stays', 'III.A.1']],
    ['paused', entrant('a', { last: [2, 3, false] }), [3, 3, 'paused', 'III.A.1']],
    [
      'played higher for a year',
      entrant('a', { last: [1, 2, true, 2] }),
      [2, 2, 'right-ended', 'III.A.8'],
    ],
    ['earned it there', entrant('a', { last: [1, 1, true, 2] }), [1, 1, 'result-up', 'III.A.1']],
    ['fell after it', entrant('a', { last: [1, 3, true, 2] }), [3, 3, 'result-down', 'III.A.1']],
    ['won the cup', entrant('a', { last: [4, 4], cupPlace: 1 }), [1, 4, 'cup', 'III.A.8']],
    ['lost its final', entrant('a', { last: [4, 4], cupPlace: 2 }), [1, 4, 'cup', 'III.A.8']],
    ['lost its semi-final', entrant('a', { last: [4, 4], cupPlace: 4 }), [2, 4, 'cup', 'III.A.8']],
    ['out before', entrant('a', { last: [4, 4], cupPlace: 8 }), [4, 4, 'result-stays', 'III.A.1']],
    [
      'higher anyway',
      entrant('a', { last: [1, 1], cupPlace: 2 }),
      [1, 1, 'result-stays', 'III.A.1'],
    ],
    ['a member without rating', entrant('a'), [4, 4, 'unrated', 'III.A.8']],
    ['a member among nobody', entrant('a', { rating: 2000 }), [1, 1, 'first', 'III.A.8']],
  ])('who %s', (_, one, expected) => {
    expect(proposed([one])).toEqual([['a', ...expected]]);
  });

  test('a new member is where the middle of a class is reached, whoever has a right there', () => {
    const members = [
      entrant('a', { last: [1, 1], rating: 2000 }),
      entrant('b', { last: [1, 1], rating: 2100 }),
      entrant('c', { last: [2, 2], rating: 1800 }),
      entrant('d', { last: [3, 3], rating: 1500, cupPlace: 1 }),
    ];
    const of = (rating: number) => proposed([...members, entrant('new', { rating })]).at(-1)?.[1];
    expect([2150, 2100, 2099, 1800, 1799, 1500, 1499].map(of)).toEqual([1, 1, 2, 2, 3, 3, 4]);
  });

  test('where nobody has a class yet, all are divided evenly by rating, the same rating in one class', () => {
    const ratings = [2100, 2000, 1900, 1800, 1800, 1700, 1600, 1500, null, null, null, null];
    const members = ratings.map((rating, index) =>
      entrant(`m${index}`, rating === null ? {} : { rating }),
    );
    expect(
      proposed(members.toReversed())
        .map(([, each]) => each)
        .toReversed(),
    ).toEqual([...[1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 4]]);
    const sixty = Array.from({ length: 60 }, (_, index) =>
      entrant(`p${index}`, { rating: 2400 - index }),
    );
    for (const each of [1, 2, 3, 4]) {
      expect(proposed(sixty).filter(([, one]) => one === each)).toHaveLength(15);
    }
  });

  test('in three classes the fourth is the third', () => {
    expect(proposed([entrant('a', { last: [4, 4] }), entrant('b')], 3)).toEqual([
      ['a', 3, 3, 'result-stays', 'III.A.1'],
      ['b', 3, 3, 'unrated', 'III.A.8'],
    ]);
  });
});

const found = (classes: readonly number[], rounds: number, allPlayAll = false) =>
  championshipFindings(championship2018, { classes, rounds, allPlayAll }).map(
    ({ code, article }) => `${code.replace('championship.', '')} ${article}`,
  );

describe('III.A.1, III.A.2, III.A.5: how it is played', () => {
  test.each([
    ['11 rounds with 40 to 60', [10, 10, 10, 10], 11, []],
    ['no others', [10, 10, 10, 10], 9, ['rounds-fixed III.A.2']],
    ['fewer than 40: another odd number', [10, 10, 10, 9], 9, []],
    ['not an even one', [10, 10, 10, 9], 10, ['rounds-even III.A.2']],
    ['nor under nine', [10, 10, 10, 9], 7, ['rounds-few III.A.2']],
    ['more than 60', [20, 20, 20, 1], 13, []],
    ['twenty in a class', [21, 20, 10, 9], 11, ['class-too-large III.A.1']],
    ['nobody in a class', [20, 20, 0, 20], 11, ['class-empty III.A.1']],
  ] as const)('one Swiss: %s', (_, classes, rounds, expected) => {
    expect(found(classes, rounds)).toEqual(expected);
  });

  test.each([
    ['seven a class', [0, 7, 0], 7, []],
    ['six are too few', [0, 6, 0], 5, ['too-few-for-all III.A.1']],
  ] as const)('everybody against everybody: %s', (_, classes, rounds, expected) => {
    expect(found(classes, rounds, true)).toEqual(expected);
  });

  test.each([
    ['twelve play everybody', [12, 0, 0], 7, ['class-swiss-few III.A.5']],
    ['13 + 21 are 34: seven rounds', [13, 0, 0], 7, ['class-swiss-wish III.A.5']],
    [
      'six are not enough',
      [13, 0, 0],
      6,
      ['class-swiss-rounds III.A.5', 'class-swiss-wish III.A.5'],
    ],
    ['14 + 21 are 35: seven', [14, 0, 0], 7, ['class-swiss-wish III.A.5']],
    [
      '15 + 21 are 36: eight',
      [15, 0, 0],
      7,
      ['class-swiss-rounds III.A.5', 'class-swiss-wish III.A.5'],
    ],
  ] as const)('a class by itself: %s', (_, classes, rounds, expected) => {
    expect(found(classes, rounds)).toEqual(expected);
  });
});

describe('III.A.3: what somebody still needs', () => {
  const targets = targetScores(promotion2018, { rounds: 11, classes: [10, 10, 10, 10] });
  const goals = (own: number, halfPoints: number, most: number) =>
    classGoals(promotion2018, targets, { class: own, halfPoints, most }).map(
      (one) => `${one.about} ${one.class} ${one.missing} ${one.standing}`,
    );

  test.each([
    ['class 1 stays with 6½ and rises nowhere', 1, 12, 4, ['stay 1 1 open']],
    ['class 2 wants 4½ and 7½', 2, 9, 6, ['stay 2 0 reached', 'up 1 6 open']],
    ['out of reach', 2, 5, 3, ['stay 2 4 out-of-reach', 'up 1 10 out-of-reach']],
    ['class 4 rises by two at most', 4, 12, 2, ['up 3 0 reached', 'up 2 1 open']],
  ])('%s', (_, own, halfPoints, most, expected) => {
    expect(goals(own, halfPoints, most)).toEqual(expected);
  });
});

describe('III.A.4: two up, two down', () => {
  const played = (places: readonly (readonly [place: number, sharing: number])[], own = 2) =>
    nextClassesByPlace({
      class: own,
      of: 3,
      up: 2,
      down: 2,
      players: places.map(([place, sharing], index) => ({ no: index + 1, own, place, sharing })),
    }).map(
      ({ to, because: [because] }) => `${to} ${because?.code.slice('promotion.place-'.length)}`,
    );
  const alone = (count: number) =>
    Array.from({ length: count }, (_, index) => [index + 1, 1] as const);

  test.each([
    [
      'of seven',
      alone(7),
      2,
      ['1 up', '1 up', '2 stays', '2 stays', '2 stays', '3 down', '3 down'],
    ],
    ['nobody above', alone(4), 1, ['1 stays', '1 stays', '2 down', '2 down']],
    ['nobody below', alone(4), 3, ['2 up', '2 up', '3 stays', '3 stays']],
    ['up comes first', alone(3), 2, ['1 up', '1 up', '3 down']],
    [
      'a shared second place',
      [
        [1, 1],
        [2, 2],
        [2, 2],
        [4, 1],
        [5, 1],
        [6, 1],
      ] as const,
      2,
      ['1 up', '2 tied', '2 tied', '2 stays', '3 down', '3 down'],
    ],
    [
      'a shared place at the lower line',
      [
        [1, 1],
        [2, 1],
        [3, 1],
        [4, 2],
        [4, 2],
        [6, 1],
      ] as const,
      2,
      ['1 up', '1 up', '2 stays', '2 tied', '2 tied', '3 down'],
    ],
  ])('%s', (_, places, own, expected) => {
    expect(played(places, own)).toEqual(expected);
  });

  test('who had a right for one year and goes down is where they were', () => {
    const players = [1, 2, 3].map((no) => ({ no, own: no === 3 ? 3 : 1, place: no, sharing: 1 }));
    expect(
      nextClassesByPlace({ class: 1, of: 3, up: 2, down: 2, players }).map(({ to }) => to),
    ).toEqual([1, 2, 3]);
  });
});

describe('III.A.4: a play-off for a shared place', () => {
  const game = (white: string, black: string, whiteHalfPoints: number | null) => ({
    white,
    black,
    whiteHalfPoints,
  });
  const orderOf = (lot: string, ...games: readonly ReturnType<typeof game>[]) =>
    playOffOrder([...lot], games)?.map(({ key, byLot }) => (byLot ? `${key}?` : key)) ?? null;

  test('everybody meets everybody once, with colours by lot', () => {
    const games = drawPlayOffGames(['a', 'b', 'c', 'd'], makeSeededRandom('syv'));
    const pairs = games.map(({ white, black }) => [white, black].toSorted().join(''));
    expect(pairs).toEqual(['ab', 'ac', 'ad', 'bc', 'bd', 'cd']);
    expect(new Set(games.map(({ white, black }) => white < black)).size).toBe(2);
  });

  test.each([
    ['a game is still to be played', orderOf('ab', game('a', 'b', null)), null],
    ['one won', orderOf('ab', game('a', 'b', 0)), ['b', 'a']],
    ['drawn again: the lot for good', orderOf('ba', game('a', 'b', 1)), ['b?', 'a?']],
    [
      'equal points, and Sonneborn-Berger parts them',
      orderOf(
        'abcd',
        ...[game('a', 'b', 2), game('a', 'c', 2), game('d', 'a', 2)],
        ...[game('b', 'c', 1), game('b', 'd', 2), game('c', 'd', 1)],
      ),
      ['a', 'd', 'b', 'c'],
    ],
    [
      'three in a circle: the lot for good',
      orderOf('cab', game('a', 'b', 2), game('b', 'c', 2), game('c', 'a', 2)),
      ['c?', 'a?', 'b?'],
    ],
  ])('%s', (_case, found, expected) => {
    expect(found).toEqual(expected);
  });
});
