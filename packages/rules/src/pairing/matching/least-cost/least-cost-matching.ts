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
import { intAt, realAt } from './typed-items.ts';

/** Matches each free vertex of `vertices` with the first free one of `others` it has a tight edge to. */
export function matchGreedily(
  m: MatchingState,
  vertices: Iterable<number>,
  others: Iterable<number>,
): void {
  for (const vertex of vertices) {
    if (intAt(m.mate, vertex) !== none) continue;
    for (const other of others) {
      if (other === vertex || intAt(m.mate, other) !== none) continue;
      if (!isJoined(m, vertex, other) || !isTight(m, vertex, other)) continue;
      match(m, vertex, other);
      break;
    }
  }
}

/** Compares cost − dual over the edges x–a and x–b; below zero if the first is smaller. */
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

/** Raises or lowers a vertex's dual to the most that its edges allow. */
function fitDual(m: MatchingState, vertex: number): void {
  let tightest = none;
  for (const other of m.active) {
    if (!isJoined(m, vertex, other)) continue;
    if (tightest === none || compareRest(m, vertex, other, tightest) < 0) tightest = other;
  }
  if (tightest === none) return;
  for (let level = 0; level < m.levels; level++) {
    m.dual[vertex * m.levels + level] =
      costAt(m, level, vertex, tightest) - realAt(m.dual, tightest * m.levels + level);
  }
}

function exposedVertices(m: MatchingState): readonly number[] {
  const exposed: number[] = [];
  for (const vertex of m.active) if (intAt(m.mate, vertex) === none) exposed.push(vertex);
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
 * Finds the least cost again after costs or edges at one vertex changed: at most a few searches.
 * False if there is no perfect matching any more.
 */
export function rematch(m: MatchingState, vertex: number): boolean {
  free(m, vertex);
  fitDual(m, vertex);
  const mate = intAt(m.mate, vertex);
  if (mate !== none && !(isJoined(m, vertex, mate) && isTight(m, vertex, mate))) unmatch(m, vertex);
  return settle(m);
}

/** Takes two mates out for good; what is left stays at its least cost. */
export function takeOut(m: MatchingState, x: number, y: number): boolean {
  free(m, x);
  free(m, y);
  unmatch(m, x);
  unmatch(m, y);
  m.active = m.active.filter((vertex) => vertex !== x && vertex !== y);
  return settle(m);
}

/**
 * Begins anew at the order's level, whose costs have all changed: duals there become `dualOf`, which
 * must be within the costs, and only edges that are still tight stay matched.
 */
export function restartOrder(m: MatchingState, dualOf: (vertex: number) => number): void {
  for (const vertex of m.active) free(m, vertex);
  for (const vertex of m.active) m.dual[vertex * m.levels + m.edges.levels] = dualOf(vertex);
  for (const vertex of m.active) {
    const mate = intAt(m.mate, vertex);
    if (mate !== none && !(isJoined(m, vertex, mate) && isTight(m, vertex, mate)))
      unmatch(m, vertex);
  }
}
