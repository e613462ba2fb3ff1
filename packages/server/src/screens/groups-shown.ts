import { parseEventId } from '@rokade/event';
import { parseTournamentId } from '@rokade/tournament';
import type { Events } from '../events/events.ts';
import type { Tournaments } from '../kinds/tournament-types.ts';

/** The books in which the groups of a hall stand. */
export interface HallBooks {
  readonly tournaments: Pick<Tournaments, 'shown'>;
  readonly events: Pick<Events, 'shown'>;
}

/**
 * The tournaments that the screens of a tournament's or event's hall may show, in the event's order:
 * those everybody may see.
 */
export async function groupsShown(
  { tournaments, events }: HallBooks,
  place: string,
): Promise<readonly string[]> {
  const event = parseEventId(place);
  const held = event === null ? null : await events.shown(event, 'everybody');
  const ids = held?.ok === true ? held.value.groups : [place];
  const seen = await Promise.all(
    ids.map(async (text) => {
      const id = parseTournamentId(text);
      return id !== null && (await tournaments.shown(id, 'everybody')).ok ? [text] : [];
    }),
  );
  return seen.flat();
}
