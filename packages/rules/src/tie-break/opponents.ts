import { at } from '../kernel/at.ts';
import { fraction } from '../kernel/fraction.ts';
import type { HalfPoints } from '../kernel/half-points.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import type { ScoreTable } from './score-table.ts';
import type { ScoredPlayer } from './scored-player.ts';
import type { Working } from './tie-break.ts';

/** One round of a player for the corrections of DSU 4.14. */
export interface MetOpponent {
  /** From 1. */
  readonly roundNumber: number;
  /** null: the player sat out; the lowest-placed partner counts as an opponent without points. */
  readonly opponent: PlayerNo | null;
  /** The opponent's points at the end of the counting rounds. */
  readonly opponentHalfPoints: HalfPoints;
  /** The player's points in the round. */
  readonly halfPoints: HalfPoints;
}

/**
 * A player's opponents, round by round. A forfeited pairing counts like a game, since 4.14 makes no
 * exception and §16c leaves the scores of withdrawn players in the table; a sit-out counts as an
 * opponent without points; a round from which the player was absent gives no opponent.
 *
 * @article DSU 2002 4.14; §16c
 */
export function metOpponents(
  player: ScoredPlayer,
  totals: ReadonlyMap<PlayerNo, HalfPoints>,
): readonly MetOpponent[] {
  return player.records.flatMap((record, index): readonly MetOpponent[] => {
    const roundNumber = index + 1;
    if (record.kind === 'absent') return [];
    if (record.kind === 'bye') {
      const { halfPoints } = record;
      return record.bye === 'zero-point'
        ? []
        : [{ roundNumber, opponent: null, opponentHalfPoints: 0, halfPoints }];
    }
    const { opponent, halfPoints } = record;
    return [{ roundNumber, opponent, opponentHalfPoints: totals.get(opponent) ?? 0, halfPoints }];
  });
}

/** The corrections' lines from the lowest opponent up; of equally low ones the first met is lower. */
export const linesFromLowest = (
  { players, totals }: ScoreTable,
  player: number,
  fromStage: (index: number, count: number) => number,
): readonly Working[] =>
  metOpponents(at(players, player), totals)
    .toSorted(
      (a, b) => a.opponentHalfPoints - b.opponentHalfPoints || a.roundNumber - b.roundNumber,
    )
    .map(({ roundNumber, opponent, opponentHalfPoints }, index, { length }) => ({
      roundNumber,
      opponent,
      opponentHalfPoints,
      contribution: fraction(opponentHalfPoints, 2),
      fromStage: Math.max(0, fromStage(index, length)),
    }));
