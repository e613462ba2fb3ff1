import { at } from '../../../kernel/at.ts';
import { free } from './blossoms.ts';
import {
  costAt,
  isJoined,
  isTight,
  type MatchingState,
  match,
  none,
  unmatch,
} from './matching-state.ts';
import { matchFrom } from './search.ts';
import { intAt, realAt, shortAt } from './typed-items.ts';

/** Matches each free vertex of `vertices` with the first free one of `others` it has a tight edge to. */
export function matchGreedily(
  m: MatchingState,
  vertices: ArrayLike<number>,
  others: ArrayLike<number>,
): void {
  let firstFree = 0;
  for (let place = 0; place < vertices.length; place++) {
    const vertex = at(vertices, place);
    if (intAt(m.mate, vertex) !== none) continue;
    while (firstFree < others.length && intAt(m.mate, at(others, firstFree)) !== none) firstFree++;
    for (let index = firstFree; index < others.length; index++) {
      const other = at(others, index);
      if (other === vertex || intAt(m.mate, other) !== none) continue;
      if (!isJoined(m, vertex, other) || !isTight(m, vertex, other)) continue;
      match(m, vertex, other);
      break;
    }
  }
}

/** Compares cost − dual of the edges x–a and x–b; negative if the first is smaller. */
function compareRest(m: MatchingState, x: number, a: number, b: number): number {
  for (let level = 0; level < m.levels; level++) {
    const difference =
      costAt(m, level, x, a) -
      realAt(m.dual, a * m.levels + level) -
      costAt(m, level, x, b) +
      realAt(m.dual, b * m.levels + level);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Raises or lowers a vertex's dual to the greatest value that its edges allow. */
function fitDual(m: MatchingState, vertex: number): void {
  let tightest = none;
  for (let index = 0; index < m.active.length; index++) {
    const other = intAt(m.active, index);
    if (!isJoined(m, vertex, other)) continue;
    if (tightest === none || compareRest(m, vertex, other, tightest) < 0) tightest = other;
  }
  if (tightest === none) return;
  for (let level = 0; level < m.levels; level++) {
    m.dual[vertex * m.levels + level] =
      costAt(m, level, vertex, tightest) - realAt(m.dual, tightest * m.levels + level);
  }
}

/** Unmatches a vertex and its mate if the edge between them is gone or not tight. */
function unmatchIfLoose(m: MatchingState, vertex: number): void {
  const mate = intAt(m.mate, vertex);
  if (mate !== none && !(isJoined(m, vertex, mate) && isTight(m, vertex, mate))) unmatch(m, vertex);
}

function unmatchLoose(m: MatchingState): void {
  for (const vertex of m.active) unmatchIfLoose(m, vertex);
}

/** The kind of the cheapest edge between two of some vertices; 0 if none are joined. */
function cheapestKind({ edges }: MatchingState, vertices: readonly number[]): number {
  const { size, levels, kind, cost } = edges;
  const isCheaper = (a: number, b: number): boolean => {
    for (let level = 0; level < levels; level++) {
      const difference = realAt(cost, a * levels + level) - realAt(cost, b * levels + level);
      if (difference !== 0) return difference < 0;
    }
    return false;
  };
  let cheapest = 0;
  vertices.forEach((x, index) => {
    for (let place = 0; place < index; place++) {
      const here = shortAt(kind, x * size + at(vertices, place));
      if (here === cheapest || here === 0) continue;
      if (cheapest === 0 || isCheaper(here, cheapest)) cheapest = here;
    }
  });
  return cheapest;
}

/**
 * Makes the cheapest edges among some of the first `end` vertices tight, and those edges from them to
 * the others of these that cost nothing: what their duals gain, the others lose. Must be called while
 * all duals are 0; the duals of the vertices from `end` on are fitted to the others.
 */
export function liftDuals(m: MatchingState, vertices: readonly number[], end: number): void {
  const { edges, levels, dual } = m;
  const cheapest = cheapestKind(m, vertices) * edges.levels;
  const lifted = new Set(vertices);
  for (let vertex = 0; vertex < end; vertex++) {
    const sign = lifted.has(vertex) ? 0.5 : -0.5;
    for (let level = 0; level < edges.levels; level++) {
      dual[vertex * levels + level] = sign * realAt(edges.cost, cheapest + level);
    }
  }
  for (let vertex = end; vertex < edges.size; vertex++) fitDual(m, vertex);
  unmatchLoose(m);
}

function exposedVertices(m: MatchingState): readonly number[] {
  const exposed: number[] = [];
  for (let index = 0; index < m.active.length; index++) {
    const vertex = intAt(m.active, index);
    if (intAt(m.mate, vertex) === none) exposed.push(vertex);
  }
  return exposed;
}

/** Matches all vertices that have no mate; false if there is no perfect matching. */
export function settle(m: MatchingState): boolean {
  for (;;) {
    const exposed = exposedVertices(m);
    if (exposed.length === 0) return true;
    if (!matchFrom(m, exposed.length > 2 ? exposed : exposed.slice(0, 1))) return false;
  }
}

/**
 * Restores the least cost after costs or edges at one vertex changed, with at most a few searches.
 * False if there is no perfect matching any more.
 */
export function rematch(m: MatchingState, vertex: number): boolean {
  free(m, vertex);
  fitDual(m, vertex);
  unmatchIfLoose(m, vertex);
  return settle(m);
}

/** Whether two matched vertices can exchange mates without a loss. */
function canSwap(m: MatchingState, x: number, y: number): boolean {
  const mateOfX = intAt(m.mate, x);
  const mateOfY = intAt(m.mate, y);
  if (mateOfX === none || mateOfY === none || !isJoined(m, mateOfX, mateOfY)) return false;
  if ([x, y, mateOfX, mateOfY].some((vertex) => intAt(m.top, vertex) !== vertex)) return false;
  for (let level = 0; level < m.levels; level++) {
    const before = costAt(m, level, x, mateOfX) + costAt(m, level, y, mateOfY);
    if (costAt(m, level, x, y) + costAt(m, level, mateOfX, mateOfY) !== before) return false;
  }
  return true;
}

/**
 * Makes two joined vertices mates, and their former mates, if the matching then costs the same. As it
 * still has the least cost, the present duals prove it. False if it was not done.
 */
export function swapMates(m: MatchingState, x: number, y: number): boolean {
  if (intAt(m.mate, x) === y) return true;
  if (!canSwap(m, x, y)) return false;
  match(m, intAt(m.mate, x), intAt(m.mate, y));
  match(m, x, y);
  return true;
}

/** Excludes a vertex from the matching. */
function deactivate(m: MatchingState, vertex: number): void {
  const place = m.active.indexOf(vertex);
  m.active.copyWithin(place, place + 1);
  m.active = m.active.subarray(0, -1);
}

/** Removes two mates permanently; the rest keeps its least cost. */
export function takeOut(m: MatchingState, x: number, y: number): boolean {
  free(m, x);
  free(m, y);
  unmatch(m, x);
  unmatch(m, y);
  deactivate(m, x);
  deactivate(m, y);
  return settle(m);
}

/**
 * Restarts at the order's level, whose costs have all changed: duals there become `dualOf`, which must
 * be within the costs, and only edges that are still tight stay matched.
 */
export function restartOrder(m: MatchingState, dualOf: (vertex: number) => number): void {
  for (const vertex of m.active) free(m, vertex);
  for (const vertex of m.active) m.dual[vertex * m.levels + m.edges.levels] = dualOf(vertex);
  unmatchLoose(m);
}
