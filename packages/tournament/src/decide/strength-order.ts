import { strengthOrder as byStrength } from '@rokade/rules';
import type { PlayerId } from '../ids.ts';
import type { Tournament } from '../state.ts';

/**
 * Players by strength, by the Danish rating or, in a tournament paired by FIDE's rules, by FIDE's;
 * the other rating where that one is missing. The arbiter may put them otherwise by typing the
 * numbers in.
 *
 * @article DSU 2002 4.11 §1; FIDE C.04.2 initial order
 */
export function strengthOrder({ settings, players }: Tournament): readonly PlayerId[] {
  const byFide = settings.system.code === 'dutch';
  const ranked = players.map(({ id, details: { name, title, rating, fideRating } }) => ({
    id,
    name,
    title,
    rating: byFide ? (fideRating ?? rating) : (rating ?? fideRating),
  }));
  return byStrength(ranked).map(({ id }) => id);
}
