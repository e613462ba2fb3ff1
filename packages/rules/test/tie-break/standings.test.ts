/** @regulation DSU 2002 */
import {
  computeStandings,
  fraction,
  type PlayerNo,
  type ScoredPlayer,
  type TieBreak,
  toNumber,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scored, withHalfPoints } from './scored-players.ts';

/** A tie-break with given values, which records the groups that it was calculated for. */
function fixedTieBreak(
  values: Readonly<Record<PlayerNo, readonly number[] | null>>,
  groups: (readonly PlayerNo[])[] = [],
): TieBreak {
  return {
    code: 'GIVEN',
    article: '4.14',
    compute(_, tied) {
      groups.push([...tied].sort((a, b) => a - b));
      return new Map(
        tied.map((no) => {
          const stages = values[no];
          return [no, stages ? { stages: stages.map((n) => fraction(n)), workings: [] } : null];
        }),
      );
    },
  };
}

const inShort = (players: readonly ScoredPlayer[], tieBreaks: readonly TieBreak[]) =>
  computeStandings(players, tieBreaks).map(({ rank, no }) => [rank, no]);

describe('4.14: standings', () => {
  const four = [2, 4, 4, 4].map((halfPoints, index) => withHalfPoints(index + 1, halfPoints));

  test('points decide; equal in everything shares the rank, listed by number', () => {
    expect(inShort([...four].reverse(), [])).toEqual([
      [1, 2],
      [1, 3],
      [1, 4],
      [4, 1],
    ]);
  });

  test('a tie-break is asked for each group still tied, and only inside it', () => {
    const [first, second]: (readonly PlayerNo[])[][] = [[], []];
    const tieBreaks = [
      fixedTieBreak({ 1: [9], 2: [5], 3: [7], 4: [5] }, first),
      fixedTieBreak({ 1: [0], 2: [1], 3: [0], 4: [2] }, second),
    ];
    expect(inShort(four, tieBreaks)).toEqual([
      [1, 3],
      [2, 4],
      [3, 2],
      [4, 1],
    ]);
    expect(first).toEqual([[2, 3, 4], [1]]);
    expect(second).toEqual([[3], [2, 4], [1]]);
  });

  test('of a tie-break in stages a later one counts where the earlier are equal', () => {
    const staged = fixedTieBreak({ 1: [0, 0], 2: [5, 1], 3: [5, 3], 4: [6, 0] });
    expect(inShort(four, [staged])).toEqual([
      [1, 4],
      [2, 3],
      [3, 2],
      [4, 1],
    ]);
  });

  test('a tie-break dropped for all decides nothing and is null', () => {
    const dropped = fixedTieBreak({ 1: null, 2: null, 3: null, 4: null });
    const rows = computeStandings(four, [dropped]);
    expect(rows.map(({ rank }) => rank)).toEqual([1, 1, 1, 4]);
    expect(rows.map(({ values }) => values)).toEqual([[null], [null], [null], [null]]);
  });

  test('who has no value stands behind those equal with them who have', () => {
    expect(inShort(four, [fixedTieBreak({ 1: [0], 2: null, 3: [0], 4: [1] })])).toEqual([
      [1, 4],
      [2, 3],
      [3, 2],
      [4, 1],
    ]);
  });

  test('of some the lower value stands in front', () => {
    const lower = {
      ...fixedTieBreak({ 1: [0], 2: [5], 3: [7], 4: [5] }),
      order: 'lower-first',
    } as const;
    expect(inShort(four, [lower])).toEqual([
      [1, 2],
      [1, 4],
      [3, 3],
      [4, 1],
    ]);
  });

  test('nobody, and nothing played', () => {
    expect(computeStandings([], [])).toEqual([]);
    expect(computeStandings([scored(2), scored(1)], [])).toEqual([
      { rank: 1, pointsRank: 1, no: 1, halfPoints: 0, values: [], counts: true },
      { rank: 1, pointsRank: 1, no: 2, halfPoints: 0, values: [], counts: true },
    ]);
  });

  test('a rank is one more than the players who stand better', () => {
    const players = fc.array(
      fc.record({
        halfPoints: fc.integer({ min: 0, max: 3 }),
        stages: fc.tuple(fc.nat(2), fc.nat(2)),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(players, (facts) => {
        const table = facts.map(({ halfPoints }, index) => withHalfPoints(index + 1, halfPoints));
        const values = Object.fromEntries(facts.map(({ stages }, index) => [index + 1, stages]));
        const merit = (no: PlayerNo): number => {
          const [first, second] = values[no] ?? [0, 0];
          return (facts[no - 1]?.halfPoints ?? 0) * 100 + first * 10 + second;
        };
        const rows = computeStandings(table, [fixedTieBreak(values)]);
        expect(rows.map(({ no }) => no).sort((a, b) => a - b)).toEqual(table.map(({ no }) => no));
        for (const { rank, no, values: shown } of rows) {
          expect(rank).toBe(1 + table.filter((other) => merit(other.no) > merit(no)).length);
          expect(shown.map((value) => value?.stages.map(toNumber))).toEqual([values[no]]);
        }
      }),
    );
  });
});
