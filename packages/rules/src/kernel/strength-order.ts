import { compareAlphabetically } from './alphabetical.ts';

/** The values on which a player's place in the order of strength depends. */
export interface StrengthPlayer {
  /** null = unrated. */
  readonly rating: number | null;
  /** The number that decides between equal ratings, if the organiser uses one; null = none. */
  readonly second?: number | null;
  /** GM IM WGM FM WIM CM WFM WCM or ''. */
  readonly title: string;
  readonly name: string;
}

/** FIDE's titles, highest first; anything else ranks as no title. */
const titlesFromHighest: readonly string[] = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'];

function titleRank(title: string): number {
  const rank = titlesFromHighest.indexOf(title);
  return rank < 0 ? titlesFromHighest.length : rank;
}

function compareStrength(a: StrengthPlayer, b: StrengthPlayer): number {
  const byRating = (b.rating ?? 0) - (a.rating ?? 0) || (b.second ?? 0) - (a.second ?? 0);
  if (byRating !== 0) return byRating;
  const byTitle = titleRank(a.title) - titleRank(b.title);
  return byTitle === 0 ? compareAlphabetically(a.name, b.name) : byTitle;
}

/**
 * Players from the strongest to the weakest: by rating, the unrated last; then by a second number, if
 * there is one; then by title; then by name. Players equal in all of these keep the given order, so
 * that the same list always gives the same numbers. The Danish rules only say "by rating"; the rest of
 * the order is FIDE's.
 *
 * @article FIDE C.04.2 initial order
 * @article DSU 2002 4.11 §1; §65
 */
export const strengthOrder = <P extends StrengthPlayer>(players: readonly P[]): readonly P[] =>
  [...players].sort(compareStrength);
