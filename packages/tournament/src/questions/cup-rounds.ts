import { type CupStage, cupStage } from '@rokade/rules';
import type { Tournament } from '../state/state.ts';
import { hasPage } from '../systems/system-choice.ts';
import { pairingRequest } from './pairing-request.ts';

/** The stage of a cup's round, paired or next; null for other systems. */
export const cupStageOfRound = (t: Tournament, round: number): CupStage | null =>
  hasPage(t.settings.system, 'bracket') ? cupStage(pairingRequest(t, round)) : null;

/** The stage of a cup's next round; null if it is over, and for other systems. */
const nextCupStage = (t: Tournament): CupStage | null => cupStageOfRound(t, t.rounds.length + 1);

/** Whether the next round of a cup is decided by lot, so that a seed is needed. */
export const isCupLotDue = (t: Tournament): boolean => nextCupStage(t)?.kind === 'lot';
