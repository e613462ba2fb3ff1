import type { HalfPoints } from '../../../kernel/half-points.ts';
import type { PlayerNo } from '../../../kernel/round-record.ts';

/**
 * The highest TPN of group GA: twice a quarter of the players, rounded up: 161 players give 82.
 * `@article FIDE C.04.7 2026 2`
 */
export const lastOfGroupA = (players: number): PlayerNo => 2 * Math.ceil(players / 4);

/**
 * The virtual points of a group GA player for each round, index 0 is round 1: a win in the first half
 * of the accelerated rounds, half a win in the second; half of all rounds are accelerated, and both
 * halves are rounded up. `@article FIDE C.04.7 2026 3`
 */
export function bakuHalfPoints(rounds: number, win: HalfPoints): readonly HalfPoints[] {
  const accelerated = Math.ceil(rounds / 2);
  const full = Math.ceil(accelerated / 2);
  return Array.from({ length: rounds }, (_, index) => {
    if (index < full) return win;
    return index < accelerated ? win / 2 : 0;
  });
}

/** The virtual points of all players under Baku acceleration, for `DutchRequest.virtualHalfPoints`. */
export function bakuAcceleration(
  players: readonly PlayerNo[],
  rounds: number,
  win: HalfPoints,
): ReadonlyMap<PlayerNo, readonly HalfPoints[]> {
  const halfPoints = bakuHalfPoints(rounds, win);
  const last = lastOfGroupA(players.length);
  return new Map(
    players
      .toSorted((a, b) => a - b)
      .slice(0, last)
      .map((no) => [no, halfPoints] as const),
  );
}
