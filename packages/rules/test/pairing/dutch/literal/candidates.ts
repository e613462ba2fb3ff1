import { type Field, mayMeet } from '../../../../src/pairing/dutch/field/field.ts';
import type { Pairee } from '../../../../src/pairing/dutch/field/pairee.ts';

// What all editions of C.04.3 have in common, word by word and for small fields: every candidate of a
// bracket is generated in the order of article 4 (2017: D); the best, and of equal ones the first, is taken.

/** Two players who meet, the one of S1 first. */
export type Pair = readonly [Pairee, Pairee];

/** A field's pairing. */
export interface LiteralPairing {
  readonly pairs: readonly Pair[];
  readonly bye: Pairee | null;
  /** Whether the last bracket was a collapsed one (2017). */
  readonly isCollapsed: boolean;
}

/** A way to pair a bracket. */
export interface Candidate {
  readonly mdpPairs: readonly Pair[];
  readonly pairs: readonly Pair[];
  readonly downfloaters: readonly Pairee[];
}

/** The subsets of `count` items, lexicographically by index. */
function* subsets<T>(items: readonly T[], count: number): Generator<readonly T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [index, item] of items.entries()) {
    for (const rest of subsets(items.slice(index + 1), count - 1)) yield [item, ...rest];
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Compares lists number by number; a shorter one is the lower where it ends. */
export function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? -1) - (b[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** 4.3: S1 of `size` BSNs 0 … count − 1, unchanged and then after each exchange in order. */
function* exchangedS1(count: number, size: number): Generator<readonly number[]> {
  const all = Array.from({ length: count }, (_, index) => index);
  const s1 = all.slice(0, size);
  const s2 = all.slice(size);
  for (let moved = 0; moved <= Math.min(s1.length, s2.length); moved++) {
    const exchanges = [...subsets(s1, moved)].flatMap((down) =>
      [...subsets(s2, moved)].map((up) => ({ down, up })),
    );
    exchanges.sort(
      (a, b) =>
        sum(a.up) - sum(a.down) - sum(b.up) + sum(b.down) ||
        compareLists(b.down.toReversed(), a.down.toReversed()) ||
        compareLists(a.up, b.up),
    );
    for (const { down, up } of exchanges) {
      yield all.filter((bsn) => up.includes(bsn) || (s1.includes(bsn) && !down.includes(bsn)));
    }
  }
}

/** Pairings of S1 with S2 in order of transposition, illegal ones left out. */
function* transposed(
  field: Field,
  s1: readonly Pairee[],
  s2: readonly Pairee[],
): Generator<Pair[]> {
  const [first, ...rest] = s1;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const [index, partner] of s2.entries()) {
    if (!mayMeet(field, first, partner)) continue;
    for (const pairs of transposed(field, rest, s2.toSpliced(index, 1))) {
      yield [[first, partner], ...pairs];
    }
  }
}

/** Compares by the order of 1.2. */
export const rank = (a: Pairee, b: Pairee): number => a.index - b.index;

/** All candidates of a bracket with so many pairs, in the order of generation. */
export function* candidates(
  field: Field,
  mdps: readonly Pairee[],
  residents: readonly Pairee[],
  size: { readonly pairs: number; readonly m1: number },
): Generator<Candidate> {
  for (const s1 of subsets(mdps, size.m1)) {
    for (const mdpPairs of transposed(field, s1, residents)) {
      const taken = new Set(mdpPairs.flat());
      const remainder = residents.filter((player) => !taken.has(player));
      for (const bsns of exchangedS1(remainder.length, size.pairs - size.m1)) {
        const s1R = bsns.map((bsn) => remainder[bsn]!);
        const s2R = remainder.filter((player) => !s1R.includes(player));
        for (const drawn of transposed(field, s1R, s2R)) {
          const pairs = drawn.map(([a, b]): Pair => (rank(a, b) < 0 ? [a, b] : [b, a]));
          const paired = new Set([...mdpPairs, ...pairs].flat());
          const downfloaters = [...mdps, ...residents].filter((player) => !paired.has(player));
          yield { mdpPairs, pairs, downfloaters };
        }
      }
    }
  }
}

/** The highest number first. */
export const descending = (numbers: readonly number[]): readonly number[] =>
  [...numbers].sort((a, b) => b - a);

/** The quality of a candidate: the criteria by priority, each a list; the lower, the better. */
export type Quality = Iterable<readonly number[]>;

/** A candidate's criteria if they are better than the best so far, else null. */
function improvement(
  quality: Quality,
  best: readonly (readonly number[])[] | null,
): readonly (readonly number[])[] | null {
  const lists: (readonly number[])[] = [];
  let isBetter = best === null;
  for (const list of quality) {
    const order = isBetter ? 0 : compareLists(list, best?.[lists.length] ?? []);
    if (order > 0) return null;
    if (order < 0) isBetter = true;
    lists.push(list);
  }
  return isBetter ? lists : null;
}

/** The best of candidates, and of equal ones the first; null if there are none. */
export function bestOf(
  all: Iterable<Candidate>,
  qualityOf: (candidate: Candidate) => Quality,
): Candidate | null {
  let chosen: Candidate | null = null;
  let best: readonly (readonly number[])[] | null = null;
  for (const candidate of all) {
    const better = improvement(qualityOf(candidate), best);
    if (better === null) continue;
    chosen = candidate;
    best = better;
  }
  return chosen;
}

/** Players by score, the highest first. */
export function groupsOf(pairees: readonly Pairee[]): readonly (readonly Pairee[])[] {
  const scores = [...new Set(pairees.map(({ score }) => score))];
  return scores.map((score) => pairees.filter((each) => each.score === score));
}

/** All ways to leave some players of a bracket unpaired, as lists of those left. */
export function* unpairedIn(
  field: Field,
  mdps: readonly Pairee[],
  residents: readonly Pairee[],
): Generator<readonly Pairee[]> {
  const visit = function* (
    open: readonly Pairee[],
    left: readonly Pairee[],
  ): Generator<readonly Pairee[]> {
    const [player, ...others] = open;
    if (player === undefined) {
      yield left;
      return;
    }
    for (const partner of others) {
      if (mdps.includes(player) && mdps.includes(partner)) continue;
      if (!mayMeet(field, player, partner)) continue;
      yield* visit(
        others.filter((each) => each !== partner),
        left,
      );
    }
    yield* visit(others, [...left, player]);
  };
  yield* visit([...mdps, ...residents], []);
}
