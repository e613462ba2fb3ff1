import { at } from '../../kernel/at.ts';
import { fraction } from '../../kernel/fraction.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import type { RoundRecord } from '../../kernel/round-record.ts';
import { indexOf, type ScoreTable } from '../score-table.ts';
import { sumStages } from '../sum-stages.ts';
import type { TieBreakValue, Working } from '../tie-break.ts';
import { opponentIn } from './counted-rounds.ts';
import type { TieBreakMaker } from './descriptor.ts';

const pairingsIn = (records: readonly RoundRecord[]): number =>
  records.filter((record) => opponentIn(record) !== null).length;

/**
 * Half of the possible score, in quarter-points. Without free rounds that is a win in every round; a
 * round robin of an odd number has fewer games than rounds.
 */
function halfOfMaximum({ rules, rounds, players }: ScoreTable): number {
  const games =
    rules.system === 'round-robin'
      ? Math.max(0, ...players.map(({ records }) => pairingsIn(records)))
      : rounds;
  return rules.points.win * games;
}

/** Whether an opponent has enough points, as the fields of a line. */
function weighOpponent(
  opponentHalfPoints: HalfPoints,
  limitQuarterPoints: number,
): Pick<Working, 'fromStage' | 'because'> {
  if (2 * opponentHalfPoints >= limitQuarterPoints) return { fromStage: 0 };
  const facts = { opponentHalfPoints, limitHalfPoints: limitQuarterPoints / 2 };
  return {
    fromStage: 1,
    because: [{ code: 'tie-break.opponent-below-limit', article: 'FIDE C.07 9.2', facts }],
  };
}

function pointsAgainstTheBest(
  table: ScoreTable,
  player: number,
  limitQuarterPoints: number,
): TieBreakValue {
  const { own, records } = table.sheet('forfeits-played');
  const workings = at(records, player).flatMap((record, round): readonly Working[] => {
    if (record.kind !== 'game') return [];
    const { opponent, halfPoints } = record;
    const opponentHalfPoints = at(own, indexOf(table, opponent));
    return [
      {
        roundNumber: round + 1,
        opponent,
        opponentHalfPoints,
        ownHalfPoints: halfPoints,
        contribution: fraction(halfPoints, 2),
        ...weighOpponent(opponentHalfPoints, limitQuarterPoints),
      },
    ];
  });
  return sumStages(workings, 1);
}

/**
 * Koya: the points scored against opponents with at least half of the possible points, including
 * forfeits. `L±n` shifts that limit by half-points: L−1, L−2, … and L+1, … give the extended Koya of
 * 2012.
 *
 * @article FIDE C.07 9.2, 14.5; FIDE 2012 annex 3 A.d
 */
export const koya: TieBreakMaker = (name, { limitShift }) => ({
  ...name,
  compute(table, tied) {
    const limit = halfOfMaximum(table) + 2 * limitShift;
    return new Map(tied.map((no) => [no, pointsAgainstTheBest(table, indexOf(table, no), limit)]));
  },
});
