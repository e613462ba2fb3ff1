import type { Field } from '../../../src/pairing/dutch/field/field.ts';
import type { Pairee } from '../../../src/pairing/dutch/field/pairee.ts';
import {
  bestOf,
  type Candidate,
  candidates,
  compareLists,
  descending,
  groupsOf,
  type LiteralPairing,
  type Pair,
  rank,
  unpairedIn,
} from '../dutch/literal/candidates.ts';
import { colourLists } from '../dutch/literal/colour-lists.ts';
import { Completion } from '../dutch/literal/completion.ts';

// C.04.3 (2026) word by word.

/** The best values of C6 and C7 in a bracket that gets these players from above. */
function bestFloat(
  completion: Completion,
  mdps: readonly Pairee[],
  residents: readonly Pairee[],
  rest: readonly Pairee[],
): readonly number[] {
  let best: readonly number[] | null = null;
  for (const left of unpairedIn(completion.field, mdps, residents)) {
    const list = [left.length, ...descending(left.map(({ score }) => score))];
    if (best !== null && compareLists(list, best) >= 0) continue;
    if (completion.isPossible([...left].sort(rank), rest)) best = list;
  }
  return best ?? [Number.POSITIVE_INFINITY];
}

/** A bracket and all below it. */
export interface LiteralBracket {
  readonly completion: Completion;
  readonly byeScore: number | null;
  readonly mdps: readonly Pairee[];
  readonly residents: readonly Pairee[];
  readonly next: readonly Pairee[];
  readonly rest: readonly Pairee[];
  readonly nextBest: Map<string, readonly number[]>;
}

/** C7 to C21 of a candidate, each a list; the lower, the better. */
export function* quality(
  bracket: LiteralBracket,
  candidate: Candidate,
): Generator<readonly number[]> {
  const { completion, byeScore, mdps, residents, next, rest, nextBest } = bracket;
  const { mdpPairs, downfloaters } = candidate;
  yield descending(downfloaters.map(({ score }) => score));
  const key = downfloaters.map(({ index }) => index).join();
  if (!nextBest.has(key)) nextBest.set(key, bestFloat(completion, downfloaters, next, rest));
  yield next.length === 0 ? [] : nextBest.get(key)!;
  const [only] = downfloaters;
  const isBye = downfloaters.length === 1 && only!.score === byeScore;
  yield isBye ? [only!.unplayedRounds] : [];
  yield* colourLists(completion.field, [...mdpPairs, ...candidate.pairs]);
  const down = (floats: 'floatBefore' | 'floatTwoBefore') =>
    residents.filter((each) => downfloaters.includes(each) && each[floats] === 'down').length;
  const up = (floats: 'floatBefore' | 'floatTwoBefore') =>
    mdpPairs.filter(([, opponent]) => opponent[floats] === 'up').length;
  yield [down('floatBefore')];
  yield [up('floatBefore')];
  yield [down('floatTwoBefore')];
  yield [up('floatTwoBefore')];
  const limboDifference = 1000;
  const mdpDifferences = (floats: 'floatBefore' | 'floatTwoBefore') =>
    descending(
      mdps
        .filter((each) => each[floats] === 'down')
        .map((mdp) => {
          const opponent = mdpPairs.find(([each]) => each === mdp)?.[1];
          return mdp.score - (opponent?.score ?? -limboDifference);
        }),
    );
  const opponentDifferences = (floats: 'floatBefore' | 'floatTwoBefore') =>
    descending(
      mdpPairs
        .filter(([, opponent]) => opponent[floats] === 'up')
        .map(([mdp, opponent]) => mdp.score - opponent.score),
    );
  yield mdpDifferences('floatBefore');
  yield opponentDifferences('floatBefore');
  yield mdpDifferences('floatTwoBefore');
  yield opponentDifferences('floatTwoBefore');
}

/** The candidates of a bracket with the most pairs that leave a round that can be completed. */
function* lawful(bracket: LiteralBracket): Generator<Candidate> {
  const { completion, mdps, residents, next, rest } = bracket;
  const below = [...next, ...rest];
  let found = false;
  for (
    let pairs = Math.floor((mdps.length + residents.length) / 2);
    pairs >= 0 && !found;
    pairs--
  ) {
    for (let m1 = Math.min(mdps.length, pairs); m1 >= 0; m1--) {
      for (const candidate of candidates(completion.field, mdps, residents, { pairs, m1 })) {
        if (!completion.isPossible(candidate.downfloaters, below)) continue;
        found = true;
        yield candidate;
      }
    }
  }
}

/** The brackets of a field as they are paired, from the top; null if it has no pairing. */
export function* literalBrackets(
  field: Field,
): Generator<{ readonly bracket: LiteralBracket; readonly candidate: Candidate }, boolean> {
  const { pairees } = field;
  const scores = [...new Set(pairees.map(({ score }) => score))].reverse();
  const byeScores = pairees.length % 2 === 0 ? [null] : scores;
  const completionFor = (byeScore: number | null): Completion =>
    new Completion(
      field,
      byeScore === null ? null : ({ mayHaveBye, score }) => mayHaveBye && score === byeScore,
    );
  const byeScore = byeScores.find((score) => completionFor(score).isPossible([], pairees));
  if (byeScore === undefined) return false;
  const completion = completionFor(byeScore);
  const groups = groupsOf(pairees);
  let mdps: readonly Pairee[] = [];
  for (const [index, residents] of groups.entries()) {
    const next = groups[index + 1] ?? [];
    const rest = groups.slice(index + 2).flat();
    const nextBest = new Map<string, readonly number[]>();
    const bracket = { completion, byeScore, mdps, residents, next, rest, nextBest };
    const candidate = bestOf(lawful(bracket), (each) => quality(bracket, each));
    if (candidate === null) throw new Error('no candidate');
    yield { bracket, candidate };
    mdps = candidate.downfloaters;
  }
  return true;
}

/** The pairing of a field by the edition of 2026, or null if it has none. */
export function pairLiterally2026(field: Field): LiteralPairing | null {
  const pairs: Pair[] = [];
  const brackets = literalBrackets(field);
  let left: readonly Pairee[] = [];
  for (;;) {
    const step = brackets.next();
    if (step.done) return step.value ? { pairs, bye: left[0] ?? null, isCollapsed: false } : null;
    const { candidate } = step.value;
    pairs.push(...candidate.mdpPairs, ...candidate.pairs);
    left = candidate.downfloaters;
  }
}
