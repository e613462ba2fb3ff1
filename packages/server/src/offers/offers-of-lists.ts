import { type Offer, ratingFields, type Tournament } from '@rokade/tournament';
import { type ListChange, listChanges } from '../lists/list-changes.ts';
import type { Lists } from '../lists/lists.ts';

const isRating = ({ field }: ListChange): boolean => ratingFields.some((one) => one === field);

/** The offer to a player of the values that differ in one list. */
function offerOf(changes: readonly [ListChange, ...ListChange[]]): Offer {
  const [{ player, list }] = changes;
  const from = { list: list.source, month: list.month };
  return {
    player,
    kind: 'listed',
    by: { id: `${list.source}-${list.month}`, name: list.source, more: list.month },
    changes: Object.fromEntries(changes.map(({ field, value }) => [field, value])),
    listed: Object.fromEntries(changes.filter(isRating).map(({ field }) => [field, from])),
  };
}

/** The offers of rating lists to a tournament's players; none if it is finished. */
export function offersOfLists(lists: Pick<Lists, 'of'>, t: Tournament): readonly Offer[] {
  if (t.finished) return [];
  const byPlayerAndList = Map.groupBy(
    listChanges(lists, t),
    ({ player, list }) => `${player} ${list.source}-${list.month}`,
  );
  return [...byPlayerAndList.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [offerOf([first, ...more])],
  );
}
