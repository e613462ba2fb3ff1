import {
  type Division,
  divisionOf,
  type League,
  parseLeagueId,
  publicLeagueAt,
} from '@rokade/league';
import {
  type PublicLeague,
  publicLeague,
} from '@rokade/presentation/public/league/league-pages.ts';
import { error } from '@sveltejs/kit';
import { mayDo } from '../rights/may-do.ts';

/** A league as the public sees it. */
export interface ShownLeague {
  readonly league: League;
  readonly head: PublicLeague;
  /** The local time of the hall. */
  readonly now: string;
}

/**
 * A league as the public sees it; error 404 for a hidden one, unless the reader may see it at its desk:
 * then its head says that it is hidden.
 */
export async function shownLeague(locals: App.Locals, idText: string): Promise<ShownLeague> {
  const id = parseLeagueId(idText);
  if (id === null) error(404, 'no such league');
  const { leagues } = locals.app;
  const shown = await leagues.shown(id);
  if (shown.ok) {
    const { league, now } = shown.value;
    return { league, head: publicLeague(league, false, locals.language), now };
  }
  if (shown.error.code !== 'store.missing' || !mayDo(locals, 'see-league', id)) {
    error(shown.error.code === 'store.removed' ? 410 : 404, shown.error.code);
  }
  const found = await leagues.get(id);
  if (!found.ok) error(404, found.error.code);
  const { league, now } = publicLeagueAt(found.value, locals.app.hall().now);
  return { league, head: publicLeague(league, true, locals.language), now };
}

/** A division of a league as the public sees it; error 404 where there is none. */
export async function shownDivision(
  locals: App.Locals,
  params: { readonly id: string; readonly division: string },
): Promise<ShownLeague & { readonly division: Division }> {
  const shown = await shownLeague(locals, params.id);
  const division = divisionOf(shown.league, params.division);
  if (division === undefined) error(404, 'no such division');
  return { ...shown, division };
}
