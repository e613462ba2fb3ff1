import type { RoundRecord } from '@rokade/rules';

/** `down`: the opponent came with fewer points; `up`: with more. */
export type ScoreFloat = 'up' | 'down';

const floatAgainst = (own: number, opponent: number): ScoreFloat | null => {
  if (own === opponent) return null;
  return own > opponent ? 'down' : 'up';
};

/**
 * For each round, whether a player met somebody of another score group; null in a round without an
 * opponent, or with an equal one.
 *
 * @param progress half-points after each round, by player number
 */
export function scoreFloats(
  no: number,
  records: readonly RoundRecord[],
  progress: ReadonlyMap<number, readonly number[]>,
): readonly (ScoreFloat | null)[] {
  const before = (player: number, round: number): number => progress.get(player)?.[round - 1] ?? 0;
  return records.map((record, round) =>
    record.kind === 'game' || record.kind === 'forfeit'
      ? floatAgainst(before(no, round), before(record.opponent, round))
      : null,
  );
}
