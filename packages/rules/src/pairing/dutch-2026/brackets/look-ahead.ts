import { playersOf, scoreOf } from '../../dutch/brackets/bracket.ts';
import type { BracketPairing } from '../../dutch/brackets/bracket-pairing.ts';
import type { BracketProblem } from '../../dutch/brackets/bracket-problem.ts';
import { fewestDownfloaters } from '../../dutch/brackets/fewest-downfloaters.ts';
import { pairsFreely } from '../../dutch/brackets/free-pairing.ts';
import { problemAlone, problemWith, problemWithNext } from '../../dutch/brackets/make-problem.ts';
import { naturalCandidate } from '../../dutch/brackets/natural-candidate.ts';
import { pairBracket } from '../../dutch/brackets/pair-bracket.ts';
import { canBeCompleted } from '../../dutch/criteria/c04-completion.ts';
import type { Pairee } from '../../dutch/field/pairee.ts';
import { allCriteria } from '../criteria/all-criteria.ts';
import { takerOf } from '../criteria/c05-score-of-bye-receiver.ts';
import { isIdealBelow } from './ideal-below.ts';
import type { Stage } from './stage.ts';

/** Whether the bye certainly goes to a player with a lower score than these. */
const byeIsBelow = ({ byeScore }: Stage, players: readonly Pairee[]): boolean =>
  byeScore === null || byeScore < scoreOf(players);

/** Whether all below meet C1 to C7 equally well with any `count` players from here. */
function isIndifferent(stage: Stage, count: number): boolean {
  const { field, next, rest, byeScore } = stage;
  if (count === 0) return canBeCompleted(field, [...next, ...rest], takerOf(byeScore));
  if (!pairsFreely(field, next, { players: playersOf(stage), count })) return false;
  if (rest.length === 0) return byeScore === null || byeScore === scoreOf(next);
  return byeIsBelow(stage, next) && pairsFreely(field, rest, { players: next, count: 1 });
}

/** The bracket and everybody below it. */
const problemWithAll = (stage: Stage): BracketProblem =>
  problemWith(stage, allCriteria, {
    rest: stage.rest,
    places: 0,
    takesBye: takerOf(stage.byeScore),
  });

/** The bracket with the next one, if the players further down can be paired with anybody; else with all. */
function problemWithBelow(stage: Stage, downfloaters: number): BracketProblem {
  const { field, next, rest } = stage;
  const comers = { players: [...playersOf(stage), ...next], count: downfloaters + next.length };
  return byeIsBelow(stage, next) && pairsFreely(field, rest, comers)
    ? problemWithNext(stage, allCriteria, downfloaters)
    : problemWithAll(stage);
}

/** The first candidate of the last bracket, if it is perfect and the player left over has the bye. */
function perfectLast(stage: Stage, { bracket }: BracketProblem): BracketPairing | null {
  const natural = naturalCandidate(bracket);
  const canHaveBye = (player: Pairee): boolean =>
    player.mayHaveBye && player.unplayedRounds === 0 && player.score === stage.byeScore;
  const left = playersOf(stage).filter((_, index) => natural?.downfloaters.includes(index));
  return left.every(canHaveBye) ? natural : null;
}

/**
 * Pairs a bracket, looking ahead as far as C4 and C8 require; null if it cannot be paired. Usually no
 * look-ahead is needed: either nobody has to float, or the players below can be paired with anybody.
 * Otherwise the bracket is first paired as if that were so; if the players below can do their best with
 * its downfloaters, no other choice is better. Only otherwise is the next bracket included in the
 * matching, and if the players below it are few or hard to pair, the whole field. `@article FIDE C.04.3
 * 2026 C4, C8`
 */
export function pairLookingAhead(stage: Stage): BracketPairing | null {
  const { field, mdps, residents, next } = stage;
  if (!byeIsBelow(stage, residents) || next.length === 0) {
    const problem = problemWithAll(stage);
    return (next.length === 0 ? perfectLast(stage, problem) : null) ?? pairBracket(problem);
  }
  const floating = fewestDownfloaters(field, mdps, residents);
  const problem = problemAlone(stage, allCriteria, floating);
  const alone = naturalCandidate(problem.bracket) ?? pairBracket(problem);
  if (alone === null || isIndifferent(stage, floating)) return alone;
  const downfloaters = playersOf(stage).filter((_, index) => alone.downfloaters.includes(index));
  if (isIdealBelow(stage, downfloaters)) return alone;
  return pairBracket(problemWithBelow(stage, floating));
}
