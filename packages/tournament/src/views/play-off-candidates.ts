import { playOffPlan } from '@rokade/rules';
import { publishedRounds } from '../questions/phase.ts';
import type { Tournament } from '../state/state.ts';
import { isKnockOut } from '../systems/system-choice.ts';
import type { PlayerId } from '../values/ids.ts';
import { viewStandings } from './view-standings.ts';

/** The players who may play off for first place. */
export interface PlayOffCandidates {
  /** All players with the most points, in the order of the tie-breaks. */
  readonly tied: readonly PlayerId[];
  /** The first of them, who take part. */
  readonly players: readonly PlayerId[];
}

/**
 * The play-off for first place: between the players with the most points, if there are several. null if
 * there is nothing to play for, or if the games themselves decide who is first.
 *
 * @article FIDE 2012 annex 3 1d, 1k
 */
export function playOffCandidates(t: Tournament): PlayOffCandidates | null {
  if (isKnockOut(t.settings.system) || publishedRounds(t) === 0) return null;
  const { rows, provisional } = viewStandings(t);
  const tied = rows
    .filter(({ pointsRank, player }) => pointsRank === 1 && !player.withdrawn)
    .map(({ player }) => player.id);
  const plan = playOffPlan(tied.length);
  return plan === null || provisional ? null : { tied, players: tied.slice(0, plan.players) };
}
