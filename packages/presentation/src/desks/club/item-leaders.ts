import { type Contest, type ItemResults, matchedEntry, seasonView } from '@rokade/club';

/** Who stands first in the book of an item of a season's programme. */
export interface ItemLeaders {
  readonly names: readonly string[];
  /** The ids of those of them who are members of the season. */
  readonly entries: readonly string[];
}

/** More than these do not share a title: the competition has hardly begun. */
const mostShared = 2;

/** The items of a season that are played in a book and have no winner yet. */
export const itemsWithoutWinner = (season: Contest) =>
  (seasonView(season)?.items ?? []).filter(
    ({ book, champions }) => book !== null && champions.length === 0,
  );

/**
 * Who stands first in the books of a season's items that have no winner yet, by item: nobody where more
 * than two do. A title may still need a play-off, so that a winner is noted and not taken.
 */
export const leadersOfItems = (
  season: Contest,
  all: readonly ItemResults[],
): Readonly<Record<string, ItemLeaders>> =>
  Object.fromEntries(
    itemsWithoutWinner(season).flatMap(({ item }) => {
      const results = all.find((one) => one.item === item)?.results ?? [];
      const first = results.filter(({ place }) => place === 1);
      if (first.length === 0 || first.length > mostShared) return [];
      const entries = first.flatMap((one) => matchedEntry(season, one) ?? []);
      return [[item as string, { names: first.map(({ name }) => name), entries }]];
    }),
  );
