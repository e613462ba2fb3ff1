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

/** A tournament or an event, and whose it is, as lists say it. */
export type Owned = Belonging & { readonly id: string };

/** Whose that is with which something is done; what nobody has looked up for this request is nobody's. */
function placeOf({ belongings, app }: App.Locals, what: string | Owned | null): Belonging {
  if (what === null) return belongingTo(app.organisation);
  if (typeof what !== 'string') return what;
  return belongings.get(what) ?? belongingTo('');
}

/**
 * Whether the reader may do something in an event, perhaps at one board: one looked up for this request,
 * as that is which the address names, or one by what lists say of it; null: in none, at the
 * organisation's desk.
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

/** The same of a tournament that neither the address names nor a list: whose it is is looked up. */
export async function mayDoIn(locals: App.Locals, act: Act, text: string): Promise<boolean> {
  const id = parseTournamentId(text);
  const found = id === null ? null : await locals.app.tournaments.belonging(id);
  return found?.ok === true && mayDo(locals, act, { id: text, ...found.value });
}

/** The events in which the reader may do something, as lists at the organisation's desk are asked for them. */
export function eventsSeen({ session, app }: App.Locals, act: Act): SeenTournaments {
  const { events, organisations } = reachOf(session?.rights ?? [], act);
  const here = organisations.filter((one) => one === app.organisation);
  return { isPublic: false, ids: events, organisations: here };
}
