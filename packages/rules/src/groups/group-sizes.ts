/** How players are divided into groups. */
export type Division =
  /** As few groups as possible, none with more players than this. */
  | { readonly kind: 'at-most'; readonly players: number }
  /** A given number of groups. */
  | { readonly kind: 'number'; readonly groups: number };

/** The largest size of a group that may hold an even number. */
const largestEven = (most: number): number => most - (most % 2);

/** The fewest groups that hold all players, if only one of them may be odd. */
function fewestGroups(total: number, most: number): number {
  const inEvenGroups = most % 2 === 1 && total % 2 === 1 ? total - 1 : total;
  return Math.max(1, Math.ceil(inEvenGroups / largestEven(most)));
}

/**
 * The sizes of the groups, larger ones first: as few groups as possible or the given number, as equal
 * as possible while at most one, the last, has an odd number. At least two players in each group.
 *
 * @article DSU 2002 4.2 §38; 4.4 §65
 */
export function groupSizes(total: number, division: Division): readonly number[] {
  const groups =
    division.kind === 'number' ? division.groups : fewestGroups(total, division.players);
  const pairs = Math.floor(total / 2);
  const larger = pairs % groups;
  return Array.from({ length: groups }, (_, index) => {
    const even = 2 * (Math.floor(pairs / groups) + (index < larger ? 1 : 0));
    const isLast = index === groups - 1;
    return isLast ? even + (total % 2) : even;
  });
}
