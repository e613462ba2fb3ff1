import { coloursReceived } from '../../../src/pairing/dutch-2026/colour/colours-received.ts';
import { type Field, mayMeet } from '../../../src/pairing/dutch-2026/field/field.ts';
import type { Pairee } from '../../../src/pairing/dutch-2026/field/pairee.ts';

// C.04.3 (2026) word by word, for small fields: every candidate of every bracket is generated in the
// order of article 4 and judged by all criteria; the best, and of equal ones the first, is taken.

type Pair = readonly [Pairee, Pairee];

export interface LiteralPairing {
  readonly pairs: readonly Pair[];
  readonly bye: Pairee | null;
}

interface Candidate {
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

function compareLists(a: readonly number[], b: readonly number[]): number {
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

const rank = (a: Pairee, b: Pairee): number => a.index - b.index;

function* candidates(
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

const keyOf = (players: readonly Pairee[]): string => players.map(({ index }) => index).join();

class Completion {
  readonly #known = new Map<string, boolean>();
  readonly field: Field;
  readonly byeScore: number | null;

  constructor(field: Field, byeScore: number | null) {
    this.field = field;
    this.byeScore = byeScore;
  }

  /** Whether all can be paired, or have the bye; floaters do not meet one another. */
  isPossible(floaters: readonly Pairee[], below: readonly Pairee[], bye = this.byeScore): boolean {
    const key = `${keyOf(floaters)}/${keyOf(below)}/${bye}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const possible = this.#search(floaters, below, bye);
    this.#known.set(key, possible);
    return possible;
  }

  #search(floaters: readonly Pairee[], below: readonly Pairee[], bye: number | null): boolean {
    const [player, ...others] = floaters.length > 0 ? floaters : below;
    if (player === undefined) return bye === null;
    const floatersLeft = floaters.length > 0 ? others : [];
    const belowLeft = floaters.length > 0 ? below : others;
    if (bye !== null && player.mayHaveBye && player.score === bye) {
      if (this.isPossible(floatersLeft, belowLeft, null)) return true;
    }
    return belowLeft.some(
      (partner) =>
        mayMeet(this.field, player, partner) &&
        this.isPossible(
          floatersLeft,
          belowLeft.filter((each) => each !== partner),
          bye,
        ),
    );
  }
}

const descending = (numbers: readonly number[]): readonly number[] =>
  [...numbers].sort((a, b) => b - a);

/** C6 and C7 at their best in a bracket that gets these players from above. */
function bestFloat(
  completion: Completion,
  mdps: readonly Pairee[],
  residents: readonly Pairee[],
  rest: readonly Pairee[],
): readonly number[] {
  let best: readonly number[] | null = null;
  const visit = (open: readonly Pairee[], floating: readonly Pairee[]): void => {
    const [player, ...others] = open;
    if (player === undefined) {
      const list = [floating.length, ...descending(floating.map(({ score }) => score))];
      if (best !== null && compareLists(list, best) >= 0) return;
      if (completion.isPossible([...floating].sort(rank), rest)) best = list;
      return;
    }
    for (const partner of others) {
      if (mdps.includes(player) && mdps.includes(partner)) continue;
      if (!mayMeet(completion.field, player, partner)) continue;
      visit(
        others.filter((each) => each !== partner),
        floating,
      );
    }
    visit(others, [...floating, player]);
  };
  visit([...mdps, ...residents], []);
  return best ?? [Number.POSITIVE_INFINITY];
}

interface Bracket {
  readonly completion: Completion;
  readonly mdps: readonly Pairee[];
  readonly residents: readonly Pairee[];
  readonly next: readonly Pairee[];
  readonly rest: readonly Pairee[];
  readonly nextBest: Map<string, readonly number[]>;
}

/** C7 to C21 of a candidate, each a list; the lower, the better. */
function* quality(bracket: Bracket, candidate: Candidate): Generator<readonly number[]> {
  const { completion, mdps, residents, next, rest, nextBest } = bracket;
  const { field, byeScore } = completion;
  const { mdpPairs, downfloaters } = candidate;
  const all = [...mdpPairs, ...candidate.pairs];
  yield descending(downfloaters.map(({ score }) => score));
  const key = keyOf(downfloaters);
  if (!nextBest.has(key)) nextBest.set(key, bestFloat(completion, downfloaters, next, rest));
  yield next.length === 0 ? [] : nextBest.get(key)!;
  const [only] = downfloaters;
  const isBye = downfloaters.length === 1 && only!.score === byeScore;
  yield isBye ? [only!.unplayedRounds] : [];
  const received = all.map(([a, b]) => coloursReceived(a, b, field.initialColour));
  const ofTopscorers = received
    .filter(([a, b]) => a.player.isTopscorer || b.player.isTopscorer)
    .flat();
  const step = (colour: string): number => (colour === 'white' ? 1 : -1);
  yield [
    ofTopscorers.filter((r) => Math.abs(r.player.colourDifference + step(r.colour)) > 2).length,
  ];
  yield [
    ofTopscorers.filter(
      ({ player: { colours }, colour }) => colours.at(-1) === colour && colours.at(-2) === colour,
    ).length,
  ];
  const missed = received
    .flat()
    .filter(
      ({ player: { preference }, colour }) =>
        preference.colour !== null && preference.colour !== colour,
    );
  yield [missed.length];
  yield [missed.filter(({ player }) => player.preference.strength === 2).length];
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

function isBetter(a: readonly (readonly number[])[], b: readonly (readonly number[])[]): boolean {
  for (const [index, list] of a.entries()) {
    const difference = compareLists(list, b[index]!);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function pairBracket(bracket: Bracket): Candidate {
  const { completion, mdps, residents, next, rest } = bracket;
  const most = Math.floor((mdps.length + residents.length) / 2);
  for (let pairs = most; pairs >= 0; pairs--) {
    let best: { candidate: Candidate; quality: readonly (readonly number[])[] } | null = null;
    for (let m1 = Math.min(mdps.length, pairs); m1 >= 0; m1--) {
      for (const candidate of candidates(completion.field, mdps, residents, { pairs, m1 })) {
        const { downfloaters } = candidate;
        if (!completion.isPossible(downfloaters, [...next, ...rest])) continue;
        const found = [...quality(bracket, candidate)];
        if (best === null || isBetter(found, best.quality)) best = { candidate, quality: found };
      }
    }
    if (best !== null) return best.candidate;
  }
  throw new Error('no candidate');
}

function groupsOf(pairees: readonly Pairee[]): readonly (readonly Pairee[])[] {
  const scores = [...new Set(pairees.map(({ score }) => score))];
  return scores.map((score) => pairees.filter((each) => each.score === score));
}

/** The pairing of a field, or null if it has none. */
export function pairLiterally(field: Field): LiteralPairing | null {
  const { pairees } = field;
  const scores = [...new Set(pairees.map(({ score }) => score))].reverse();
  const byeScores = pairees.length % 2 === 0 ? [null] : scores;
  const byeScore = byeScores.find((score) => new Completion(field, score).isPossible([], pairees));
  if (byeScore === undefined) return null;
  const completion = new Completion(field, byeScore);
  const groups = groupsOf(pairees);
  const pairs: Pair[] = [];
  let mdps: readonly Pairee[] = [];
  for (const [index, residents] of groups.entries()) {
    const next = groups[index + 1] ?? [];
    const rest = groups.slice(index + 2).flat();
    const found = pairBracket({ completion, mdps, residents, next, rest, nextBest: new Map() });
    pairs.push(...found.mdpPairs, ...found.pairs);
    mdps = found.downfloaters;
  }
  return { pairs, bye: mdps[0] ?? null };
}
