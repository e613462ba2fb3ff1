import { at } from '../../../kernel/at.ts';
import type { HalfPoints } from '../../../kernel/half-points.ts';
import type { BracketFacts, Criterion } from '../criteria/criterion.ts';

/** The failures of an edge of the bracket's matching, by criterion and class. */
export interface Failures {
  readonly classOf: (criterion: Criterion) => HalfPoints;
  readonly count: (criterion: Criterion) => number;
}

/** A criterion, or one of its classes, with its position in the cost vectors. */
interface Step {
  readonly criterion: Criterion;
  readonly inClass: HalfPoints | null;
  readonly atMost: number;
  readonly level: number;
  readonly weight: number;
}

/** The conversion of failures to cost vectors: several criteria share a number as its digits. */
export interface CostScale {
  readonly levels: number;
  readonly steps: readonly Step[];
}

/** The known size of a bracket before it is paired. */
export interface ExpectedSize {
  readonly pairs: number;
  /** The number of downfloaters, or null if only the matching decides it. */
  readonly downfloaters: number | null;
  /** Whether C9 applies. */
  readonly countsUnplayed: boolean;
}

/** Numbers up to here leave room for the sums that a matching's dual variables need. */
const roomForDigits = 2 ** 38;

type Unplaced = Omit<Step, 'level' | 'weight'>;

function unplacedSteps(bracket: BracketFacts, size: ExpectedSize): readonly Unplaced[] {
  return bracket.criteria.flatMap((criterion) => {
    if (criterion.ofByeReceiver !== undefined && !size.countsUnplayed) return [];
    const possible = criterion.atMost(bracket, size.pairs);
    const isOfFloaters = criterion.ofDownfloater !== undefined && size.downfloaters !== null;
    const atMost = isOfFloaters ? Math.min(possible, size.downfloaters ?? 0) : possible;
    if (atMost === 0) return [];
    const classes = criterion.byClass?.(bracket) ?? [null];
    return classes.map((inClass) => ({ criterion, inClass, atMost }));
  });
}

/** Fills the levels from the most important criterion on, each with as many digits as fit. */
export function makeCostScale(bracket: BracketFacts, size: ExpectedSize): CostScale {
  const groups: Unplaced[][] = [];
  let room = 0;
  for (const step of unplacedSteps(bracket, size)) {
    if (room < step.atMost + 1) {
      groups.push([]);
      room = roomForDigits;
    }
    groups.at(-1)?.push(step);
    room /= step.atMost + 1;
  }
  const steps = groups.flatMap((group, level) => {
    let weight = 2;
    const placed: Step[] = [];
    for (const step of group.toReversed()) {
      placed.push({ ...step, level, weight });
      weight *= step.atMost + 1;
    }
    return placed;
  });
  return { levels: groups.length, steps };
}

/** The most important criterion in which two sums of cost vectors differ; null if they are equal. */
export function firstDifference(
  { steps }: CostScale,
  a: readonly number[],
  b: readonly number[],
): Criterion | null {
  for (const [level, value] of a.entries()) {
    const inLevel = steps.filter((step) => step.level === level).toReversed();
    const differs = ({ weight }: Step): boolean =>
      Math.floor(value / weight) !== Math.floor(at(b, level) / weight);
    const step = inLevel.find(differs);
    if (step !== undefined) return step.criterion;
  }
  return null;
}

/** The cost vector of an edge: its failures, each at the digit of its criterion and class. */
export function costVector(
  { levels, steps }: CostScale,
  { classOf, count }: Failures,
): readonly number[] {
  const vector = new Array<number>(levels).fill(0);
  for (const step of steps) {
    if (step.inClass !== null && step.inClass !== classOf(step.criterion)) continue;
    vector[step.level] = (vector[step.level] ?? 0) + step.weight * count(step.criterion);
  }
  return vector;
}
