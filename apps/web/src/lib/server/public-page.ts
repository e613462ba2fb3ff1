import { parseTournamentId, publicTournament, type Tournament } from '@rokade/tournament';
import { error } from '@sveltejs/kit';

/** A tournament as its public pages show it. */
export interface PublicPage {
  readonly t: Tournament;
  /** True if it is not published and only somebody signed in sees this. */
  readonly hidden: boolean;
}

/** The tournament with this id as it stands, or 404. */
export async function tournamentOr404(locals: App.Locals, idText: string): Promise<Tournament> {
  const id = parseTournamentId(idText);
  if (id === null) error(404, 'no such tournament');
  const found = await locals.app.tournaments.get(id);
  if (!found.ok) error(404, 'no such tournament');
  return found.value;
}

/** The same tournament, published. */
const published = (t: Tournament): Tournament => ({
  ...t,
  settings: { ...t.settings, visibility: { ...t.settings.visibility, published: true } },
});

/**
 * The tournament as the public sees it, or 404. Somebody signed in may look at an unpublished one
 * in the same form, so that they see what others will see.
 */
export async function publicPage(locals: App.Locals, idText: string): Promise<PublicPage> {
  const t = await tournamentOr404(locals, idText);
  const hidden = !t.settings.visibility.published;
  const shown = locals.session === null ? t : published(t);
  const seen = publicTournament(shown, locals.app.hall());
  if (seen === null) error(404, 'not public');
  return { t: seen, hidden };
}
