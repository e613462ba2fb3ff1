import { championshipReasonCodes } from './club/championship/reason-codes.ts';
import { meetingReasonCodes } from './club/eligibility/edition-2018.ts';
import { ladderReasonCodes } from './club/ladder/ladder-act.ts';
import { mehrkampfReasonCodes } from './club/mehrkampf/mehrkampf.ts';
import { promotionReasonCodes } from './club/promotion/reason-codes.ts';
import { skatReasonCodes } from './club/skat/skat-game.ts';
import { arbiterReasonCodes } from './conduct/arbiter-decision.ts';
import { timeControlReasonCodes } from './conduct/time-control.ts';
import { withdrawalReasonCodes } from './conduct/withdrawal-rules.ts';
import { deadlineReasonCodes } from './federation/deadlines/deadline.ts';
import { sanctionReasonCodes } from './federation/sanctions/reason-codes.ts';
import { classReasonCodes } from './groups/classes/reason-codes.ts';
import { groupsReasonCodes } from './groups/reason-codes.ts';
import { lawsReasonCodes } from './laws/laws-reasons.ts';
import { mateReasonCodes } from './laws/mate/mate-reasons.ts';
import { lotsReasonCodes } from './lots/reason-codes.ts';
import { bursteinReasonCodes } from './pairing/burstein/reason-codes.ts';
import { cupReasonCodes } from './pairing/cup/reason-codes.ts';
import { dubovReasonCodes } from './pairing/dubov/reason-codes.ts';
import { dutchReasonCodes, dutchVerdictCodes } from './pairing/dutch/reason-codes.ts';
import { keizerReasonCodes } from './pairing/keizer/reason-codes.ts';
import { monradReasonCodes } from './pairing/monrad/reason-codes.ts';
import { nordicReasonCodes } from './pairing/nordic/reason-codes.ts';
import { olympiadReasonCodes } from './pairing/olympiad/reason-codes.ts';
import { playOffReasonCodes } from './pairing/play-off/reason-codes.ts';
import { roundRobinReasonCodes } from './pairing/round-robin/reason-codes.ts';
import { teamSwissReasonCodes } from './pairing/team-swiss/reason-codes.ts';
import { tempelhofReasonCodes } from './pairing/tempelhof/reason-codes.ts';
import { prizeReasonCodes } from './prize/reason-codes.ts';
import { notRatedReasonCodes } from './rating/not-rated.ts';
import { ratingReasonCodes } from './rating/reason-codes.ts';
import { tieBreakReasonCodes } from './tie-break/reason-codes.ts';
import { candidateResultReasonCodes } from './title/candidate-result/reason-codes.ts';
import { normReasonCodes } from './title/norm/norm-codes.ts';

/** Every code of a `Reason`; the texts have `reason.<code>` for each, in each language. */
export const reasonCodes = [
  ...arbiterReasonCodes,
  ...bursteinReasonCodes,
  ...candidateResultReasonCodes,
  ...championshipReasonCodes,
  ...classReasonCodes,
  ...cupReasonCodes,
  ...deadlineReasonCodes,
  ...dubovReasonCodes,
  ...dutchReasonCodes,
  ...dutchVerdictCodes,
  ...groupsReasonCodes,
  ...keizerReasonCodes,
  ...ladderReasonCodes,
  ...lawsReasonCodes,
  ...lotsReasonCodes,
  ...mateReasonCodes,
  ...meetingReasonCodes,
  ...mehrkampfReasonCodes,
  ...monradReasonCodes,
  ...nordicReasonCodes,
  ...normReasonCodes,
  ...notRatedReasonCodes,
  ...olympiadReasonCodes,
  ...playOffReasonCodes,
  ...prizeReasonCodes,
  ...promotionReasonCodes,
  ...ratingReasonCodes,
  ...roundRobinReasonCodes,
  ...sanctionReasonCodes,
  ...skatReasonCodes,
  ...teamSwissReasonCodes,
  ...tempelhofReasonCodes,
  ...tieBreakReasonCodes,
  ...timeControlReasonCodes,
  ...withdrawalReasonCodes,
] as const;

export type ReasonCode = (typeof reasonCodes)[number];
