/** @regulation DSU 2002 */
import {
  findTieBreak,
  fraction,
  makeScoreTable,
  monrad,
  type PlayerNo,
  plus,
  type ScoredPlayer,
  type TieBreakValue,
  tieBreakCodes,
  toNumber,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playTournament } from '../pairing/random-tournament.ts';
import { tieBreakOf } from './fide/values-of.ts';
import { absent, forfeit, game, satOut, scored, withHalfPoints } from './scored-players.ts';

function valueFor(code: string, players: readonly ScoredPlayer[], no: PlayerNo): TieBreakValue {
  const value = tieBreakOf(code).compute(makeScoreTable(players), [no]).get(no);
  if (!value) throw new Error(`no ${code} for ${no}`);
  return value;
}

const stagesFor = (code: string, players: readonly ScoredPlayer[]): readonly number[] =>
  valueFor(code, players, 1).stages.map(toNumber);

/** Opponents 2 to 6 with 4, 3½, 3, 1 and ½ points. */
const opponents = [
  withHalfPoints(2, 8),
  withHalfPoints(3, 7),
  withHalfPoints(4, 6),
  withHalfPoints(5, 2),
  withHalfPoints(6, 1),
];

describe('4.14.2 almindelig korrektion', () => {
  test.each<readonly [string, ScoredPlayer, readonly number[]]>([
    [
      'without the two lowest, without the lowest, all: 4 + 3½ + 3, then + 1, then + ½',
      scored(1, game(2, '+'), game(3, '-'), game(4, '='), game(5, '+'), game(6, '+')),
      [10.5, 11.5, 12],
    ],
    [
      'the results against them do not matter',
      scored(1, game(6, '-'), game(5, '-'), game(4, '-'), game(3, '-'), game(2, '-')),
      [10.5, 11.5, 12],
    ],
    [
      'sitting out is an opponent without points',
      scored(1, game(2, '+'), game(3, '-'), game(4, '='), game(5, '+'), satOut),
      [10.5, 11.5, 11.5],
    ],
    [
      '§16c: a forfeited pairing has an opponent all the same',
      scored(1, game(2, '+'), game(3, '-'), game(4, '='), game(5, '+'), forfeit(6, 2)),
      [10.5, 11.5, 12],
    ],
    [
      'a round in which they were absent gives no opponent, so that lower ones drop out',
      scored(1, absent, absent, game(4, '='), game(5, '+'), game(6, '+')),
      [3, 4, 4.5],
    ],
    ['one opponent: nothing is left', scored(1, game(2, '+')), [0, 0, 4]],
    ['no round at all', scored(1), [0, 0, 0]],
  ])('%s', (_case, player, expected) => {
    expect(stagesFor('DSU-AK', [player, ...opponents])).toEqual(expected);
  });

  test('its lines say which opponent counts from which stage', () => {
    const player = scored(1, game(6, '+'), game(2, '+'), satOut);
    const { workings } = valueFor('DSU-AK', [player, ...opponents], 1);
    expect(
      workings.map(({ roundNumber, opponent, opponentHalfPoints, fromStage }) => [
        roundNumber,
        opponent,
        opponentHalfPoints,
        fromStage,
      ]),
    ).toEqual([
      [1, 6, 1, 1],
      [2, 2, 8, 0],
      [3, null, 0, 2],
    ]);
  });
});

