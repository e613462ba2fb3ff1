import { parseTournamentId, type Tournament } from '@rokade/tournament';
import { error, redirect } from '@sveltejs/kit';

/** The tournament an address names, for a signed-in arbiter; another address is a 404. */
export async function loadTournament(
  locals: App.Locals,
  params: { readonly id: string },
): Promise<Tournament> {
  const id = parseTournamentId(params.id);
  if (id === null) error(404, 'no such tournament');
  const found = await locals.app.tournaments.get(id);
  if (found.ok) return found.value;
  if (found.error.code === 'store.damaged') redirect(303, `/console#${id}`);
  error(found.error.code === 'store.missing' ? 404 : 500, found.error.code);
}
