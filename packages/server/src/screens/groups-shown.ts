import { parseEventId } from '@rokade/event';
import { parseTournamentId } from '@rokade/tournament';
import type { Events } from '../events/events.ts';
import type { Tournaments } from '../kinds/tournament-types.ts';

/** The books of a hall's tournaments and events. */
export interface HallBooks {
  readonly tournaments: Pick<Tournaments, 'shown'>;
  readonly events: Pick<Events, 'shown'>;
}

/**
 * The ids of the published tournaments that the screens of a hall may show: those of an event, in its
 * order, or the one tournament.
 *
 * @param place the id of an event or a tournament
 */
export async function groupsShown(
  { tournaments, events }: HallBooks,
  place: string,
): Promise<readonly string[]> {
  const event = parseEventId(place);
  const found = event === null ? null : await events.shown(event, 'everybody');
  const ids = found?.ok === true ? found.value.groups : [place];
  const seen = await Promise.all(
    ids.map(async (text) => {
      const id = parseTournamentId(text);
      return id !== null && (await tournaments.shown(id, 'everybody')).ok ? [text] : [];
    }),
  );
  return seen.flat();
}
