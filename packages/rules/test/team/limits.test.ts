import {
  type EligiblePlayer,
  eligiblePlayer,
  judgeLineUp,
  type LineUpLimits,
  lateReserve,
  limitFaults,
  lineUpLimits,
  squadFaults,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const squad = (facts: Readonly<Record<string, Partial<EligiblePlayer>>> = {}) =>
  ids.map((id, index) => ({ ...eligiblePlayer(id, 2000 - 50 * index), ...facts[id] }));

const { free, bsv, dsu } = lineUpLimits;

const faultsOf = (
  played: readonly (string | null)[],
  limits: LineUpLimits,
  facts: Readonly<Record<string, Partial<EligiblePlayer>>> = {},
) =>
  limitFaults({ squad: squad(facts), played, limits }).map((fault) =>
    'board' in fault
      ? `${fault.board} ${fault.code}`
      : `${fault.code} ${fault.count}/${fault.bound}`,
  );

/** @article Tempelhof 2018 III.H.3, III.H.4 */
describe('limits of a line-up (Tempelhof 2018 III.H)', () => {
  test.each([
    ['nothing wrong', ['a', 'b', 'd', 'f'], bsv, {}, []],
    ['the list', ['b', 'a', 'c', 'd'], bsv, {}, ['1 order']],
    ['no list in a free league', ['b', 'a', 'c', 'd'], free, {}, []],
    ['a gap', ['a', null, 'c', 'd'], bsv, {}, ['2 gap']],
    ['somebody twice, and a stranger', ['a', 'a', 'x', 'd'], bsv, {}, ['2 doubled', '3 unlisted']],
    ['suspended', ['a', 'b'], free, { b: { suspendedBy: 'DSU 4.1' } }, ['2 suspended']],
    ['named too late', ['a', 'b'], bsv, { a: { isNamed: false } }, ['1 not-named']],
    ['for another club', ['a', 'b'], bsv, { a: { otherClub: 'X' } }, ['1 other-club']],
    ['for another club where that is free', ['a'], free, { a: { otherClub: 'X' } }, []],
    ['in two teams at once', ['a', 'b'], free, { b: { otherTeam: '2' } }, ['2 other-team']],
    [
      'three times higher',
      ['a', 'b'],
      { ...bsv, fixedAfter: 3 },
      { a: { playedHigher: 2 }, b: { playedHigher: 3 } },
      ['2 plays-higher'],
    ],
    [
      'guests',
      ['a', 'b'],
      { ...free, mostGuests: 0 },
      { a: { isGuest: true } },
      ['too-many-guests 1/0'],
    ],
    [
      'foreigners',
      ['a', 'b'],
      { ...free, mostForeigners: 1 },
      { a: { isForeigner: true }, b: { isForeigner: true } },
      ['too-many-foreigners 2/1'],
    ],
    ['juniors', ['a', 'b'], { ...free, leastJuniors: 1 }, {}, ['too-few-juniors 0/1']],
    ['a woman’s board', ['a', 'b'], { ...free, leastWomen: 1 }, { b: { isWoman: true } }, []],
    [
      'reserves',
      ['a', 'b'],
      { ...free, mostReserves: 1 },
      { a: { seat: 'reserve' }, b: { seat: 'reserve' } },
      ['too-many-reserves 2/1'],
    ],
    [
      'five of eight',
      ['a', 'b', 'c', 'd', 'e', null, null, null],
      dsu,
      {},
      ['too-few-players 5/6'],
    ],
    ['six of eight', ['a', 'b', 'c', 'd', 'e', 'f', null, null], dsu, {}, []],
  ] as const)('%s', (_, played, limits, facts, expected) => {
    expect(faultsOf(played, limits, facts)).toEqual(expected);
  });

  test('a fault names its article where it is known', () => {
    const facts = { b: { suspendedBy: 'DSU 4.1.9' } };
    const faults = limitFaults({ squad: squad(facts), played: ['c', 'b'], limits: bsv });
    expect(faults.map(({ code, article }) => [code, article])).toEqual([
      ['order', 'Tempelhof III.H.3'],
      ['suspended', 'DSU 4.1.9'],
    ]);
  });
});

describe('what a faulty line-up costs', () => {
  const lost = (played: readonly (string | null)[], limits: LineUpLimits) =>
    judgeLineUp({ squad: squad(), played, limits }).lost.map(({ board }) => board);

  test.each([
    [['b', 'a', 'c', 'd'], bsv, [1, 2, 3, 4]],
    [['a', 'c', 'b', 'd'], bsv, [2, 3, 4]],
    [['a', 'c', 'b', 'd'], { ...bsv, wrongOrder: 'this-board' }, [2]],
    [['a', 'c', 'b', 'd'], { ...bsv, wrongOrder: 'nothing' }, []],
    [['a', null, 'c', 'd'], bsv, [3, 4]],
    [['a', null, 'c', 'd'], dsu, []],
    [['a', 'b', 'c', null], bsv, []],
    [['a', 'x', 'c', 'd'], dsu, [2]],
    [['x', 'a', 'a', 'b'], free, []],
  ] as const)('%j', (played, limits, expected) => {
    expect(lost(played, limits)).toEqual(expected);
  });

  test('three empty boards of eight cost a match point where the league says so', () => {
    const played = ['a', 'b', 'c', 'd', 'e', null, null, null];
    expect(judgeLineUp({ squad: squad(), played, limits: dsu }).penaltyMatchPoints).toBe(1);
    expect(judgeLineUp({ squad: squad(), played, limits: bsv }).penaltyMatchPoints).toBe(0);
  });
});

/** @article Tempelhof 2018 III.H.4 */
describe('squads (Tempelhof 2018 III.H.4)', () => {
  const codes = (
    facts: Readonly<Record<string, Partial<EligiblePlayer>>>,
    [captain, deputy]: readonly [string | null, string | null],
    limits: LineUpLimits = bsv,
  ) =>
    squadFaults({ boards: 4, players: squad(facts), captain, deputy }, limits).map(
      ({ code }) => code,
    );
  const fourAndOne = { e: { seat: 'reserve' }, f: { seat: 'reserve' } } as const;

  test.each([
    ['four and one, and a further reserve', fourAndOne, ['a', 'b'], []],
    ['five regular players', { f: { seat: 'reserve' } }, ['a', 'b'], ['too-many-regulars']],
    ['no reserve', {}, ['a', 'b'], ['too-many-regulars', 'too-few-fixed-reserves']],
    ['a captain who is a reserve', fourAndOne, ['e', 'b'], ['no-captain']],
    ['no deputy', fourAndOne, ['a', null], ['no-deputy']],
  ] as const)('%s', (_, facts, offices, expected) => {
    expect(codes(facts, offices)).toEqual(expected);
  });

  test('nobody stands behind one with more than 400 points less', () => {
    const gap = { ...free, ratingGap: 400 };
    const players = [
      eligiblePlayer('a', 1500),
      eligiblePlayer('b', null),
      eligiblePlayer('c', 1900),
      eligiblePlayer('d', 1901),
    ];
    expect(squadFaults({ boards: 4, players, captain: null, deputy: null }, gap)).toEqual([
      { code: 'rating-gap', player: 'd', behind: 'a', difference: 401, article: null },
    ]);
  });
});

/** @article DSU 2010 4.5.4.2 */
test('a reserve after half an hour may play, unrated in Denmark (DSU 2010 4.5.4.2)', () => {
  expect(lateReserve(29, dsu)).toEqual({ kind: 'none', because: 'too-early' });
  expect(lateReserve(30, dsu)).toEqual({
    kind: 'may-play',
    isRated: false,
    article: 'DSU 4.5.4.2',
  });
  expect(lateReserve(45, bsv)).toEqual({ kind: 'none', because: 'no-such-rule' });
  expect(lateReserve(45, { ...free, reserveAfterMinutes: 30 })).toMatchObject({ isRated: true });
});