describe('4.14.1 Sonneborn-Berger', () => {
  test.each<readonly [string, ScoredPlayer, number]>([
    [
      'all of those beaten, half of those drawn with, nothing of the others: 4 + 3½/2 + ½',
      scored(1, game(2, '+'), game(3, '='), game(4, '-'), game(5, '-'), game(6, '+')),
      6.25,
    ],
    ['quarters are kept', scored(1, game(6, '=')), 0.25],
    ['a forfeited win counts as beaten', scored(1, forfeit(2, 2), forfeit(3, 0)), 4],
    ['sitting out gives nothing', scored(1, satOut, game(5, '+')), 1],
  ])('%s', (_case, player, expected) => {
    expect(stagesFor('DSU-SB', [player, ...opponents])).toEqual([expected]);
  });

  test('an all-play-all of four: 1 and 2 with 2 points each are told apart, 3 and 4 are not', () => {
    const table = [
      scored(1, game(2, '+'), game(3, '='), game(4, '=')),
      scored(2, game(1, '-'), game(4, '+'), game(3, '+')),
      scored(3, game(4, '='), game(1, '='), game(2, '-')),
      scored(4, game(3, '='), game(2, '-'), game(1, '=')),
    ];
    const values = [1, 2, 3, 4].map((no) => valueFor('DSU-SB', table, no).stages.map(toNumber));
    expect(values).toEqual([[3], [2], [1.5], [1.5]]);
  });
});

describe('the lines of a correction', () => {
  const table = fc
    .tuple(fc.integer({ min: 2, max: 16 }), fc.integer({ min: 1, max: 7 }), fc.nat())
    .map(([players, rounds, seed]): readonly ScoredPlayer[] => {
      const course = {
        players,
        rounds,
        roundsPlanned: null,
        absence: 5,
        withdrawal: 3,
        lateEntry: 5,
        forfeit: 10,
        pending: 5,
      };
      return playTournament(monrad, course, String(seed)).at(-1)?.request.players ?? [];
    });

  test.each(['DSU-AK', 'DSU-SB'])('add up to each stage: %s', (code) => {
    fc.assert(
      fc.property(table, (players) => {
        for (const { no } of players) {
          const { stages, workings } = valueFor(code, players, no);
          const sums = stages.map((_, stage) =>
            workings
              .filter(({ fromStage }) => fromStage <= stage)
              .reduce((sum, { contribution }) => plus(sum, contribution), fraction(0)),
          );
          expect(sums).toEqual(stages);
        }
      }),
    );
  });

  test.each(['DSU-AK', 'DSU-SB'])('do not depend on the numbers: %s', (code) => {
    fc.assert(
      fc.property(table, (players) => {
        const renamed = (no: PlayerNo): PlayerNo => 100 - no;
        const others = players
          .map((player) => ({
            ...player,
            no: renamed(player.no),
            records: player.records.map((record) =>
              'opponent' in record ? { ...record, opponent: renamed(record.opponent) } : record,
            ),
          }))
          .reverse();
        for (const { no } of players) {
          expect(valueFor(code, others, renamed(no)).stages).toEqual(
            valueFor(code, players, no).stages,
          );
        }
      }),
    );
  });
});

describe('the codes', () => {
  test.each([
    ['DSU-AK', 'DSU-AK'],
    ['DSU/AK', 'DSU-AK'],
    ['dsu-ak', 'DSU-AK'],
    [' DSU-SB ', 'DSU-SB'],
    ['DSU/MK', 'DSU-MK'],
    ['skt-fbh', 'SKT-FBH'],
    ['BH-C1', 'BH/C1'],
  ])('%j is %s', (text, code) => {
    expect(tieBreakOf(text).code).toBe(code);
  });

  test.each(tieBreakCodes)('%s is found by its own code', (code) => {
    expect(tieBreakOf(code).code).toBe(code);
  });

  test.each([
    ['', { code: 'tie-break-code.empty' }],
    ['AK', { code: 'tie-break-code.unknown', text: 'AK', base: 'AK' }],
    ['dsu/xx', { code: 'tie-break-code.unknown', text: 'dsu/xx', base: 'DSU-XX' }],
    ['DSU-AK/C1', { code: 'tie-break-code.unknown', text: 'DSU-AK/C1', base: 'DSU-AK-C1' }],
  ])('%j is not', (text, error) => {
    expect(findTieBreak(text)).toEqual({ ok: false, error });
  });
});
