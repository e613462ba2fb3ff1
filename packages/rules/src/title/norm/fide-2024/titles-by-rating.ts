import type { NormPlayer, RatingTitle } from '../norm-rule-set.ts';

/** Titles by rating, higher ones first. */
const open: readonly (readonly [string, number])[] = [
  ['FM', 2300],
  ['CM', 2200],
];
const women: readonly (readonly [string, number])[] = [
  ['WFM', 2100],
  ['WCM', 2000],
];

/** Titles in the order of their rank. */
const order = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM', ''];

/**
 * The title for which a player's rating is high enough, assuming thirty rated games: the highest one,
 * if it is above the present one.
 *
 * @article FIDE B.01 2024 1.3
 */
export function titlesByRating({
  no,
  title: current,
  isWoman,
  rating,
}: NormPlayer): readonly RatingTitle[] {
  if (rating === null) return [];
  const reached = [...open, ...(isWoman ? women : [])].find(([, need]) => rating >= need);
  if (reached === undefined) return [];
  const [title, need] = reached;
  return order.indexOf(title) < order.indexOf(current) ? [{ no, title, have: rating, need }] : [];
}
