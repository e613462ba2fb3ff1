import { foreignIn } from '@rokade/presentation/views/about/foreign-documents.ts';
import { parseTournamentId, type Tournament } from '@rokade/tournament';
import { error, redirect } from '@sveltejs/kit';
import { tournamentAsSeen } from '../players/births.ts';
import { notThere } from '../public/public-page.ts';
import { speakWithout } from './own-documents.ts';

/**
 * The complete tournament in an address, for calculations and files. Error 404 if there is none,
 * 410 if it was removed; a damaged one redirects to the list.
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

/** The tournament for display, without the birthdays that the reader may not see. */
export const loadTournament = async (
  locals: App.Locals,
  params: { readonly id: string },
): Promise<Tournament> => tournamentAsSeen(locals, await wholeTournament(locals, params));
