import {
  availabilityIn,
  cupStageOfRound,
  isScheduled,
  plannedRounds,
  publishedRounds,
  type Tournament,
  viewImpossibleRound,
  viewRound,
} from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { byHandStart } from '#lib/round/by-hand-start.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { matchHeadings } from '#lib/teams/match-headings.ts';
import type { PageServerLoad } from './$types';

/** Who will not be paired in a round that is yet to come, and why. */
const awayIn = (t: Tournament, round: number) =>
  t.players.flatMap((player) => {
    const availability = availabilityIn(player, round);
    if (availability.kind === 'present') return [];
    const why = availability.kind === 'withdrawn' ? ('withdrawn' as const) : availability.bye;
    return [{ id: player.id, name: player.details.name, why }];
  });

/** A round with its draft, or, for the next one, what it will be paired from. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const paired = t.rounds.length;
  const more = paired < plannedRounds(t) && !t.finished;
  const draft = publishedRounds(t) < paired;
  const wanted =
    params.round === undefined ? (draft || !more ? paired : paired + 1) : Number(params.round);
  const view = viewRound(t, wanted);
  if (view === null && wanted !== paired + 1) error(404, 'no such round');
  const isNext = view === null && t.lots.kind !== 'not-drawn' && !t.finished;
  const canPairByHand = !isScheduled(t.settings.system) && t.settings.system.code !== 'cup';
  const asks = (what: string): boolean => isNext && url.searchParams.has(what);
  return {
    impossible: asks('why') ? viewImpossibleRound(t) : null,
    byHand: canPairByHand && asks('by-hand') ? byHandStart(t, wanted) : null,
    canPairByHand,
    shown: wanted,
    view,
    headings: matchHeadings(t, wanted, locals.t),
    rounds: more && !draft ? paired + 1 : paired,
    isNewest: wanted === paired,
    stage: wanted === 0 ? null : cupStageOfRound(t, wanted),
    date: t.settings.roundDates[wanted - 1] ?? '',
    away: view === null ? awayIn(t, wanted) : [],
    present: view === null ? t.players.length - awayIn(t, wanted).length : 0,
    ready: t.lots.kind !== 'not-drawn',
    finished: t.finished,
  };
};
