import type { Tournament } from '../state/state.ts';
import { engineOf } from '../systems/engine-of.ts';
import { fixedRounds } from './fixed-rounds.ts';
import { pairingRequest } from './pairing-request.ts';

/** Whether nothing is left to play where players go out. */
function isDecided(t: Tournament): boolean {
  const paired = engineOf(t.settings.system).pairRound(pairingRequest(t, t.rounds.length + 1));
  return !paired.ok && paired.error.code === 'pairing.decided';
}

/**
 * How many rounds the tournament has. A cup or a play-off has one more as long as it is not decided:
 * nobody knows how many games will be played again.
 */
export function plannedRounds(t: Tournament): number {
  const paired = t.rounds.length;
  return fixedRounds(t) ?? (paired > 0 && isDecided(t) ? paired : paired + 1);
}

/** Whether there is such a round, played or to come. */
export const isPlannedRound = (t: Tournament, round: number): boolean =>
  Number.isInteger(round) && round >= 1 && round <= plannedRounds(t);
