import type { Field } from '../../../src/pairing/dutch/field/field.ts';
import type { Float, Pairee } from '../../../src/pairing/dutch/field/pairee.ts';
import {
  bestOf,
  type Candidate,
  candidates,
  compareLists,
  descending,
  groupsOf,
  type LiteralPairing,
  type Pair,
  unpairedIn,
} from '../dutch/literal/candidates.ts';
import { colourLists } from '../dutch/literal/colour-lists.ts';
import { Completion } from '../dutch/literal/completion.ts';

// C.04.3 (2017) word by word, with all its pairing score differences counted out.

interface Bracket {
  readonly field: Field;
  readonly mdps: readonly Pairee[];
  readonly residents: readonly Pairee[];
}

/** A.8: the artificial value is one point less than the score of the lowest of the bracket. */
const artificialScore = ({ mdps, residents }: Bracket): number =>
  Math.min(...[...mdps, ...residents].map(({ score }) => score)) - 2;

/** A.4.b: the receivers of a float from a candidate, with the score difference of A.8. */
interface Received {
  readonly player: Pairee;
  readonly float: Float;
  readonly difference: number;
}

function floatsReceived(bracket: Bracket, { mdpPairs, pairs, downfloaters }: Candidate) {
  const inPairs = [...mdpPairs, ...pairs].flatMap(([a, b]): readonly Received[] => {
    const difference = Math.abs(a.score - b.score);
    if (difference === 0) return [];
    const [higher, lower] = a.score > b.score ? [a, b] : [b, a];
    return [
      { player: higher, float: 'down', difference },
      { player: lower, float: 'up', difference },
    ];
  });
  const left = downfloaters.map(
    (player): Received => ({
      player,
      float: 'down',
      difference: player.score - artificialScore(bracket),
    }),
  );
  return [...inPairs, ...left];
}

/** A.8. */
const scoreDifferences = (
  bracket: Bracket,
  pairs: readonly Pair[],
  downfloaters: readonly Pairee[],
): readonly number[] =>
  descending([
    ...pairs.map(([a, b]) => Math.abs(a.score - b.score)),
    ...downfloaters.map(({ score }) => score - artificialScore(bracket)),
  ]);

/** C6, C8 to C19 of a candidate, C7 where it applies. */
function* quality(
  bracket: Bracket,
  candidate: Candidate,
  c7: (downfloaters: readonly Pairee[]) => readonly number[],
): Generator<readonly number[]> {
  const all = [...candidate.mdpPairs, ...candidate.pairs];
  yield scoreDifferences(bracket, all, candidate.downfloaters);
  yield c7(candidate.downfloaters);
  yield* colourLists(bracket.field, all);
  const received = floatsReceived(bracket, candidate);
  const same = (past: 'floatBefore' | 'floatTwoBefore', wanted: Float) =>
    received.filter(({ player, float }) => float === wanted && player[past] === wanted);
  const kinds = [
    same('floatBefore', 'down'),
    same('floatBefore', 'up'),
    same('floatTwoBefore', 'down'),
    same('floatTwoBefore', 'up'),
  ];
  for (const kind of kinds) yield [kind.length];
  for (const kind of kinds) yield descending(kind.map(({ difference }) => difference));
}

/** All candidates with the most pairs of those that are allowed (C5). */
function* mostPairs(
  { field, mdps, residents }: Bracket,
  isAllowed: (candidate: Candidate) => boolean,
): Generator<Candidate> {
  let found = false;
  for (
    let pairs = Math.floor((mdps.length + residents.length) / 2);
    pairs >= 0 && !found;
    pairs--
  ) {
    for (let m1 = Math.min(mdps.length, pairs); m1 >= 0; m1--) {
      for (const candidate of candidates(field, mdps, residents, { pairs, m1 })) {
        if (!isAllowed(candidate)) continue;
        found = true;
        yield candidate;
      }
    }
  }
}

/** C7: fewest unpaired and the least score differences in the next bracket. */
function bestNext(
  field: Field,
  mdps: readonly Pairee[],
  { next, isLast }: { readonly next: readonly Pairee[]; readonly isLast: boolean },
): readonly number[] {
  const bracket = { field, mdps, residents: next };
  const artificial = artificialScore(bracket);
  const lowest = artificial + 2;
  let best: readonly number[] = [Number.POSITIVE_INFINITY];
  for (const left of unpairedIn(field, mdps, next)) {
    const [bye] = left;
    if (isLast && (left.length > 1 || (bye !== undefined && !bye.mayHaveBye))) continue;
    const paired = mdps.filter((mdp) => !left.includes(mdp));
    const differences = [
      ...left.map(({ score }) => score - artificial),
      ...paired.map(({ score }) => score - lowest),
    ];
    const list = [left.length, ...descending(differences.filter((each) => each > 0))];
    if (compareLists(list, best) < 0) best = list;
  }
  return best;
}

const nothing = (): readonly number[] => [];

function ordinary(bracket: Bracket, groups: readonly (readonly Pairee[])[]): Candidate {
  const [next = []] = groups;
  const bestByFloaters = new Map<string, readonly number[]>();
  const c7 = (downfloaters: readonly Pairee[]): readonly number[] => {
    const key = downfloaters.map(({ index }) => index).join();
    const list =
      bestByFloaters.get(key) ??
      bestNext(bracket.field, downfloaters, { next, isLast: groups.length === 1 });
    bestByFloaters.set(key, list);
    return list;
  };
  const found = bestOf(
    mostPairs(bracket, () => true),
    (candidate) => quality(bracket, candidate, c7),
  );
  if (found === null) throw new Error('no candidate');
  return found;
}

function completing(bracket: Bracket, completion: Completion, below: readonly Pairee[]): Candidate {
  const found = bestOf(
    mostPairs(bracket, ({ downfloaters }) => completion.isPossible(downfloaters, below)),
    (candidate) => quality(bracket, candidate, nothing),
  );
  if (found === null) throw new Error('no candidate');
  return found;
}

/** The pairing of a field by the edition of 2017, or null if it has none. */
export function pairLiterally2017(field: Field): LiteralPairing | null {
  const { pairees } = field;
  const completion = new Completion(
    field,
    pairees.length % 2 === 0 ? null : ({ mayHaveBye }) => mayHaveBye,
  );
  if (!completion.isPossible([], pairees)) return null;
  const groups = groupsOf(pairees);
  const pairs: Pair[] = [];
  const finish = (candidate: Candidate, isCollapsed: boolean): LiteralPairing => ({
    pairs: [...pairs, ...candidate.mdpPairs, ...candidate.pairs],
    bye: candidate.downfloaters[0] ?? null,
    isCollapsed,
  });
  let mdps: readonly Pairee[] = [];
  for (const [index, residents] of groups.entries()) {
    const bracket = { field, mdps, residents };
    const after = groups.slice(index + 1);
    const below = after.flat();
    if (below.length === 0) return finish(completing(bracket, completion, []), false);
    const paired = ordinary(bracket, after);
    if (!completion.isPossible(paired.downfloaters, below)) {
      const penultimate = completing(bracket, completion, below);
      pairs.push(...penultimate.mdpPairs, ...penultimate.pairs);
      const collapsed = { field, mdps: penultimate.downfloaters, residents: below };
      return finish(completing(collapsed, completion, []), true);
    }
    pairs.push(...paired.mdpPairs, ...paired.pairs);
    mdps = paired.downfloaters;
  }
  return { pairs, bye: null, isCollapsed: false };
}
