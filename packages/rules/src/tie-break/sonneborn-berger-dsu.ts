import { fraction, plus } from '../kernel/fraction.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import { type MetOpponent, metOpponents, totalsOf } from './opponents.ts';
import type { ScoredPlayer, TieBreak, TieBreakValue, Working } from './tie-break.ts';

function correctionOf(met: readonly MetOpponent[]): TieBreakValue {
  const workings = met.map(
    ({ roundNumber, opponent, opponentHalfPoints, halfPoints }): Working => ({
      roundNumber,
      opponent,
      opponentHalfPoints,
      contribution: fraction(opponentHalfPoints * halfPoints, 4),
      fromStage: 0,
    }),
  );
  const sum = workings.reduce((total, { contribution }) => plus(total, contribution), fraction(0));
  return { stages: [sum], workings };
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
 * Sonneborn-Berger: the points of the opponents beaten and half the points of those drawn with; lost
 * games do not count. In points, quarters possible.
 *
 * @article DSU 2002 4.14.1
 */
export const sonnebornBergerDsu: TieBreak = {
  code: 'DSU-SB',
  article: 'DSU 4.14.1',
  compute,
};
