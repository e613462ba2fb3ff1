import { at } from '../../../kernel/at.ts';
import { blossomAt, childIndexOf, linkFrom, makeBlossom, rebase, unwrap } from './blossoms.ts';
import {
  inner,
  isExposed,
  isJoined,
  isNearer,
  type MatchingState,
  match,
  none,
  outer,
  unreached,
  verticesOf,
} from './matching-state.ts';
import { byteAt, intAt } from './typed-items.ts';

type Link = readonly [number, number];

/** Begins a search: no node is reached, and none is queued. */
export function clearTree(m: MatchingState): void {
  m.label.fill(unreached);
  m.nearest.fill(none);
  m.queue.length = 0;
  m.outerVertices.length = 0;
}

function reach(m: MatchingState, node: number, label: number, [from, to]: Link): void {
  m.label[node] = label;
  m.reachedFrom[node] = from;
  m.reachedAt[node] = to;
}

function queueVertices(m: MatchingState, vertices: readonly number[]): void {
  for (const vertex of vertices) {
    m.nearest[vertex] = none;
    m.queue.push(vertex);
    m.outerVertices.push(vertex);
  }
}

/** Makes a node outer, so that its vertices' edges are scanned. */
export function makeOuter(m: MatchingState, node: number, link: Link): void {
  reach(m, node, outer, link);
  queueVertices(m, verticesOf(m, node));
}

/** Adds an unreached matched node, and its mate's node, to the tree. */
function grow(m: MatchingState, link: Link): void {
  const node = intAt(m.top, link[1]);
  reach(m, node, inner, link);
  const base = intAt(m.base, node);
  const mate = intAt(m.mate, base);
  makeOuter(m, intAt(m.top, mate), [base, mate]);
}

/** Matches an outer vertex with `mate` and exchanges the edges on its way up to the root. */
function exchangeUp(m: MatchingState, outerVertex: number, mate: number): void {
  let vertex = outerVertex;
  let partner = mate;
  for (;;) {
    const node = intAt(m.top, vertex);
    const mateBefore = intAt(m.reachedFrom, node);
    rebase(m, node, vertex);
    match(m, vertex, partner);
    if (mateBefore === none) return;
    const innerNode = intAt(m.top, mateBefore);
    partner = intAt(m.reachedAt, innerNode);
    vertex = intAt(m.reachedFrom, innerNode);
    rebase(m, innerNode, partner);
  }
}

/** Matches the ends of a link between an outer vertex and one of another tree or of none. */
function augment(m: MatchingState, [from, to]: Link): void {
  const node = intAt(m.top, to);
  if (byteAt(m.label, node) === outer) exchangeUp(m, to, from);
  else rebase(m, node, to);
  exchangeUp(m, from, to);
}

type Way = readonly number[];

/** The nodes from a node to the root, beginning with the node. */
function wayUp(m: MatchingState, node: number): Way {
  const way = [node];
  for (let from = intAt(m.reachedFrom, node); from !== none; ) {
    const above = intAt(m.top, from);
    way.push(above);
    from = intAt(m.reachedFrom, above);
  }
  return way;
}

/** The link by which a node was reached, seen from the node below. */
const linkUp = (m: MatchingState, node: number): Link => [
  intAt(m.reachedAt, node),
  intAt(m.reachedFrom, node),
];

/** Shrinks the cycle that a link between two outer nodes closes. */
function shrink(m: MatchingState, [x, y]: Link, ways: readonly [Way, Way]): void {
  const [wayX, wayY] = ways;
  let common = 1;
  while (wayX.at(-1 - common) === wayY.at(-1 - common) && common < wayX.length) common += 1;
  const stem = at(wayX, wayX.length - common);
  const down = wayX.slice(0, wayX.length - common).toReversed();
  const up = wayY.slice(0, wayY.length - common);
  const newlyOuter = [...down, ...up].filter((node) => byteAt(m.label, node) === inner);
  const downLinks = down.map((node): Link => [linkUp(m, node)[1], linkUp(m, node)[0]]);
  const upLinks = up.map((node) => linkUp(m, node));
  const reached: Link = [intAt(m.reachedFrom, stem), intAt(m.reachedAt, stem)];
  const node = makeBlossom(m, [stem, ...down, ...up], [...downLinks, [x, y], ...upLinks]);
  reach(m, node, outer, reached);
  for (const inside of newlyOuter) queueVertices(m, verticesOf(m, inside));
}

/** The effect of a tight edge between an outer vertex and another one. */
export type Progress = 'augmented' | 'grown';

/** Uses a tight edge from an outer vertex: the end of the search, a longer tree or a blossom. */
export function useTightEdge(m: MatchingState, link: Link): Progress {
  const node = intAt(m.top, link[1]);
  if (byteAt(m.label, node) === outer) {
    const wayX = wayUp(m, intAt(m.top, link[0]));
    const wayY = wayUp(m, node);
    if (wayX.at(-1) === wayY.at(-1)) {
      shrink(m, link, [wayX, wayY]);
      return 'grown';
    }
  } else if (!isExposed(m, node)) {
    grow(m, link);
    return 'grown';
  }
  augment(m, link);
  return 'augmented';
}

/** Recomputes the outer vertex nearest to a vertex, outside the vertex's own node. */
export function findNearest(m: MatchingState, vertex: number): void {
  let nearest = none;
  const node = intAt(m.top, vertex);
  for (const other of m.outerVertices) {
    if (intAt(m.top, other) === node || !isJoined(m, vertex, other)) continue;
    if (nearest === none || isNearer(m, vertex, other, nearest)) nearest = other;
  }
  m.nearest[vertex] = nearest;
}

/** Unwraps an inner blossom in the tree: the even way round stays in it, the rest becomes unreached. */
export function expandInner(m: MatchingState, node: number): void {
  const blossom = blossomAt(m, node);
  const size = blossom.children.length;
  const entry: Link = [intAt(m.reachedFrom, node), intAt(m.reachedAt, node)];
  const start = childIndexOf(m, blossom, entry[1]);
  const step = start % 2 === 1 ? 1 : -1;
  unwrap(m, node);
  for (const child of blossom.children) m.label[child] = unreached;
  let link = entry;
  for (let index = start; ; index += 2 * step) {
    const child = at(blossom.children, (index + size) % size);
    reach(m, child, inner, link);
    if (index === 0 || index === size) break;
    const next = (index + step + size) % size;
    makeOuter(m, at(blossom.children, next), linkFrom(blossom, (index + size) % size, step));
    link = linkFrom(blossom, next, step);
  }
  for (const child of blossom.children) {
    if (byteAt(m.label, child) !== unreached) continue;
    for (const vertex of verticesOf(m, child)) findNearest(m, vertex);
  }
}
