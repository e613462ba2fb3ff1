import { at } from '../../../kernel/at.ts';
import {
  clearTree,
  expandInner,
  findNearest,
  makeOuter,
  useTightEdge,
} from './alternating-tree.ts';
import { unwrapIdle } from './blossoms.ts';
import {
  type Blossom,
  inner,
  isNearer,
  isTight,
  type MatchingState,
  none,
  outer,
  slackAt,
  unreached,
} from './matching-state.ts';
import { byteAt, intAt, realAt, shortAt } from './typed-items.ts';

/** Scans all edges of an outer vertex; true at the end of the search. */
function scan(m: MatchingState, vertex: number): boolean {
  const { active, top, label, nearest } = m;
  const { kind, size } = m.edges;
  const row = vertex * size;
  for (let index = 0; index < active.length; index++) {
    const other = intAt(active, index);
    if (shortAt(kind, row + other) === 0) continue;
    const node = intAt(top, other);
    const labelHere = byteAt(label, node);
    if (labelHere === inner || node === intAt(top, vertex)) continue;
    if (isTight(m, vertex, other)) {
      if (useTightEdge(m, [vertex, other]) === 'augmented') return true;
      continue;
    }
    const near = labelHere === outer ? vertex : other;
    const far = labelHere === outer ? other : vertex;
    const before = intAt(nearest, near);
    if (before === none || isNearer(m, near, far, before)) nearest[near] = far;
  }
  return false;
}

/** The outer vertex nearest to a vertex that is not inner; none for an inner one. */
function nearestTo(m: MatchingState, vertex: number): number {
  const node = intAt(m.top, vertex);
  if (byteAt(m.label, node) === inner) return none;
  const nearest = intAt(m.nearest, vertex);
  if (nearest === none || intAt(m.top, nearest) !== node) return nearest;
  findNearest(m, vertex);
  return intAt(m.nearest, vertex);
}

/** Keeps an offered step if it is the first one, or smaller than the one kept so far. */
function keepSmaller(m: MatchingState, isFirst: boolean): void {
  const { step, offered, levels } = m;
  let isSmaller = isFirst;
  for (let level = 0; level < levels && !isSmaller; level++) {
    const difference = realAt(offered, level) - realAt(step, level);
    if (difference > 0) return;
    isSmaller = difference < 0;
  }
  if (isSmaller) step.set(offered);
}

function offerEdge(m: MatchingState, nearest: number, vertex: number): void {
  const share = byteAt(m.label, intAt(m.top, vertex)) === outer ? 2 : 1;
  for (let level = 0; level < m.levels; level++) {
    m.offered[level] = slackAt(m, level, nearest, vertex) / share;
  }
}

function offerBlossom({ offered, levels }: MatchingState, { dual }: Blossom): void {
  for (let level = 0; level < levels; level++) offered[level] = realAt(dual, level) / 2;
}

/** How far the duals can be moved before an edge becomes tight or a blossom idle; false: without limit. */
function findStep(m: MatchingState): boolean {
  let found = false;
  for (let index = 0; index < m.active.length; index++) {
    const vertex = intAt(m.active, index);
    const nearest = nearestTo(m, vertex);
    if (nearest === none) continue;
    offerEdge(m, nearest, vertex);
    keepSmaller(m, !found);
    found = true;
  }
  for (const [node, blossom] of m.blossoms) {
    if (byteAt(m.label, node) !== inner) continue;
    offerBlossom(m, blossom);
    keepSmaller(m, !found);
    found = true;
  }
  return found;
}

function moveDuals(m: MatchingState): void {
  const { active, step, levels, dual } = m;
  for (let place = 0; place < active.length; place++) {
    const vertex = intAt(active, place);
    const label = byteAt(m.label, intAt(m.top, vertex));
    if (label === unreached) continue;
    const sign = label === outer ? 1 : -1;
    for (let level = 0; level < levels; level++) {
      const index = vertex * levels + level;
      dual[index] = realAt(dual, index) + sign * realAt(step, level);
    }
  }
  for (const [node, blossom] of m.blossoms) {
    const label = byteAt(m.label, node);
    if (label === unreached) continue;
    const sign = label === outer ? 2 : -2;
    for (let level = 0; level < levels; level++) {
      blossom.dual[level] = realAt(blossom.dual, level) + sign * realAt(step, level);
    }
  }
}

/** Uses the edge to the outer vertex nearest to a vertex, if it is tight; true at the end of the search. */
function useNearest(m: MatchingState, vertex: number): boolean {
  const nearest = intAt(m.nearest, vertex);
  if (nearest === none) return false;
  const node = intAt(m.top, vertex);
  if (byteAt(m.label, node) === inner || intAt(m.top, nearest) === node) return false;
  return isTight(m, nearest, vertex) && useTightEdge(m, [nearest, vertex]) === 'augmented';
}

/**
 * Uses what a move of the duals has made possible; true at the end of the search. Unmatched vertices
 * come first: otherwise a large tree would be shrunk to nothing before another is found to touch it.
 */
function useMove(m: MatchingState): boolean {
  for (const exposedOnes of [true, false]) {
    for (let index = 0; index < m.active.length; index++) {
      const vertex = intAt(m.active, index);
      if ((intAt(m.mate, vertex) === none) === exposedOnes && useNearest(m, vertex)) return true;
    }
  }
  for (const [node, { dual }] of [...m.blossoms]) {
    const isIdle = byteAt(m.label, node) === inner && dual.every((value) => value === 0);
    if (isIdle) expandInner(m, node);
  }
  return false;
}

function searchTree(m: MatchingState): boolean {
  for (;;) {
    while (m.queue.length > 0) {
      const vertex = at(m.queue, m.queue.length - 1);
      m.queue.pop();
      if (scan(m, vertex)) return true;
    }
    if (!findStep(m)) return false;
    moveDuals(m);
    if (useMove(m)) return true;
  }
}

/**
 * Finds a mate for one of some unmatched vertices, the roots, at the least cost (one phase of the
 * primal-dual method of Edmonds, O(n²) apart from blossoms); false if none of them has a mate in any
 * matching that keeps the others matched. As costs are even, all duals stay whole from one root, and
 * multiples of a half from several.
 */
export function matchFrom(m: MatchingState, roots: readonly number[]): boolean {
  clearTree(m);
  for (const root of roots) makeOuter(m, intAt(m.top, root), [none, none]);
  const found = searchTree(m);
  unwrapIdle(m);
  return found;
}
