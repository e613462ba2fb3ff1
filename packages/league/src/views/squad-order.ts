import type { Member } from '../league.ts';

/** A player who stands behind another with far fewer rating points. */
export interface AgainstRatings {
  readonly member: Member;
  /** The one with the lowest rating among those who stand before. */
  readonly above: Member;
  readonly gap: number;
}

/**
 * The players of a squad who stand behind somebody with more than `allowed` rating points less, in the
 * squad's order; nobody where 0 is allowed, which means that the order is not compared. Whoever has no
 * rating is left out.
 *
 * @article Tempelhof 2018 III.H.3
 */
export function againstRatings(
  squad: readonly Member[],
  allowed: number,
): readonly AgainstRatings[] {
  if (allowed === 0) return [];
  const found: AgainstRatings[] = [];
  let lowest: Member | null = null;
  for (const member of squad) {
    const { rating } = member.values;
    if (rating === 0) continue;
    const gap = lowest === null ? 0 : rating - lowest.values.rating;
    if (lowest !== null && gap > allowed) found.push({ member, above: lowest, gap });
    if (lowest === null || rating < lowest.values.rating) lowest = member;
  }
  return found;
}
