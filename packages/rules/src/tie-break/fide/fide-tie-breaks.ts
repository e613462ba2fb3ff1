import { err, ok, type Result } from '../../kernel/result.ts';
import type { TieBreak, TieBreakHead } from '../tie-break.ts';
import type { FideEdition } from '../tie-break-rules.ts';
import { averageBuchholzOfOpponents } from './average-buchholz-of-opponents.ts';
import {
  averagePerfectPerformanceOfOpponents,
  averagePerformanceOfOpponents,
} from './average-performance-of-opponents.ts';
import { averageRatingOfOpponents } from './average-rating-of-opponents.ts';
import { buchholz } from './buchholz.ts';
import type { TieBreakDescriptor, TieBreakMaker } from './descriptor.ts';
import type { TieBreakCodeFault } from './descriptor-fault.ts';
import { directEncounter } from './direct-encounter.ts';
import { foreBuchholz } from './fore-buchholz.ts';
import { gamesWithBlack } from './games-with-black.ts';
import { gamesWon } from './games-won.ts';
import { gamesWonWithBlack } from './games-won-with-black.ts';
import { koya } from './koya.ts';
import type { Modifiers } from './modifiers.ts';
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
import {
  articleOf,
  newestArticleOf,
  type TieBreakBase,
  tieBreakBases,
} from './tie-break-articles.ts';
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

/** The code and the article of a tie-break in an edition, or in the newest that has it. */
export const headOf = (descriptor: TieBreakDescriptor, edition: FideEdition): TieBreakHead => ({
  code: makeTieBreakCode(descriptor),
  article: articleOf(descriptor.base, edition) ?? newestArticleOf(descriptor.base),
});

/** The tie-break of single players with a base and modifiers. */
export const fideTieBreak = (
  base: TieBreakBase,
  modifiers: Modifiers,
  head: TieBreakHead,
): TieBreak => fideTieBreaks[base](head, modifiers);

/** Whether single players have a tie-break, too. */
export const isForPlayers = (base: TieBreakDescriptor['base']): base is TieBreakBase =>
  tieBreakBases.some((candidate) => candidate === base);

/**
 * The tie-break with a code, in any spelling; its own `code` is that of TRF 202, its article that of
 * the edition, or of the newest that has it. The edition of its calculation is the table's.
 */
export function findFideTieBreak(
  text: string,
  edition: FideEdition,
): Result<TieBreak, TieBreakCodeFault> {
  const parsed = parseTieBreakCode(text);
  if (!parsed.ok) return parsed;
  const { base, modifiers } = parsed.value;
  return isForPlayers(base)
    ? ok(fideTieBreak(base, modifiers, headOf(parsed.value, edition)))
    : err({ code: 'tie-break-code.for-teams', text, base });
}
