import type { ChessEvent } from '@rokade/event';
import type { Tournament } from '@rokade/tournament';

/**
 * The address of the event's entry list: its own, or the tournament from which its groups were
 * made, as long as the event itself has no entrants.
 */
export function entriesOf(
  { id, entrants }: Pick<ChessEvent, 'id' | 'entrants'>,
  groups: readonly Tournament[],
): string {
  const lists = new Set(
    groups.flatMap(({ settings: { origin } }) =>
      origin?.kind === 'group' ? origin.tournaments : [],
    ),
  );
  const [list] = lists;
  return entrants.length === 0 && lists.size === 1
    ? `/console/${list}/entries`
    : `/console/events/${id}/entries`;
}
