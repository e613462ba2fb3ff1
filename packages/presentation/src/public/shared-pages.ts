import { namesIn, rankTextOf } from '@rokade/tables';
import {
  cupStageOfRound,
  parsePlayerId,
  playOfRound,
  publishedRounds,
  type Tournament,
  viewCrosstable,
  viewOpenGames,
  viewPlayerCard,
  viewRound,
  viewStandings,
} from '@rokade/tournament';
import { reasonLines } from '../chess/reason-lines.ts';
import { crosstableKind, linesIn, tableOf } from '../views/crosstable/crosstable-line.ts';
import { leadLines } from '../views/crosstable/lead-lines.ts';
import { parseRound } from '../views/round/chosen-round.ts';
import { standingsAfter } from '../views/standings/standings-after.ts';
import { matchHeadings } from '../views/teams/match-headings.ts';
import { whatIf } from '../views/what-if/what-if.ts';
import type { Locale } from '../words/locale.ts';
import type { Query } from '../words/query.ts';

/**
 * This file makes the data of the pages that arbiters and visitors share, each from the tournament
 * as the reader may see it.
 */

/** The reader of a page and its address. */
export interface PageRequest {
  readonly locals: Locale<'server'>;
  readonly url: { readonly searchParams: Query };
}

/** The round an address asks for, by default the newest published. */
const roundIn = (url: PageRequest['url'], newest: number): number =>
  parseRound(url.searchParams.get('round'), newest) ?? newest;

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

/** A player's rounds and points; null for an unknown player. */
export function playerCard(t: Tournament, player: string, { locals }: Pick<PageRequest, 'locals'>) {
  const id = parsePlayerId(player);
  const card = id && viewPlayerCard(t, id);
  if (card === null) return null;
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
