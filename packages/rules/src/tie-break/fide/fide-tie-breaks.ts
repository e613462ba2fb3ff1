import { ok, type Result } from '../../kernel/result.ts';
import type { TieBreak } from '../tie-break.ts';
import type { FideEdition } from '../tie-break-rules.ts';
import { averageBuchholzOfOpponents } from './average-buchholz-of-opponents.ts';
import {
  averagePerfectPerformanceOfOpponents,
  averagePerformanceOfOpponents,
} from './average-performance-of-opponents.ts';
import { averageRatingOfOpponents } from './average-rating-of-opponents.ts';
import { buchholz } from './buchholz.ts';
import type { TieBreakBase, TieBreakMaker } from './descriptor.ts';
import type { TieBreakCodeFault } from './descriptor-fault.ts';
import { directEncounter } from './direct-encounter.ts';
import { foreBuchholz } from './fore-buchholz.ts';
import { gamesWithBlack } from './games-with-black.ts';
import { gamesWon } from './games-won.ts';
import { gamesWonWithBlack } from './games-won-with-black.ts';
import { koya } from './koya.ts';
import { numberOfWins } from './number-of-wins.ts';
import { ownRating } from './own-rating.ts';
import { pairingNumber } from './pairing-number.ts';
import { makeTieBreakCode, parseTieBreakCode } from './parse-tie-break-code.ts';
import { perfectPerformance } from './perfect-performance.ts';
import { points } from './points.ts';
import { progressiveScore } from './progressive-score.ts';
import { roundsElectedToPlay } from './rounds-elected-to-play.ts';
import { sonnebornBerger } from './sonneborn-berger.ts';
import { standardPoints } from './standard-points.ts';
import { sumOfBuchholz } from './sum-of-buchholz.ts';
import { articleOf, newestArticleOf } from './tie-break-articles.ts';
import { tournamentPerformance } from './tournament-performance.ts';

/** Each tie-break of single players by its code. */
const fideTieBreaks: Readonly<Record<TieBreakBase, TieBreakMaker>> = {
  PTS: points,
  DE: directEncounter,
  WIN: numberOfWins,
  WON: gamesWon,
  BPG: gamesWithBlack,
  BWG: gamesWonWithBlack,
  PS: progressiveScore,
  REP: roundsElectedToPlay,
  STD: standardPoints,
  TPN: pairingNumber,
  RTNG: ownRating,
  BH: buchholz,
  FB: foreBuchholz,
  AOB: averageBuchholzOfOpponents,
  BHS: sumOfBuchholz,
  SB: sonnebornBerger,
  KS: koya,
  ARO: averageRatingOfOpponents,
  TPR: tournamentPerformance,
  PTP: perfectPerformance,
  APRO: averagePerformanceOfOpponents,
  APPO: averagePerfectPerformanceOfOpponents,
};

/**
 * The tie-break that a code names, in any spelling; its own `code` is the one of TRF 202, its article
 * that of the edition, or of the newest that knows it. The edition of its computation is the table's.
 */
export function findFideTieBreak(
  text: string,
  edition: FideEdition,
): Result<TieBreak, TieBreakCodeFault> {
  const parsed = parseTieBreakCode(text);
  if (!parsed.ok) return parsed;
  const { base, modifiers } = parsed.value;
  const article = articleOf(base, edition) ?? newestArticleOf(base);
  return ok(fideTieBreaks[base]({ code: makeTieBreakCode(parsed.value), article }, modifiers));
}
