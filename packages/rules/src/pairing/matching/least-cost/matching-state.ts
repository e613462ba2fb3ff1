import { makeOrderCosts, type OrderCosts, orderCost } from './order-costs.ts';
import { intAt, realAt, shortAt } from './typed-items.ts';

/** The mate of an unmatched vertex, and "nowhere" in general. */
export const none = -1;

/**
 * The edges of a graph on the vertices 0 … size − 1. A cost is a vector of `levels` whole numbers,
 * compared from the first on; edges of one kind cost the same.
 */
export interface EdgeKinds {
  readonly size: number;
  readonly levels: number;
  /** The kind of the edge between x and y at x · size + y and at y · size + x; 0 is no edge. */
  readonly kind: Uint16Array;
  /** The costs of kind k at k · levels …, each even and not negative. */
  readonly cost: Float64Array;
}

/** An odd cycle of nodes, shrunk to one node. Its first child contains the base. */
export interface Blossom {
  readonly vertices: readonly number[];
  children: readonly number[];
  /** links[i] joins children[i] (its first vertex) and children[i + 1] (its second). */
  links: readonly (readonly [number, number])[];
  readonly dual: Float64Array;
}

/** How a node got into the present search tree. */
export const unreached = 0;
export const outer = 1;
export const inner = 2;

/**
 * A matching that approaches the least cost, with the dual variables that prove it. Nodes are vertices
 * (0 … size − 1) and blossoms (from size on). The state is changed in place.
 */
export interface MatchingState {
  readonly edges: EdgeKinds;
  readonly order: OrderCosts;
  /** The levels of the edges' costs, plus one for the order. */
  readonly levels: number;
  readonly dual: Float64Array;
  readonly mate: Int32Array;
  /** The vertices to be matched, ascending. */
  active: Int32Array;
  /** For each vertex the outermost node that contains it. */
  readonly top: Int32Array;
  readonly base: Int32Array;
  readonly blossoms: Map<number, Blossom>;
  readonly unusedNodes: number[];
  readonly label: Uint8Array;
  /** The edge by which a node was reached: from a vertex of the node before to one of its own. */
  readonly reachedFrom: Int32Array;
  readonly reachedAt: Int32Array;
  /** For each vertex the outer vertex with the least slack to it. */
  readonly nearest: Int32Array;
  readonly queue: number[];
  /** The outer vertices. */
  readonly outerVertices: number[];
  readonly step: Float64Array;
  /** A candidate for the next step. */
  readonly offered: Float64Array;
}

/** A state without matches and with all duals 0, which is valid for costs from 0 on. */
export function makeMatchingState(edges: EdgeKinds): MatchingState {
  const { size } = edges;
  const levels = edges.levels + 1;
  return {
    edges,
    order: makeOrderCosts(size),
    levels,
    dual: new Float64Array(size * levels),
    mate: new Int32Array(size).fill(none),
    active: Int32Array.from({ length: size }, (_, vertex) => vertex),
    top: Int32Array.from({ length: size }, (_, vertex) => vertex),
    base: Int32Array.from({ length: 2 * size }, (_, vertex) => vertex),
    blossoms: new Map(),
    unusedNodes: Array.from({ length: size }, (_, index) => 2 * size - 1 - index),
    label: new Uint8Array(2 * size),
    reachedFrom: new Int32Array(2 * size).fill(none),
    reachedAt: new Int32Array(2 * size).fill(none),
    nearest: new Int32Array(size).fill(none),
    queue: [],
    outerVertices: [],
    step: new Float64Array(levels),
    offered: new Float64Array(levels),
  };
}

/** Whether there is an edge between x and y. */
export const isJoined = ({ edges }: MatchingState, x: number, y: number): boolean =>
  shortAt(edges.kind, x * edges.size + y) !== 0;

/** The cost of an edge at one level. */
export function costAt(m: MatchingState, level: number, x: number, y: number): number {
  const { edges } = m;
  if (level === edges.levels) return orderCost(m.order, x, y);
  return realAt(edges.cost, shortAt(edges.kind, x * edges.size + y) * edges.levels + level);
}

/** The cost of an edge between two outermost nodes above its duals, at one level. */
export function slackAt(m: MatchingState, level: number, x: number, y: number): number {
  return (
    costAt(m, level, x, y) -
    realAt(m.dual, x * m.levels + level) -
    realAt(m.dual, y * m.levels + level)
  );
}

/** Whether an edge costs no more than its duals. */
export function isTight(m: MatchingState, x: number, y: number): boolean {
  const { edges, levels, dual } = m;
  const kindAt = shortAt(edges.kind, x * edges.size + y) * edges.levels;
  const dualX = x * levels;
  const dualY = y * levels;
  for (let level = 0; level < edges.levels; level++) {
    const duals = realAt(dual, dualX + level) + realAt(dual, dualY + level);
    if (realAt(edges.cost, kindAt + level) !== duals) return false;
  }
  const last = edges.levels;
  return orderCost(m.order, x, y) === realAt(dual, dualX + last) + realAt(dual, dualY + last);
}

/** Whether the edge from `a` to x has less slack than that from `b` to x. */
export function isNearer(m: MatchingState, x: number, a: number, b: number): boolean {
  const { edges, levels, dual } = m;
  const kindA = shortAt(edges.kind, a * edges.size + x) * edges.levels;
  const kindB = shortAt(edges.kind, b * edges.size + x) * edges.levels;
  for (let level = 0; level < edges.levels; level++) {
    const difference =
      realAt(edges.cost, kindA + level) -
      realAt(dual, a * levels + level) -
      realAt(edges.cost, kindB + level) +
      realAt(dual, b * levels + level);
    if (difference !== 0) return difference < 0;
  }
  const last = edges.levels;
  const slackA = orderCost(m.order, a, x) - realAt(dual, a * levels + last);
  const slackB = orderCost(m.order, b, x) - realAt(dual, b * levels + last);
  return slackA < slackB;
}

/** Whether two vertices are in one blossom, whose dual then counts in the cost of their edge. */
export const areInOneBlossom = ({ top }: MatchingState, x: number, y: number): boolean =>
  intAt(top, x) === intAt(top, y);

/** The vertices of a node. */
export const verticesOf = (m: MatchingState, node: number): readonly number[] =>
  m.blossoms.get(node)?.vertices ?? [node];

/** Whether a node's base has no mate. */
export const isExposed = (m: MatchingState, node: number): boolean =>
  intAt(m.mate, intAt(m.base, node)) === none;

/** Makes two vertices mates. */
export function match(m: MatchingState, x: number, y: number): void {
  m.mate[x] = y;
  m.mate[y] = x;
}

/** Unmatches a vertex and its mate, if it has one. */
export function unmatch(m: MatchingState, x: number): void {
  const y = intAt(m.mate, x);
  if (y === none) return;
  m.mate[x] = none;
  m.mate[y] = none;
}
