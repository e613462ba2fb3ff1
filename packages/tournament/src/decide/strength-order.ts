import { strengthOrder as byStrength } from '@rokade/rules';
import { secondRatingIn, strengthIn } from '../questions/ratings.ts';
import type { Tournament } from '../state/state.ts';
import type { PlayerId } from '../values/ids.ts';

/**
 * The players by strength: by the rating that counts in the tournament and, if equal, by the second
 * rating that the organiser chose. The arbiter may order them differently by typing the numbers in.
 *
 * @article DSU 2002 4.11 §1; FIDE C.04.2 initial order
 */
export function strengthOrder({ settings, players }: Tournament): readonly PlayerId[] {
  const ranked = players.map((player) => {
    const { name, title } = player.details;
    return {
      id: player.id,
      name,
      title,
      rating: strengthIn(settings, player),
      second: secondRatingIn(settings, player),
    };
  });
  return byStrength(ranked).map(({ id }) => id);
}
