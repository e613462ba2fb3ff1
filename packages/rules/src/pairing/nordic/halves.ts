import { at } from '../../kernel/at.ts';
import { type Graph, maximumMatching, unmatched } from '../matching/maximum-matching.ts';

/** A pool's inner pairing: `upper` from group a, `lower` from group b, by index in the pool. */
export interface HalfPair {
  readonly upper: number;
  readonly lower: number;
  /** Whether group b had a stronger player left whom `upper` could not meet. */
  readonly passedOver: boolean;
}

/** The groups, and how they were formed. */
export interface PairedHalves {
  readonly pairs: readonly HalfPair[];
  /** Moved from a to b, and from b to a; empty if the groups are the original halves. */
  readonly movedDown: readonly number[];
  readonly movedUp: readonly number[];
}

/** How many divisions into groups are tried before a pool counts as impossible to pair within itself. */
const divisionLimit = 20_000;

const byIndex = (indexes: readonly number[]): readonly number[] =>
  indexes.toSorted((a, b) => a - b);

/** Grows a matching of group a into group b by one more member of a; false if that is impossible. */
function augment(
  joined: Graph['joined'],
  {
    a,
    b,
    from,
    barred,
  }: { a: readonly number[]; b: readonly number[]; from: number; barred: number },
  mateOfB: number[],
): boolean {
  const seen = new Uint8Array(b.length);
  const reach = (ofA: number): boolean =>
    b.some((lower, ofB) => {
      if (seen[ofB] === 1 || ofA < barred || !joined(at(a, ofA), lower)) return false;
      seen[ofB] = 1;
      const mate = at(mateOfB, ofB);
      if (mate !== unmatched && (mate < barred || !reach(mate))) return false;
      mateOfB[ofB] = ofA;
      return true;
    });
  return reach(from);
}

function fullMatching(
  joined: Graph['joined'],
  a: readonly number[],
  b: readonly number[],
): number[] | null {
  const mateOfB = new Array<number>(b.length).fill(unmatched);
  const grows = a.every((_, from) => augment(joined, { a, b, from, barred: 0 }, mateOfB));
  return grows ? mateOfB : null;
}

/**
 * Pairs group a with group b: from the top each takes the highest of b who is left, or the next one
 * with whom all below can be paired, too, which has the same result as dissolving the nearest pair
 * before.
 *
 * @article DSU 2002 4.11 §5.10.1, §5.10.2.1–2
 */
function firstOfGroups(
  joined: Graph['joined'],
  a: readonly number[],
  b: readonly number[],
): readonly HalfPair[] | null {
  const full = fullMatching(joined, a, b);
  if (full === null) return null;
  let mateOfB = full;
  const pairs: HalfPair[] = [];
  const isTaken = new Uint8Array(b.length);
  for (const [ofA, upper] of a.entries()) {
    let passedOver = false;
    for (const [ofB, lower] of b.entries()) {
      if (isTaken[ofB] === 1) continue;
      const after: number[] | null = joined(upper, lower)
        ? withPair(joined, { a, b, ofA, ofB }, mateOfB)
        : null;
      if (after !== null) {
        mateOfB = after;
        isTaken[ofB] = 1;
        pairs.push({ upper, lower, passedOver });
        break;
      }
      passedOver = true;
    }
  }
  return pairs;
}

/** The matching if these two are a pair and the pairs before them stay; null if there is none. */
function withPair(
  joined: Graph['joined'],
  { a, b, ofA, ofB }: { a: readonly number[]; b: readonly number[]; ofA: number; ofB: number },
  mateOfB: readonly number[],
): number[] | null {
  if (mateOfB[ofB] === ofA) return [...mateOfB];
  const after = [...mateOfB];
  const displaced = at(after, ofB);
  after[after.indexOf(ofA)] = unmatched;
  after[ofB] = ofA;
  return augment(joined, { a, b, from: displaced, barred: ofA + 1 }, after) ? after : null;
}

/** All choices of `count` out of `items`, in the order of the items. */
function* choices(items: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let index = 0; index + count <= items.length; index++) {
    for (const rest of choices(items.slice(index + 1), count - 1)) {
      yield [at(items, index), ...rest];
    }
  }
}

/**
 * The exchanges between the groups: the lowest of a with the highest of b, with the second highest …,
 * then the second lowest of a; after that two at a time, three …, in the same order.
 *
 * @article DSU 2002 4.11 §5.10.2.4–5
 */
function* exchanges(
  a: readonly number[],
  b: readonly number[],
): Generator<{ readonly down: readonly number[]; readonly up: readonly number[] }> {
  for (let count = 1; count <= a.length; count++) {
    for (const down of choices(a.toReversed(), count)) {
      for (const up of choices(b, count)) yield { down, up };
    }
  }
}

function firstWithExchange(
  joined: Graph['joined'],
  a: readonly number[],
  b: readonly number[],
): PairedHalves | null {
  let tried = 0;
  for (const { down, up } of exchanges(a, b)) {
    tried += 1;
    if (tried > divisionLimit) return null;
    const newA = byIndex([...a.filter((index) => !down.includes(index)), ...up]);
    const newB = byIndex([...b.filter((index) => !up.includes(index)), ...down]);
    const pairs = firstOfGroups(joined, newA, newB);
    if (pairs !== null) return { pairs, movedDown: byIndex(down), movedUp: byIndex(up) };
  }
  return null;
}

/**
 * The first inner pairing of a pool with an even number of players, by index in the pool, in the order
 * 5.10 prescribes; null if they cannot be paired among themselves.
 *
 * @article DSU 2002 4.11 §5.9, §5.10
 */
export function pairHalves(graph: Graph): PairedHalves | null {
  const all = Array.from({ length: graph.size }, (_, index) => index);
  const a = all.slice(0, graph.size / 2);
  const b = all.slice(graph.size / 2);
  const pairs = firstOfGroups(graph.joined, a, b);
  if (pairs !== null) return { pairs, movedDown: [], movedUp: [] };
  if (maximumMatching(graph).includes(unmatched)) return null;
  return firstWithExchange(graph.joined, a, b);
}
