import { type Contest, type SeriesView, seriesView } from '@rokade/club';
import { broughtBy, type EveningPlayed } from '@rokade/presentation/desks/club/evening-played.ts';
import type { Option } from '@rokade/presentation/forms/option.ts';
import { newEntryId } from '@rokade/server';
import { nameWithGroup, parseTournamentId } from '@rokade/tournament';
import { eventsSeen, mayDoIn } from '../rights/may-do.ts';

/** The greatest number of tournaments offered. */
const mostOffered = 50;

/** Whether the legs of a series are tournaments with games. */
const isOfGames = (view: SeriesView | null): boolean => view?.rules.asks.includes('games') === true;

/** The tournaments whose points can be taken over as a leg, the last changed first. */
export async function eveningsToTake(
  locals: App.Locals,
  contest: Contest,
): Promise<readonly Option[]> {
  if (!isOfGames(seriesView(contest))) return [];
  const only = eventsSeen(locals, 'see-boards');
  const { tournaments } = locals.app;
  const page = await tournaments.page({ only, order: 'newest-change', most: mostOffered });
  return page.tournaments
    .filter(({ damaged, roundsPlayed }) => damaged === null && roundsPlayed > 0)
    .map((one) => ({ value: one.id as string, text: nameWithGroup(one) }));
}

/**
 * The results of the tournament `from` for the leg `take` of an address; null: it does not name
 * both, or the reader may not see the tournament.
 */
export async function eveningPlayed(
  locals: App.Locals,
  contest: Contest,
  query: URLSearchParams,
): Promise<EveningPlayed | null> {
  const view = seriesView(contest);
  const leg = view?.legs.find(({ id }) => id === query.get('take'));
  const id = parseTournamentId(query.get('from') ?? '');
  if (view === null || leg === undefined || id === null || !isOfGames(view)) return null;
  if (!(await mayDoIn(locals, 'see-boards', id))) return null;
  const found = await locals.app.tournaments.get(id);
  return found.ok ? broughtBy(contest, { view, leg: leg.id, t: found.value }, newEntryId) : null;
}
