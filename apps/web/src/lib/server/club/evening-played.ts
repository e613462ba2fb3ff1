import { type Contest, matchedEntry, type SeriesView, seriesView } from '@rokade/club';
import type { EveningPlayed } from '@rokade/presentation/desks/club/evening-played.ts';
import type { Option } from '@rokade/presentation/forms/option.ts';
import type { BlitzSystem } from '@rokade/rules';
import { newEntryId } from '@rokade/server';
import { measuredText } from '@rokade/tables';
import {
  parseTournamentId,
  publishedRounds,
  systems,
  type Tournament,
  viewStandings,
} from '@rokade/tournament';
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
    .map(({ id, name, group }) => ({
      value: id as string,
      text: [name, group].filter(Boolean).join(', '),
    }));
}

/** The greatest number of games that one player has played. */
const gamesOf = (t: Tournament, rounds: number): number =>
  Math.max(
    0,
    ...t.players.map(
      ({ id }) =>
        t.rounds
          .slice(0, rounds)
          .filter(({ games }) => games.some(({ white, black }) => white === id || black === id))
          .length,
    ),
  );

/** The kind of pairing system, as the rules of a blitz year distinguish it. */
function systemOf({ settings: { system } }: Tournament): BlitzSystem {
  const { group, pages } = systems[system.code];
  if (group === 'swiss') return 'swiss';
  return pages.includes('seats') ? 'slide' : 'other';
}

/** Whether an entry is preset as a guest: it has played before, and each time as a guest. */
const isGuest = (view: SeriesView, entry: string): boolean => {
  const own = view.legs.flatMap(({ scores }) => scores.filter((score) => score.entry === entry));
  return own.length > 0 && own.every(({ guest }) => guest);
};

function broughtBy(
  contest: Contest,
  { view, leg, t }: { readonly view: SeriesView; readonly leg: string; readonly t: Tournament },
): EveningPlayed {
  const rounds = publishedRounds(t);
  const counted = viewStandings(t, rounds).rows.filter(({ counts }) => counts);
  const lines = counted.map(({ player, halfPoints }) => {
    const { name } = player;
    const person = t.players.find(({ id }) => id === player.id)?.details.person ?? '';
    const value = measuredText('half-points', halfPoints);
    return { name, person, value, entry: matchedEntry(contest, { person, name }) };
  });
  return {
    leg,
    day: (t.settings.roundDates[0] ?? '').slice(0, 10),
    games: String(gamesOf(t, rounds)),
    system: systemOf(t),
    results: lines.flatMap(({ entry, value }) =>
      entry === null ? [] : [{ entry, value, guest: isGuest(view, entry) }],
    ),
    strangers: lines
      .filter(({ entry }) => entry === null)
      .map((one) => ({ ...one, entry: newEntryId() })),
  };
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
  return found.ok ? broughtBy(contest, { view, leg: leg.id, t: found.value }) : null;
}
