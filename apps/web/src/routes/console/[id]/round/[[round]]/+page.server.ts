import {
  doorCounts,
  freeIn,
  noRound,
  openBoards,
  protestsOf,
  startOf,
} from '@rokade/presentation/desks/round/at-round.ts';
import { byHandStart } from '@rokade/presentation/desks/round/by-hand-start.ts';
import { dutyLines } from '@rokade/presentation/desks/round/duty-lines.ts';
import { roundPage } from '@rokade/presentation/public/shared-pages.ts';
import {
  isScheduled,
  numberedIn,
  plannedRounds,
  publishedRounds,
  recordOf,
  viewCheckIn,
  viewContenders,
  viewDuties,
  viewImpossibleRound,
  viewNoShows,
  viewOpenGames,
  viewRound,
} from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { changedPlayers } from '#lib/server/players/changed-players.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { asksToAnswer } from '#lib/server/rounds/asks-to-answer.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

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
    present: view === null ? viewCheckIn(t).expected : 0,
    ready: t.lots.kind !== 'not-drawn',
    finished: t.finished,
    protests: protestsOf(t, roundNumber),
  };
};
