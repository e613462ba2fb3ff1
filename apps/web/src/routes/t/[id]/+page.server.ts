import { findByName } from '@rokade/presentation/chess/find-name.ts';
import { reasonLines } from '@rokade/presentation/chess/reason-lines.ts';
import { playerRound } from '@rokade/presentation/public/player-round.ts';
import { namesIn, rankTextOf, standingsLines } from '@rokade/tables';
import {
  hasPage,
  isKnockOut,
  type PlayerId,
  playerLineIn,
  publishedRounds,
  type Tournament,
  viewRound,
  viewStandings,
} from '@rokade/tournament';
import { redirect } from '@sveltejs/kit';
import { eventOf, isOpenEvent } from '#lib/server/events/event-of.ts';
import { publicPage } from '#lib/server/public/public-page.ts';
import { relatedTournaments } from '#lib/server/tournaments/related-tournaments.ts';
import type { PageServerLoad } from './$types';

/** A player's rank and points; null: standings are hidden, or no round is published. */
function placeOf(t: Tournament, id: PlayerId): { rank: string; halfPoints: number } | null {
  if (!t.settings.visibility.standings || publishedRounds(t) === 0) return null;
  const { rows } = viewStandings(t);
  const row = rows.find(({ player }) => player.id === id);
  const rank = rankTextOf(rows, id);
  return row === undefined || rank === null ? null : { rank, halfPoints: row.halfPoints };
}

/** So many of those who lead stand on the first page; the standings have everybody. */
const mostLeaders = 5;

/** Who leads: none where standings are hidden or are not the table one looks for, and before the first round. */
function leadersOf(t: Tournament, { language }: App.Locals) {
  const { system, visibility } = t.settings;
  if (!visibility.standings || publishedRounds(t) === 0) return [];
  if (isKnockOut(system) || hasPage(system, 'teams')) return [];
  return standingsLines(viewStandings(t), language)
    .slice(0, mostLeaders)
    .map(({ rank, player, halfPoints }) => ({ rank, player, halfPoints, values: [] }));
}

/** The overview of the player whom the reader has chosen; null: no player has this id. */
function mine(t: Tournament, id: string, locals: App.Locals) {
  const player = t.players.find((candidate) => candidate.id === id);
  if (player === undefined) return null;
  const view = viewRound(t, publishedRounds(t));
  const { round, because } =
    view === null ? { round: null, because: [] } : playerRound(view, player.id);
  return {
    player: playerLineIn(t)(player),
    place: placeOf(t, player.id),
    round,
    because: reasonLines(namesIn(t), because, locals.t),
  };
}

export const load: PageServerLoad = async ({ params, locals, url }) => {
  const { t } = await publicPage(locals, params.id);
  const query = (url.searchParams.get('name') ?? '').trim().slice(0, 100);
  const found = findByName(t.players.map(playerLineIn(t)), query);
  const only = found[0];
  if (found.length === 1 && only !== undefined) redirect(303, `/t/${t.id}?me=${only.id}`);
  const related = await relatedTournaments(locals.app, t, ({ published }) => published);
  return {
    query,
    found,
    mine: mine(t, url.searchParams.get('me') ?? '', locals),
    leaders: leadersOf(t, locals),
    // A divided entry list belongs to the event of its groups.
    event: await eventOf(locals.app, related.groups[0]?.id ?? t.id, isOpenEvent),
    related,
  };
};
