import type { PlayerList } from './parse-player-list.ts';
import { headingKey } from './player-field.ts';

/** Headings that name a rating and not whose it is. */
const plainHeadings: ReadonlySet<string> = new Set(['rating', 'rat', 'rtg']);

/**
 * A list in which a column that is only headed "Rating" is FIDE's, as an arbiter means it for a
 * tournament in FIDE mode. A list that has FIDE's rating in a column of its own, or names another
 * federation's, stays as it is.
 */
export function ratingsAsFide(list: PlayerList): PlayerList {
  const { columns, players, alike } = list;
  const isPlain = columns.some(
    ({ field, heading }) => field === 'rating' && plainHeadings.has(headingKey(heading)),
  );
  if (!isPlain || columns.some(({ field }) => field === 'fideRating')) return list;
  const moved = (listed: PlayerList['players'][number]) => ({
    ...listed,
    details: { ...listed.details, fideRating: listed.details.rating, rating: null },
  });
  return {
    ...list,
    columns: columns.map((column) =>
      column.field === 'rating' ? { ...column, field: 'fideRating' as const } : column,
    ),
    players: players.map(moved),
    alike: alike.map(moved),
  };
}
