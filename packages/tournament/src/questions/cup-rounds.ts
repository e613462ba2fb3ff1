import { type CupStage, cupStage } from '@rokade/rules';
import type { Tournament } from '../state/state.ts';
import { hasPage } from '../systems/system-choice.ts';
import { pairingRequest } from './pairing-request.ts';

/** What a round of a cup, paired or the next one, is; null for any other tournament. */
export const cupStageOfRound = (t: Tournament, round: number): CupStage | null =>
  hasPage(t.settings.system, 'bracket') ? cupStage(pairingRequest(t, round)) : null;

/** What the next round of a cup is; null if it is over, and for any other tournament. */
const nextCupStage = (t: Tournament): CupStage | null => cupStageOfRound(t, t.rounds.length + 1);

/** Whether the next round of a cup is the lot, and so needs a seed. */
export const isCupLotDue = (t: Tournament): boolean => nextCupStage(t)?.kind === 'lot';
