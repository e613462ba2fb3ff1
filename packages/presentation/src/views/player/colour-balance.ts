import type { CardRound } from '@rokade/tournament';
import type { PictureLine, Tick } from '../picture/scale.ts';

/** A line of a picture with what stands below it. */
export interface BalancePicture {
  readonly line: Pick<PictureLine, 'points'>;
  readonly below: readonly Tick[];
}

/** One game says nothing of a balance. */
const fewestGames = 2;

/**
 * By how many games a player had White more often than Black, after each game that was played at the
 * board or is paired; null: there are too few.
 */
export function colourBalance(
  rounds: readonly Pick<CardRound, 'round' | 'cell'>[],
): BalancePicture | null {
  const points: (readonly [round: number, balance: number])[] = [];
  for (const { round, cell } of rounds) {
    if (cell.kind !== 'game' || cell.how === 'forfeit') continue;
    const before = points.at(-1)?.[1] ?? 0;
    points.push([round, before + (cell.colour === 'white' ? 1 : -1)]);
  }
  if (points.length < fewestGames) return null;
  const first = (points[0]?.[0] ?? 1) - 1;
  return {
    line: { points: [[first, 0], ...points] },
    below: points.map(([round]) => ({ at: round, text: String(round) })),
  };
}
