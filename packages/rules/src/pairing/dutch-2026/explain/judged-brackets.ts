import type { HalfPoints } from '../../../kernel/half-points.ts';
import { playersOf, scoreOf } from '../../dutch/brackets/bracket.ts';
import { downfloatersOf } from '../../dutch/brackets/field-pairs.ts';
import type { BracketFacts, Criterion } from '../../dutch/criteria/criterion.ts';
import type { Field } from '../../dutch/field/field.ts';
import type { Pairee } from '../../dutch/field/pairee.ts';
import { pairLookingAhead } from '../brackets/look-ahead.ts';
import { type Stage, stageBelow, topStage } from '../brackets/stage.ts';
import { allCriteria } from '../criteria/all-criteria.ts';

/** A complete round: everybody's opponent; none of the player who has the bye. */
export type Opponents = ReadonlyMap<Pairee, Pairee>;

/** A bracket of a round that somebody paired. */
export interface JudgedBracket {
  readonly stage: Stage;
  /** The pairs made inside it, the higher-ranked first. */
  readonly pairs: readonly (readonly [Pairee, Pairee])[];
  readonly downfloaters: readonly Pairee[];
}

/** A round bracket by bracket, from the top. `@article FIDE C.04.3 2026 1.9` */
export function judgedBrackets(
  field: Field,
  opponents: Opponents,
  byeScore: HalfPoints | null,
): readonly JudgedBracket[] {
  const brackets: JudgedBracket[] = [];
  let stage = topStage(field, byeScore);
  while (stage !== null) {
    const here = new Set(playersOf(stage));
    const pairs = [...here].flatMap((higher): [Pairee, Pairee][] => {
      const lower = opponents.get(higher);
      if (lower === undefined || !here.has(lower)) return [];
      return lower.index < higher.index ? [] : [[higher, lower]];
    });
    const paired = new Set(pairs.flat());
    const downfloaters = [...here].filter((each) => !paired.has(each));
    brackets.push({ stage, pairs, downfloaters });
    stage = stageBelow(stage, downfloaters);
  }
  return brackets;
}

/** Who leaves the next bracket, too, if it does its best with these downfloaters. */
function leavingNext({ stage, downfloaters }: JudgedBracket): readonly Pairee[] {
  const below = stageBelow(stage, downfloaters);
  if (below === null) return [];
  const paired = pairLookingAhead(below);
  return paired === null ? playersOf(below) : downfloatersOf(below, paired);
}

/** The failures of a bracket by one criterion, class by class where it has classes. */
function failures(
  judged: JudgedBracket,
  criterion: Criterion,
  leaving: readonly Pairee[],
): readonly number[] {
  const { stage, pairs, downfloaters } = judged;
  const { byeScore } = stage;
  const facts: BracketFacts = {
    ...stage,
    criteria: allCriteria,
    score: scoreOf(stage.residents),
  };
  const classes = criterion.byClass?.(facts) ?? [null];
  const [only] = downfloaters;
  const alone = downfloaters.length === 1 && only?.score === byeScore ? only : undefined;
  return classes.map((inClass) => {
    const counts = (own: HalfPoints): boolean => inClass === null || inClass === own;
    let sum = alone === undefined ? 0 : (criterion.ofByeReceiver?.(alone) ?? 0);
    for (const [higher, lower] of pairs) {
      if (!counts(criterion.classOfPair?.(higher, lower) ?? higher.score)) continue;
      sum += criterion.ofPair?.(higher, lower, facts) ?? 0;
    }
    for (const player of downfloaters) {
      if (!counts(criterion.classOfDownfloater?.(player, facts) ?? player.score)) continue;
      sum += criterion.ofDownfloater?.(player, facts) ?? 0;
    }
    for (const player of leaving) {
      if (!counts(criterion.classOfDownfloater?.(player, facts) ?? player.score)) continue;
      sum += criterion.ofLeavingNext?.(player, facts) ?? 0;
    }
    return sum;
  });
}

/** The first criterion in which two ways to pair a bracket differ, with the failures of each. */
export interface FirstDifference {
  readonly criterion: Criterion;
  readonly given: number;
  readonly right: number;
}

/** Compares two ways to pair the same bracket by C6 to C21; null: they are equal in all. */
export function firstDifferenceOf(
  given: JudgedBracket,
  right: JudgedBracket,
): FirstDifference | null {
  const [leftByGiven, leftByRight] = [leavingNext(given), leavingNext(right)];
  for (const criterion of allCriteria) {
    const [one, other] = [
      failures(given, criterion, leftByGiven),
      failures(right, criterion, leftByRight),
    ];
    const index = one.findIndex((count, at) => count !== other[at]);
    if (index < 0) continue;
    return { criterion, given: one[index] ?? 0, right: other[index] ?? 0 };
  }
  return null;
}
