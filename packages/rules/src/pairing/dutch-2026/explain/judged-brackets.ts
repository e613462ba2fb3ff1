import type { HalfPoints } from '../../../kernel/half-points.ts';
import type { PlayerNo } from '../../../kernel/round-record.ts';
import { scoregroups, scoreOf } from '../../dutch/brackets/bracket.ts';
import { downfloatersOf } from '../../dutch/brackets/field-pairs.ts';
import type { BracketFacts, Criterion } from '../../dutch/criteria/criterion.ts';
import type { Field } from '../../dutch/field/field.ts';
import type { Pairee } from '../../dutch/field/pairee.ts';
import { pairLookingAhead } from '../brackets/look-ahead.ts';
import type { Stage } from '../brackets/stage.ts';
import { allCriteria } from '../criteria/all-criteria.ts';

/** A complete round: everybody's opponent, null for the bye. */
export type Opponents = ReadonlyMap<PlayerNo, PlayerNo | null>;

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
  const groups = scoregroups(field.pairees);
  const brackets: JudgedBracket[] = [];
  let mdps: readonly Pairee[] = [];
  for (const [index, residents] of groups.entries()) {
    const next = groups[index + 1] ?? [];
    const stage = { field, mdps, residents, next, rest: groups.slice(index + 2).flat(), byeScore };
    const here = new Map([...mdps, ...residents].map((each) => [each.no, each]));
    const pairs = [...here.values()].flatMap((higher): [Pairee, Pairee][] => {
      const lower = here.get(opponents.get(higher.no) ?? 0);
      return lower === undefined || lower.index < higher.index ? [] : [[higher, lower]];
    });
    const paired = new Set(pairs.flat());
    const downfloaters = [...here.values()].filter((each) => !paired.has(each));
    brackets.push({ stage, pairs, downfloaters });
    mdps = downfloaters;
  }
  return brackets;
}

/** Who leaves the next bracket, too, if it does its best with these downfloaters. */
function leavingNext({ stage, downfloaters }: JudgedBracket): readonly Pairee[] {
  const { field, next, rest, byeScore } = stage;
  if (next.length === 0) return [];
  const [after = [], ...further] = scoregroups(rest);
  const below = {
    field,
    mdps: downfloaters,
    residents: next,
    next: after,
    rest: further.flat(),
    byeScore,
  };
  const paired = pairLookingAhead(below);
  return paired === null ? [...downfloaters, ...next] : downfloatersOf(below, paired);
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
  const isBye = downfloaters.length === 1 && only?.score === byeScore;
  return classes.map((inClass) => {
    const counts = (own: HalfPoints): boolean => inClass === null || inClass === own;
    let sum = isBye && only !== undefined ? (criterion.ofByeReceiver?.(only) ?? 0) : 0;
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
