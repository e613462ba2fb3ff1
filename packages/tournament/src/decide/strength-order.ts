import type { PlayerId } from '../ids.ts';
import type { Player } from '../player.ts';
import type { Tournament } from '../state.ts';
import { nameKey, titles } from './player-check.ts';

/** A Danish tournament ranks by the Danish rating, one paired by FIDE's rules by FIDE's. */
function strengthOf({ settings }: Tournament, { details }: Player): number {
  const { rating, fideRating } = details;
  const strength =
    settings.system.code === 'dutch' ? (fideRating ?? rating) : (rating ?? fideRating);
  return strength ?? 0;
}

const titleRank = ({ details }: Player): number =>
  titles.findIndex((title) => details.title === title);

function byName(a: Player, b: Player): number {
  const [keyA, keyB] = [nameKey(a.details.name), nameKey(b.details.name)];
  if (keyA === keyB) return 0;
  return keyA < keyB ? -1 : 1;
}

/**
 * Players by strength: rating, then title, then name. The arbiter may put them otherwise by typing
 * the numbers in.
 *
 * @article DSU 2002 4.11 §1
 */
export const strengthOrder = (t: Tournament): readonly PlayerId[] =>
  t.players
    .toSorted(
      (a, b) => strengthOf(t, b) - strengthOf(t, a) || titleRank(a) - titleRank(b) || byName(a, b),
    )
    .map(({ id }) => id);
