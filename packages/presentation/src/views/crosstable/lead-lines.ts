import type { Tournament } from '@rokade/tournament';
import type { PictureLine } from '../picture/scale.ts';
import { standingsByRound } from '../standings/standings-by-round.ts';

/** So many lines can be told apart. */
const mostLines = 4;

/** The points after each round of those who stand first after a round; none before a second one. */
export function leadLines(t: Tournament, round: number): readonly PictureLine[] {
  if (round < 2) return [];
  const standings = standingsByRound(t).slice(0, round);
  const first = standings.at(-1)?.slice(0, mostLines) ?? [];
  return first.map(({ player }) => ({
    label: player.name,
    points: standings.map((rows, index) => {
      const halfPoints = rows.find((row) => row.player.id === player.id)?.halfPoints ?? 0;
      return [index + 1, halfPoints / 2];
    }),
  }));
}
