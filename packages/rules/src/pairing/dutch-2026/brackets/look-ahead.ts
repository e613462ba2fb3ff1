import type { HalfPoints } from '../../../kernel/half-points.ts';
import { canBeCompleted } from '../criteria/c04-completion.ts';
import type { Pairee } from '../field/pairee.ts';
import type { BracketPairing } from './bracket-pairing.ts';
import type { BracketProblem } from './bracket-problem.ts';
import { fewestDownfloaters } from './fewest-downfloaters.ts';
import { pairsFreely } from './free-pairing.ts';
import { isIdealBelow } from './ideal-below.ts';
import { naturalCandidate } from './natural-candidate.ts';
import { pairBracket } from './pair-bracket.ts';
import type { Stage } from './stage.ts';

const scoreOf = (players: readonly Pairee[]): HalfPoints =>
  players[0]?.score ?? Number.NEGATIVE_INFINITY;

/** Whether the bye certainly goes to somebody of a lower score than these. */
const byeIsBelow = ({ byeScore }: Stage, players: readonly Pairee[]): boolean =>
  byeScore === null || byeScore < scoreOf(players);

const playersOf = ({ mdps, residents }: Stage): readonly Pairee[] => [...mdps, ...residents];

/** Whether all below meet C1 to C7 equally well with any `count` players from here. */
function isIndifferent(stage: Stage, count: number): boolean {
  const { field, next, rest, byeScore } = stage;
  if (count === 0) return canBeCompleted(field, [...next, ...rest], byeScore);
  const players = playersOf(stage);
  if (!pairsFreely(field, next, { players, count })) return false;
  if (rest.length === 0) return byeScore === null || byeScore === scoreOf(next);
  return byeIsBelow(stage, next) && pairsFreely(field, rest, { players: next, count: 1 });
}

/** The bracket by itself, with as many places below as it needs. */
function bracketAlone({ field, mdps, residents }: Stage, downfloaters: number): BracketProblem {
  const pairs = (mdps.length + residents.length - downfloaters) / 2;
  return {
    bracket: { field, score: scoreOf(residents), mdps, residents, next: [] },
    rest: [],
    places: downfloaters,
    placesMayStayEmpty: false,
    byeScore: null,
    size: { pairs, downfloaters, countsUnplayed: false },
  };
}

/** The bracket and those after it. */
function bracketWith(
  { field, mdps, residents, next }: Stage,
  below: Pick<BracketProblem, 'rest' | 'places' | 'byeScore'>,
): BracketProblem {
  const pairs = Math.floor((mdps.length + residents.length) / 2);
  return {
    bracket: { field, score: scoreOf(residents), mdps, residents, next },
    ...below,
    placesMayStayEmpty: true,
    size: { pairs, downfloaters: null, countsUnplayed: false },
  };
}

/** The bracket with the next one, if those further down can take in anybody; else with all. */
function bracketWithBelow(stage: Stage, downfloaters: number): BracketProblem {
  const { field, next, rest, byeScore } = stage;
  const players = [...playersOf(stage), ...next];
  const places = downfloaters + next.length;
  if (byeIsBelow(stage, next) && pairsFreely(field, rest, { players, count: places })) {
    const isOdd = (players.length + places) % 2 === 1;
    return bracketWith(stage, { rest: [], places: isOdd ? places + 1 : places, byeScore: null });
  }
  return bracketWith(stage, { rest, places: 0, byeScore });
}

/** The first candidate of the last bracket, if it is perfect with the one left over having the bye. */
function perfectLast(stage: Stage, { bracket }: BracketProblem): BracketPairing | null {
  const natural = naturalCandidate(bracket);
  const canHaveBye = (player: Pairee): boolean =>
    player.mayHaveBye && player.unplayedRounds === 0 && player.score === stage.byeScore;
  const players = playersOf(stage);
  const left = players.filter((_, index) => natural?.downfloaters.includes(index));
  return left.every(canHaveBye) ? natural : null;
}

/**
 * Pairs a bracket, looking ahead as far as C4 and C8 make it necessary; null if it cannot be paired.
 * Mostly not at all: either nobody need float, or those below can take in anybody. Otherwise the
 * bracket is paired as if that were so; if those below can do their best with the downfloaters it
 * has, no other choice is better. Only then the next bracket is made part of the question, and where
 * those below it are few or hard to pair the whole field is. `@article FIDE C.04.3 2026 C4, C8`
 */
export function pairLookingAhead(stage: Stage): BracketPairing | null {
  const { field, mdps, residents, next, rest, byeScore } = stage;
  if (!byeIsBelow(stage, residents) || next.length === 0) {
    const problem = bracketWith(stage, { rest, places: 0, byeScore });
    return (next.length === 0 ? perfectLast(stage, problem) : null) ?? pairBracket(problem);
  }
  const floating = fewestDownfloaters(field, mdps, residents);
  const problem = bracketAlone(stage, floating);
  const alone = naturalCandidate(problem.bracket) ?? pairBracket(problem);
  if (alone === null || isIndifferent(stage, floating)) return alone;
  const players = playersOf(stage);
  const downfloaters = players.filter((_, index) => alone.downfloaters.includes(index));
  if (isIdealBelow(stage, downfloaters)) return alone;
  return pairBracket(bracketWithBelow(stage, floating));
}
