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
import { reasonLines } from '../chess/reason-lines.ts';
import type { Locale } from '../words/locale.ts';
import { playerRound } from './player-round.ts';

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
export function leadersOf(t: Tournament, { language }: Pick<Locale<'server'>, 'language'>) {
  const { system, visibility } = t.settings;
  if (!visibility.standings || publishedRounds(t) === 0) return [];
  if (isKnockOut(system) || hasPage(system, 'teams')) return [];
  return standingsLines(viewStandings(t), language)
    .slice(0, mostLeaders)
    .map(({ rank, player, halfPoints }) => ({ rank, player, halfPoints, values: [] }));
}

/** The overview of the player whom the reader has chosen; null: no player has this id. */
export function ownPlayer(t: Tournament, id: string, locale: Locale<'server'>) {
  const player = t.players.find((candidate) => candidate.id === id);
  if (player === undefined) return null;
  const view = viewRound(t, publishedRounds(t));
  const { round, because } =
    view === null ? { round: null, because: [] } : playerRound(view, player.id);
  return {
    player: playerLineIn(t)(player),
    place: placeOf(t, player.id),
    round,
    because: reasonLines(namesIn(t), because, locale.t),
  };
}
