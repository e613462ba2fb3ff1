import { playersOf } from '../../dutch/brackets/bracket.ts';
import type { BracketPairing } from '../../dutch/brackets/bracket-pairing.ts';
import { fewestDownfloaters } from '../../dutch/brackets/fewest-downfloaters.ts';
import { downfloatersOf } from '../../dutch/brackets/field-pairs.ts';
import { pairsFreely } from '../../dutch/brackets/free-pairing.ts';
import { problemAlone, problemWith, problemWithNext } from '../../dutch/brackets/make-problem.ts';
import { naturalCandidate } from '../../dutch/brackets/natural-candidate.ts';
import { canPairAll, leavableOne } from '../../dutch/brackets/next-bracket.ts';
import { pairBracket } from '../../dutch/brackets/pair-bracket.ts';
import type { Pairee } from '../../dutch/field/pairee.ts';
import { ordinaryCriteria } from '../criteria/ordinary-criteria.ts';
import type { Stage } from './stage.ts';

/** Whether a resident of the next bracket can be the one who stays unpaired there. */
const mayLeaveNext = ({ isNextLast, takesBye }: Stage, player: Pairee): boolean =>
  !isNextLast || (takesBye?.(player) ?? false);

/** Whether the next bracket meets C7 equally well with any `count` players from here. */
function isIndifferent(stage: Stage, count: number): boolean {
  const { field, next } = stage;
  const leavesNobody = (next.length + count) % 2 === 0;
  const canLeave = leavesNobody || next.some((player) => mayLeaveNext(stage, player));
  return canLeave && pairsFreely(field, next, { players: playersOf(stage), count });
}

/** Whether the next bracket pairs all, or all but one resident, with these downfloaters. */
const isIdeal = (stage: Stage, downfloaters: readonly Pairee[]): boolean =>
  (downfloaters.length + stage.next.length) % 2 === 0
    ? canPairAll(stage, downfloaters)
    : leavableOne(stage, downfloaters, (player) => mayLeaveNext(stage, player)) !== null;

const scoresOf = (stage: Stage, pairing: BracketPairing): string =>
  downfloatersOf(stage, pairing)
    .map(({ score }) => score)
    .join();

/**
 * The bracket, paired so that the last one can pair all but the receiver of the bye, provided that C5
 * and C6 are not worse; else paired by itself.
 */
function pairBeforeLast(stage: Stage, alone: BracketPairing): BracketPairing {
  const below = { rest: [], places: 0, takesBye: stage.takesBye };
  const completing = pairBracket(problemWith(stage, ordinaryCriteria, below));
  return completing !== null && scoresOf(stage, completing) === scoresOf(stage, alone)
    ? completing
    : alone;
}

/**
 * Pairs a bracket that is neither penultimate nor last, considering only the next one (C7) and not
 * completion (A.9). It is paired by itself first; only if the next bracket could do better with other
 * downfloaters is it included in the matching. `@article FIDE C.04.3 2017 C5–C19`
 */
export function pairOrdinary(stage: Stage): BracketPairing | null {
  const { field, mdps, residents } = stage;
  const floating = fewestDownfloaters(field, mdps, residents);
  const problem = problemAlone(stage, ordinaryCriteria, floating);
  const alone = naturalCandidate(problem.bracket) ?? pairBracket(problem);
  if (alone === null || floating === 0 || isIndifferent(stage, floating)) return alone;
  if (isIdeal(stage, downfloatersOf(stage, alone))) return alone;
  return stage.isNextLast
    ? pairBeforeLast(stage, alone)
    : pairBracket(problemWithNext(stage, ordinaryCriteria, floating));
}
