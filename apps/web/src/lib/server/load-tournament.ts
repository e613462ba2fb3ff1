import { parseTournamentId, type Tournament } from '@rokade/tournament';
import { error, redirect } from '@sveltejs/kit';
import { tournamentAsSeen } from './births.ts';
import { foreignIn, speakWithout } from './own-documents.ts';
import { notThere } from './public-page.ts';

/**
 * The tournament an address names with all that is known in it, for what is made of it; another address
 * is a 404 or, removed, a 410.
 */
export async function wholeTournament(
  locals: App.Locals,
  params: { readonly id: string },
): Promise<Tournament> {
  const id = parseTournamentId(params.id);
  if (id === null) error(404, 'no such tournament');
  const found = await locals.app.tournaments.get(id);
  if (found.ok) {
    speakWithout(locals, foreignIn(found.value.settings));
    return found.value;
  }
  if (found.error.code === 'store.damaged') redirect(303, `/console#${id}`);
  const { code } = found.error;
  if (code === 'store.missing' || code === 'store.removed') return notThere(found.error);
  error(500, code);
}

/** The same as a signed-in arbiter may see it, for what is shown of it. */
export const loadTournament = async (
  locals: App.Locals,
  params: { readonly id: string },
): Promise<Tournament> => tournamentAsSeen(locals, await wholeTournament(locals, params));
