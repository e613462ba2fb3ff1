import { parseEventId } from '@rokade/event';
import { parseTournamentId } from '@rokade/tournament';
import type { Application } from '../application.ts';

/**
 * The tournaments that the screens of a tournament's or event's hall may show, in the event's order:
 * those everybody may see.
 */
export async function groupsShown(
  { tournaments, events }: Pick<Application, 'tournaments' | 'events'>,
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
