import { at } from '../../kernel/at.ts';

/** An undirected graph without loops on the vertices 0 … size − 1. */
export interface Graph {
  readonly size: number;
  joined(a: number, b: number): boolean;
}

/** The partner of each vertex, or `unmatched`. */
export type Mates = readonly number[];

/** The mate of a vertex that has none. */
export const unmatched = -1;

/**
 * One search for an augmenting path: an alternating tree grown from an unmatched root. Outer
 * vertices lie an even number of edges from the root, inner ones an odd number. An odd cycle (a
 * blossom) is shrunk: all its vertices become outer and share one `base`.
 */
interface Search {
  readonly graph: Graph;
  readonly mates: Mates;
  /** For an inner vertex the outer one from which it was reached; inside a blossom the way around it. */
  readonly reachedFrom: Int32Array;
  readonly base: Int32Array;
  readonly outer: Uint8Array;
  /** The outer vertices in the order in which they became outer. */
  readonly queue: number[];
  /** The unmatched vertices except the root: the search ends when one of them is reached. */
  readonly goals: readonly number[];
  /** The last edge of the path, once it is found. */
  lastEdge: { readonly outer: number; readonly goal: number } | null;
}

function makeOuter(search: Search, vertex: number): void {
  if (search.outer[vertex] === 1) return;
  search.outer[vertex] = 1;
  search.queue.push(vertex);
  if (search.lastEdge !== null) return;
  const goal = search.goals.find((unreached) => search.graph.joined(vertex, unreached));
  if (goal !== undefined) search.lastEdge = { outer: vertex, goal };
}

/** The base of each vertex is itself, before anything is shrunk. */
function ownBases(size: number): Int32Array {
  const base = new Int32Array(size);
  for (let vertex = 0; vertex < size; vertex++) base[vertex] = vertex;
  return base;
}

function unmatchedBut(root: number, mates: Mates): readonly number[] {
  const found: number[] = [];
  let vertex = mates.indexOf(unmatched);
  while (vertex >= 0) {
    if (vertex !== root) found.push(vertex);
    vertex = mates.indexOf(unmatched, vertex + 1);
  }
  return found;
}

function searchFrom(graph: Graph, mates: Mates, root: number): Search {
  const search: Search = {
    graph,
    mates,
    reachedFrom: new Int32Array(graph.size).fill(unmatched),
    base: ownBases(graph.size),
    outer: new Uint8Array(graph.size),
    queue: [],
    goals: unmatchedBut(root, mates),
    lastEdge: null,
  };
  makeOuter(search, root);
  return search;
}

/** The base of the blossom two levels up the tree, or `unmatched` above the root. */
function baseAbove({ base, mates, reachedFrom }: Search, blossom: number): number {
  const mate = at(mates, blossom);
  return mate === unmatched ? unmatched : at(base, at(reachedFrom, mate));
}

/** The base at which the ways from two outer vertices to the root meet. */
function meetingBase(search: Search, a: number, b: number): number {
  const passed = new Set<number>();
  for (let up = at(search.base, a); up !== unmatched; up = baseAbove(search, up)) passed.add(up);
  let up = at(search.base, b);
  while (!passed.has(up)) up = baseAbove(search, up);
  return up;
}

/** Collects the bases on the way from `vertex` up to `top` and marks that way as passable from below. */
function openWay(search: Search, vertex: number, top: number, below: number): ReadonlySet<number> {
  const { base, mates, reachedFrom } = search;
  const bases = new Set<number>();
  let outer = vertex;
  let from = below;
  while (at(base, outer) !== top) {
    const inner = at(mates, outer);
    bases.add(at(base, outer)).add(at(base, inner));
    reachedFrom[outer] = from;
    from = inner;
    outer = at(reachedFrom, inner);
  }
  return bases;
}

/** Shrinks the odd cycle that the edge between two outer vertices closes. */
function shrink(search: Search, a: number, b: number): void {
  const top = meetingBase(search, a, b);
  const inCycle = new Set([...openWay(search, a, top, b), ...openWay(search, b, top, a)]);
  for (let vertex = 0; vertex < search.graph.size; vertex++) {
    if (!inCycle.has(at(search.base, vertex))) continue;
    search.base[vertex] = top;
    makeOuter(search, vertex);
  }
}

/**
 * Grows the tree by one outer vertex's edges, until a goal can be reached. Edges to unmatched vertices
 * need no check: one to a goal ends the search before, and one to the root was already seen from the
 * root.
 */
function grow(search: Search, outer: number): void {
  const { graph, mates, reachedFrom, base } = search;
  for (let next = 0; next < graph.size && search.lastEdge === null; next++) {
    const mate = at(mates, next);
    if (mate === unmatched || base[outer] === base[next] || !graph.joined(outer, next)) continue;
    if (search.outer[next] === 1) {
      shrink(search, outer, next);
    } else if (reachedFrom[next] === unmatched) {
      reachedFrom[next] = outer;
      makeOuter(search, mate);
    }
  }
}

/** The matching with the edges on the path from the goal back to the root exchanged. */
function exchangedAlongPath(
  { mates, reachedFrom }: Search,
  { outer, goal }: NonNullable<Search['lastEdge']>,
): Mates {
  const exchanged = [...mates];
  let [vertex, partner] = [goal, outer];
  for (;;) {
    const partnerBefore = at(mates, partner);
    exchanged[vertex] = partner;
    exchanged[partner] = vertex;
    if (partnerBefore === unmatched) return exchanged;
    [vertex, partner] = [partnerBefore, at(reachedFrom, partnerBefore)];
  }
}

/**
 * A matching with one more edge that also matches `root`; null if `root` (unmatched) cannot be matched
 * without unmatching another. Edmonds' blossom search, at most O(n³).
 */
export function augmentedFrom(graph: Graph, mates: Mates, root: number): Mates | null {
  const search = searchFrom(graph, mates, root);
  for (let head = 0; search.lastEdge === null; head++) {
    const outer = search.queue[head];
    if (outer === undefined) return null;
    grow(search, outer);
  }
  return exchangedAlongPath(search, search.lastEdge);
}

/** Each vertex from 0 on matched with the first still unmatched one after it. */
function greedyMatching(graph: Graph): Mates {
  const mates = new Array<number>(graph.size).fill(unmatched);
  for (let upper = 0; upper < graph.size; upper++) {
    for (let lower = upper + 1; mates[upper] === unmatched && lower < graph.size; lower++) {
      if (mates[lower] !== unmatched || !graph.joined(upper, lower)) continue;
      mates[upper] = lower;
      mates[lower] = upper;
    }
  }
  return mates;
}

/**
 * A matching with the greatest number of edges, in any graph: greedy from vertex 0, then one search for
 * each vertex left over. The same graph always gives the same matching.
 */
export function maximumMatching(graph: Graph): Mates {
  let mates = greedyMatching(graph);
  for (let vertex = 0; vertex < graph.size; vertex++) {
    if (mates[vertex] === unmatched) mates = augmentedFrom(graph, mates, vertex) ?? mates;
  }
  return mates;
}
