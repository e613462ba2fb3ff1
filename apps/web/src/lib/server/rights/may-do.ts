import {
  type Act,
  type Belonging,
  belongingTo,
  may,
  type Place,
  placeIn,
  reachOf,
} from '@rokade/installation';
import type { SeenTournaments } from '@rokade/server';
import { parseTournamentId } from '@rokade/tournament';

/** The id of a book with its organisation and those to which it was handed in. */
export type Owned = Belonging & { readonly id: string };

/**
 * The organisation of a book. An id that is not in `belongings` belongs to none; null is the desk.
 */
function placeOf({ belongings, app }: App.Locals, what: string | Owned | null): Belonging {
  if (what === null) return belongingTo(app.organisation);
  if (typeof what !== 'string') return what;
  return belongings.get(what) ?? belongingTo('');
}

/**
 * Whether the reader may do an act in a book, or at one of its boards. `what` is the id of a book
 * in `belongings` (the one in the address always is), a book with its organisation, or null for an
 * act at the desk outside of any book.
 */
export const mayDo = (
  locals: App.Locals,
  act: Act,
  what: string | Owned | null,
  board: Place['board'] = null,
): boolean => {
  const id = what === null || typeof what === 'string' ? what : what.id;
  return may(locals.session?.rights ?? [], act, placeIn(placeOf(locals, what), id, board));
};

/** `mayDo` for a tournament that is not in `belongings`: its organisation is looked up first. */
export async function mayDoIn(locals: App.Locals, act: Act, text: string): Promise<boolean> {
  const id = parseTournamentId(text);
  const found = id === null ? null : await locals.app.tournaments.belonging(id);
  return found?.ok === true && mayDo(locals, act, { id: text, ...found.value });
}

/** The books at this desk in which the reader may do an act, as a question to lists. */
export function eventsSeen({ session, app }: App.Locals, act: Act): SeenTournaments {
  const { events, organisations } = reachOf(session?.rights ?? [], act);
  const here = organisations.filter((one) => one === app.organisation);
  return { isPublic: false, ids: events, organisations: here };
}
