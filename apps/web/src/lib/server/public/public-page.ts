import { foreignIn } from '@rokade/presentation/views/about/foreign-documents.ts';
import type { AppError, ShownTournament } from '@rokade/server';
import { parseTournamentId, type Tournament, type TournamentId } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { mayDo } from '../rights/may-do.ts';
import { speakWithout } from '../tournaments/own-documents.ts';

function idOr404(text: string): TournamentId {
  const id = parseTournamentId(text);
  if (id === null) error(404, 'no such tournament');
  return id;
}

/** Throws error 404, or 410 if the book was removed. */
export const notThere = ({ code }: AppError): never =>
  error(code === 'store.removed' ? 410 : 404, code);

/** The complete tournament with this id; error 404 if there is none, 410 if it was removed. */
export async function tournamentOr404(locals: App.Locals, idText: string): Promise<Tournament> {
  const found = await locals.app.tournaments.get(idOr404(idText));
  if (!found.ok) return notThere(found.error);
  return found.value;
}

/**
 * The tournament as the public sees it; error 404 if there is none, 410 if it was removed. A reader
 * with the right to see it gets an unpublished one, too, in the form that the public will see.
 */
export async function publicPage(locals: App.Locals, idText: string): Promise<ShownTournament> {
  const to = mayDo(locals, 'see-event', idText) ? 'arbiter' : 'everybody';
  const shown = await locals.app.tournaments.shown(idOr404(idText), to);
  if (!shown.ok) return notThere(shown.error);
  speakWithout(locals, foreignIn(shown.value.t.settings));
  return shown.value;
}
