import { byHandStart } from '@rokade/presentation/desks/round/by-hand-start.ts';
import { dutyLines } from '@rokade/presentation/desks/round/duty-lines.ts';
import {
  availabilityIn,
  type Contender,
  hasScoreGroups,
  isScheduled,
  numberedIn,
  openAppeals,
  plannedRounds,
  publishedRounds,
  recordOf,
  type Tournament,
  viewCheckIn,
  viewContenders,
  viewDuties,
  viewImpossibleRound,
  viewNoShows,
  viewOpenGames,
  viewRound,
  withoutOpponent,
} from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { changedPlayers } from '#lib/server/players/changed-players.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { asksToAnswer } from '#lib/server/rounds/asks-to-answer.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import { roundPage } from '#lib/server/tournaments/shared-pages.ts';
import type { PageServerLoad } from './$types';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

/** How many players are to be paired in a round. */
const presentIn = (t: Tournament, round: number): number =>
  t.players.filter((player) => availabilityIn(player, round).kind === 'present').length;

/**
 * The players who can still get an opponent in a round; [] unless it is the newest and published.
 */
function freeIn(t: Tournament, number: number): readonly Contender[] {
  const round = t.rounds[number - 1];
  const isOpen = round?.status === 'published' && number === t.rounds.length && !t.finished;
  if (round === undefined || !isOpen || !hasScoreGroups(t.settings.system)) return [];
  const free = new Set(withoutOpponent(t, round).map(({ id }) => id));
  return viewContenders(t, number).filter(({ id }) => free.has(id));
}

/** The numbers of expected and of present players, and whether check-in has begun. */
function doorCounts(t: Tournament) {
  const { rows, expected, missing } = viewCheckIn(t);
  const began = rows.some(({ seen }) => seen !== null);
  return { began, counts: { expected, here: expected - missing } };
}

/** The number of undecided protests about games of a round. */
const protestsOf = (t: Tournament, round: number): number =>
  openAppeals(t).filter(({ game }) => game?.round === round).length;

/** What stands there before the first round of a tournament that has ended. */
const noRound = { shown: 0, stage: null, play: null, headings: {}, remarks: [] };

/** The boards of a published round that have no result yet. */
function openBoards(t: Tournament, round: number) {
  const view = viewRound(t, round);
  if (view?.status !== 'published') return [];
  return view.boards
    .filter(({ board }) => view.missing.includes(board))
    .map(({ board, table, white, black }) => ({
      table: table ?? board,
      players: `${white.name} – ${black.name}`,
    }));
}

/** The start position of a round of Chess960; null: its games begin as usual, or there is no such round. */
function startOf(t: Tournament, round: number) {
  const { startPositions } = t.settings;
  if (startPositions === 'usual' || round < 1 || t.finished) return null;
  const games = t.rounds[round - 1]?.games ?? [];
  return {
    round,
    start: t.startPositions.find((one) => one.round === round) ?? null,
    played: games.some(({ result }) => result !== null),
  };
}

/** A paired round, or, for the next one, the data from which it will be paired. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const paired = t.rounds.length;
  const more = paired < plannedRounds(t) && !t.finished;
  const draft = publishedRounds(t) < paired;
  const roundNumber =
    params.round === undefined ? (draft || !more ? paired : paired + 1) : Number(params.round);
  const view = viewRound(t, roundNumber);
  if (view === null && roundNumber !== paired + 1) error(404, 'no such round');
  const isNext = view === null && t.lots.kind !== 'not-drawn' && !t.finished;
  const canPairByHand = recordOf(t.settings.system).byHand;
  const draftShown = view?.status === 'draft' || (isNext && url.searchParams.has('by-hand'));
  const asks = (what: string): boolean => isNext && url.searchParams.has(what);
  return {
    ...(roundNumber === 0 ? noRound : roundPage(t, roundNumber, { locals })),
    verified: t.rounds[roundNumber - 1]?.verified ?? null,
    changed: changedPlayers(locals.app.lists, t),
    impossible: asks('why') ? viewImpossibleRound(t) : null,
    byHand: canPairByHand && asks('by-hand') ? byHandStart(t, roundNumber) : null,
    canPairByHand,
    numbered:
      canPairByHand && (isNext || view?.status === 'draft') ? numberedIn(t, roundNumber) : [],
    contenders: draftShown ? viewContenders(t, roundNumber) : [],
    free: freeIn(t, roundNumber),
    start: startOf(t, roundNumber),
    view,
    rounds: more && !draft ? paired + 1 : paired,
    isNewest: roundNumber === paired,
    players: isNext && !draft && !isScheduled(t.settings.system) ? viewCheckIn(t).rows : null,
    halfPoints: t.settings.halfPointByes !== 0 && roundNumber < t.settings.roundsPlanned,
    open: isNext ? viewOpenGames(t).due.length : 0,
    checkIn: view === null && mayDo(locals, 'check-in', t.id) ? doorCounts(t) : null,
    asks: asksToAnswer(locals, t),
    duties: dutyLines(locals, viewDuties(t, locals.app.hall())),
    noShows: roundNumber === paired || view === null ? viewNoShows(t) : [],
    /** The newest published round, which absent players missed. */
    missedRound: publishedRounds(t),
    openBoards: view === null ? openBoards(t, paired) : [],
    present: view === null ? presentIn(t, roundNumber) : 0,
    ready: t.lots.kind !== 'not-drawn',
    finished: t.finished,
    protests: protestsOf(t, roundNumber),
  };
};
