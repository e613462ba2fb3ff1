import { reasonLines } from '@rokade/presentation/chess/reason-lines.ts';
import {
  crosstableKind,
  linesIn,
  tableOf,
} from '@rokade/presentation/views/crosstable/crosstable-line.ts';
import { leadLines } from '@rokade/presentation/views/crosstable/lead-lines.ts';
import { parseRound } from '@rokade/presentation/views/round/chosen-round.ts';
import { standingsAfter } from '@rokade/presentation/views/standings/standings-after.ts';
import { matchHeadings } from '@rokade/presentation/views/teams/match-headings.ts';
import { whatIf } from '@rokade/presentation/views/what-if/what-if.ts';
import { namesIn, rankTextOf } from '@rokade/tables';
import {
  cupStageOfRound,
  hasPage,
  isRoundRobin,
  parsePlayerId,
  playerLineIn,
  playOfRound,
  publishedRounds,
  type SystemPage,
  type Tournament,
  viewCrosstable,
  viewOpenGames,
  viewPlayerCard,
  viewRound,
  viewSchedule,
  viewStandings,
  viewTeams,
} from '@rokade/tournament';
import { error } from '@sveltejs/kit';

/**
 * This file makes the data of the pages that arbiters and visitors share, each from the tournament
 * as the reader may see it.
 */

/** The reader of a page and its address. */
interface PageRequest {
  readonly locals: Pick<App.Locals, 'language' | 't'>;
  readonly url: URL;
}

function needPage({ settings }: Tournament, page: SystemPage): void {
  if (!hasPage(settings.system, page)) error(404, `no ${page} in this system`);
}

/** The round an address asks for, by default the newest published. */
const roundIn = (url: URL, newest: number): number =>
  parseRound(url.searchParams.get('round'), newest) ?? newest;

/** The schedule of a round robin, with all rounds. */
export function schedulePage(t: Tournament) {
  needPage(t, 'schedule');
  return { schedule: viewSchedule(t) };
}

/** The seats at the long table, for systems in which players move along it. */
export function seatsPage(t: Tournament) {
  needPage(t, 'seats');
  const { system } = t.settings;
  return {
    seated: t.lots.kind === 'not-drawn' ? [] : t.players.map(playerLineIn(t)),
    cycles: isRoundRobin(system) ? system.cycles : 1,
  } as const;
}

/** The teams with their standings and matches. */
export function teamsPage(t: Tournament) {
  needPage(t, 'teams');
  return { view: viewTeams(t) };
}

/** The games still to be played. */
export const openGamesPage = (t: Tournament) => ({ view: viewOpenGames(t) });

/** The standings that would follow if the open games ended as the address says. */
export const whatIfPage = (t: Tournament, { locals, url }: PageRequest) => ({
  view: whatIf(t, url.searchParams, locals.language),
});

/** The crosstable or the progress after a round. */
export function crosstablePage(t: Tournament, { locals, url }: PageRequest) {
  const newest = publishedRounds(t);
  const view = viewCrosstable(t, roundIn(url, newest));
  const kind = crosstableKind(url.searchParams);
  return {
    newest,
    kind,
    shown: view.rounds,
    lead: kind === 'progress' ? leadLines(t, view.rounds) : [],
    provisional: viewStandings(t, view.rounds).provisional,
    table: tableOf(kind, view, {
      system: t.settings.system,
      locale: locals,
      range: linesIn(url.searchParams),
    }),
  };
}

/** A round, paired or the next one: when and how it is played, and what goes with its boards. */
export function roundPage(t: Tournament, round: number, { locals }: Pick<PageRequest, 'locals'>) {
  const remarks = viewRound(t, round)?.remarks ?? [];
  return {
    shown: round,
    stage: cupStageOfRound(t, round),
    play: playOfRound(t, round),
    headings: matchHeadings(t, round, locals.t),
    remarks: reasonLines(namesIn(t), remarks, locals.t),
  };
}

/** The standings after a round. */
export function standingsPage(t: Tournament, { locals, url }: PageRequest) {
  const newest = publishedRounds(t);
  return { newest, ...standingsAfter(t, roundIn(url, newest), locals) };
}

/** A player's rounds and points; error 404 for an unknown player. */
export function playerCard(t: Tournament, player: string, { locals }: Pick<PageRequest, 'locals'>) {
  const id = parsePlayerId(player);
  const card = id && viewPlayerCard(t, id);
  if (card === null) error(404, 'no such player');
  const names = namesIn(t);
  return {
    line: card.player,
    whites: card.whites,
    blacks: card.blacks,
    halfPoints: card.rounds.at(-1)?.halfPointsAfter ?? 0,
    rank: card.rounds.length === 0 ? null : rankTextOf(viewStandings(t).rows, card.player.id),
    rounds: card.rounds.map(({ because, ...round }) => ({
      ...round,
      because: reasonLines(names, because, locals.t),
    })),
  };
}
