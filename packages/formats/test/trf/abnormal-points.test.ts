import {
  computeStandings,
  fideList,
  findTieBreak,
  type HalfPoints,
  halfPointsInStandings,
} from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { parseTrf, trfReader } from '../../src/index.ts';
import { crosstable } from './trf-lines.ts';

/** Four players, two rounds: 1 beats 2 and draws 3, 3 wins without play in round 1. */
const table = crosstable(
  ['   2 w 1', '   3 b ='],
  ['   1 b 0', '   4 w 1'],
  ['   4 w +', '   1 w ='],
  ['   3 b -', '   2 b 0'],
);

function read(...records: readonly string[]) {
  const parsed = parseTrf([...records, table].join('\n'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const sourceOf = (...records: readonly string[]) => trfReader(read(...records).document);

const pointsAfter = (rounds: number, ...records: readonly string[]): readonly HalfPoints[] =>
  sourceOf(...records)
    .scoredPlayers(rounds)
    .map(halfPointsInStandings);

describe('points against the scoring (299)', () => {
  it.each<
    [what: string, records: readonly string[], one: readonly number[], two: readonly number[]]
  >([
    ['none', [], [2, 0, 2, 0], [3, 2, 3, 0]],
    ['a penalty of a round', ['299          -0.5    2    1'], [2, 0, 2, 0], [2, 2, 3, 0]],
    ['a penalty stays', ['299          -0.5    1    1'], [1, 0, 2, 0], [2, 2, 3, 0]],
    [
      'a bonus of no round counts once',
      ['299           1.0         4'],
      [2, 0, 2, 2],
      [3, 2, 3, 2],
    ],
    ['a penalty of everybody', ['299          -0.5    2'], [2, 0, 2, 0], [2, 1, 2, -1]],
    ['a forfeit win', ['299 +         0.5'], [2, 0, 1, 0], [3, 2, 2, 0]],
    ['a win of one in one round', ['299 W         0.5    1    1'], [1, 0, 2, 0], [2, 2, 3, 0]],
    ['a win in a round drawn', ['299 W         0.0    2    1'], [2, 0, 2, 0], [3, 2, 3, 0]],
    ['of two the last', ['299 W  0.5', '299 W         1.5'], [3, 0, 2, 0], [4, 3, 3, 0]],
  ])('%s', (_, records, one, two) => {
    expect(pointsAfter(1, ...records)).toEqual(one);
    expect(pointsAfter(2, ...records)).toEqual(two);
  });

  it('are no reason to warn, and stated points agree with them', () => {
    const { warnings } = read('299          -0.5    2    1');
    expect(warnings.map(({ code }) => code)).not.toContain('trf.abnormal-points.not-counted');
  });

  it('decide places, and count for the opponents', () => {
    const found = findTieBreak('BH');
    if (!found.ok) throw new Error('no Buchholz');
    const lines = (...records: readonly string[]) =>
      computeStandings(sourceOf(...records).scoredPlayers(2), [found.value]).map(
        ({ no, rank, halfPoints, values }) => ({ no, rank, halfPoints, buchholz: values[0] }),
      );
    const of = (no: number, ...records: readonly string[]) =>
      lines(...records).find((line) => line.no === no);
    const penalty = '299          -1.0    2    1';
    expect(of(1)).toMatchObject({ halfPoints: 3 });
    expect(of(1, penalty)).toMatchObject({ halfPoints: 1, rank: 3 });
    expect(JSON.stringify(of(2, penalty)?.buchholz)).not.toBe(JSON.stringify(of(2)?.buchholz));
  });

  it('count for the pairing of the next round', () => {
    const before = sourceOf('142 3', '299          -0.5    1    1').pairingRequest(2);
    expect(before.players.map(halfPointsInStandings)).toEqual([1, 0, 2, 0]);
  });

  it('are no results: a rating does not see them, nor other points for games', () => {
    const plain = sourceOf().ratedPlayers({ list: fideList, rounds: 2 });
    const other = sourceOf('162  W 3.0', '299 W         0.0', '299          -9.0    1    1');
    expect(other.ratedPlayers({ list: fideList, rounds: 2 })).toEqual(plain);
  });

  it('of teams are kept and warned of', () => {
    const team =
      '310   1 Club One                         CLB1    2486   15.0   28.0  11     1    2';
    const parsed = parseTrf(['299 +   2.0   2.5', table, team].join('\n'));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(parsed.value.warnings.map(({ code }) => code)).toContain(
      'trf.abnormal-points.not-counted',
    );
    const scored = trfReader(parsed.value.document).scoredPlayers(1);
    expect(scored.map(halfPointsInStandings)).toEqual([2, 0, 2, 0]);
  });
});
