import { type Act, eventsWhere, may, type Place, placeIn } from '@rokade/installation';
import type { SeenTournaments } from '@rokade/server';

/** Whether the reader may do something in an event, perhaps at one board; null: in none. */
export const mayDo = (
  { session }: App.Locals,
  act: Act,
  event: string | null,
  board: Place['board'] = null,
): boolean => may(session?.rights ?? [], act, placeIn(event, board));

/** The events in which the reader may do something, as lists are asked for them; null: all. */
export function eventsSeen({ session }: App.Locals, act: Act): SeenTournaments {
  const ids = eventsWhere(session?.rights ?? [], act);
  return ids === null ? null : { isPublic: false, ids };
}
