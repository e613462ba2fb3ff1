import { fraction } from '../kernel/fraction.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import { type MetOpponent, metOpponents, totalsOf } from './opponents.ts';
import type { ScoredPlayer, TieBreak, TieBreakValue, Working } from './tie-break.ts';

/** Without the two lowest, without the lowest, all. */
const stageCount = 3;

function correctionOf(met: readonly MetOpponent[]): TieBreakValue {
  const byPoints = [...met].sort(
    (a, b) => a.opponentHalfPoints - b.opponentHalfPoints || a.roundNumber - b.roundNumber,
  );
  const workings = byPoints.map(
    ({ roundNumber, opponent, opponentHalfPoints }, index): Working => ({
      roundNumber,
      opponent,
      opponentHalfPoints,
      contribution: fraction(opponentHalfPoints, 2),
      fromStage: Math.max(0, stageCount - 1 - index),
    }),
  );
  const stages = Array.from({ length: stageCount }, (_, stage) => {
    const counted = workings.filter(({ fromStage }) => fromStage <= stage);
    return fraction(
      counted.reduce((sum, { opponentHalfPoints }) => sum + opponentHalfPoints, 0),
      2,
    );
  });
  return { stages, workings: workings.toSorted((a, b) => a.roundNumber - b.roundNumber) };
}

function compute(
  players: readonly ScoredPlayer[],
  tied: readonly PlayerNo[],
): ReadonlyMap<PlayerNo, TieBreakValue> {
  const totals = totalsOf(players);
  const asked = new Set(tied);
  return new Map(
    players
      .filter(({ no }) => asked.has(no))
      .map((player) => [player.no, correctionOf(metOpponents(player, totals))]),
  );
}

/**
 * Almindelig korrektion: the sum of the opponents' points without the two lowest; for those still
 * tied the second lowest is taken in again, then the lowest. In points; of equally low opponents the
 * one met first counts as lower, which changes no sum.
 *
 * @article DSU 2002 4.14.2
 */
export const almindeligKorrektion: TieBreak = {
  code: 'DSU-AK',
  article: 'DSU 4.14.2',
  compute,
};
