import type { Tournament } from '../state/state.ts';
import { engineOf } from '../systems/engine-of.ts';
import { fixedRounds } from './fixed-rounds.ts';
import { pairingRequest } from './pairing-request.ts';

/** Whether a cup or play-off is decided. */
function isDecided(t: Tournament): boolean {
  const paired = engineOf(t.settings.system).pairRound(pairingRequest(t, t.rounds.length + 1));
  return !paired.ok && paired.error.code === 'pairing.decided';
}

/**
 * The number of rounds. An undecided cup or play-off has one more than were paired, since the number of
 * replays is not known.
 */
export function plannedRounds(t: Tournament): number {
  const paired = t.rounds.length;
  return fixedRounds(t) ?? (paired > 0 && isDecided(t) ? paired : paired + 1);
}

/** Whether a round with this number exists or is to come. */
export const isPlannedRound = (t: Tournament, round: number): boolean =>
  Number.isInteger(round) && round >= 1 && round <= plannedRounds(t);
