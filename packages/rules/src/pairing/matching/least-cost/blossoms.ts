import { at } from '../../../kernel/at.ts';
import { invariant } from '../../../kernel/invariant.ts';
import {
  type Blossom,
  isTight,
  type MatchingState,
  match,
  none,
  unmatch,
  unreached,
  verticesOf,
} from './matching-state.ts';
import { intAt, realAt } from './typed-items.ts';

type Link = readonly [number, number];

/** Shrinks a cycle of outermost nodes, the first of which holds the base, to one new node. */
export function makeBlossom(
  m: MatchingState,
  children: readonly number[],
  links: readonly Link[],
): number {
  const node = m.unusedNodes.pop();
  invariant(node !== undefined, 'more blossoms than vertices');
  const vertices: number[] = [];
  for (const child of children) {
    for (const vertex of verticesOf(m, child)) vertices.push(vertex);
  }
  m.blossoms.set(node, { vertices, children, links, dual: new Float64Array(m.levels) });
  m.base[node] = intAt(m.base, at(children, 0));
  for (const child of children) m.label[child] = unreached;
  for (const vertex of vertices) m.top[vertex] = node;
  return node;
}

/** The blossom at a node known to be one. */
export function blossomAt(m: MatchingState, node: number): Blossom {
  const blossom = m.blossoms.get(node);
  invariant(blossom !== undefined, `node ${node} is a blossom`);
  return blossom;
}

/** Makes a blossom's children outermost nodes again; the duals are kept. */
export function unwrap(m: MatchingState, node: number): readonly number[] {
  const { children } = blossomAt(m, node);
  for (const child of children) {
    for (const vertex of verticesOf(m, child)) m.top[vertex] = child;
  }
  m.blossoms.delete(node);
  m.label[node] = unreached;
  m.unusedNodes.push(node);
  return children;
}

/** The index of a blossom's child that contains a vertex. */
export const childIndexOf = (m: MatchingState, { children }: Blossom, vertex: number): number =>
  children.findIndex((child) => child === vertex || verticesOf(m, child).includes(vertex));

/** The link from a child to the next one in a direction, seen from that child. */
export function linkFrom({ links }: Blossom, index: number, step: 1 | -1): Link {
  const size = links.length;
  if (step === 1) return at(links, index);
  const [near, far] = at(links, (index + size - 1) % size);
  return [far, near];
}

/** Changes the matching inside a node so that `vertex` is its base. */
export function rebase(m: MatchingState, node: number, vertex: number): void {
  if (node === vertex) return;
  const blossom = blossomAt(m, node);
  const { children, links } = blossom;
  const size = children.length;
  const start = childIndexOf(m, blossom, vertex);
  rebase(m, at(children, start), vertex);
  const step = start % 2 === 1 ? 1 : -1;
  for (let index = start; index !== 0 && index !== size; index += 2 * step) {
    const next = index + step;
    const [near, far] = linkFrom(blossom, (next + size) % size, step);
    rebase(m, at(children, (next + size) % size), near);
    rebase(m, at(children, (next + step + size) % size), far);
    match(m, near, far);
  }
  blossom.children = [...children.slice(start), ...children.slice(0, start)];
  blossom.links = [...links.slice(start), ...links.slice(0, start)];
  m.base[node] = vertex;
}

const hasDual = ({ dual }: Blossom): boolean => dual.some((value) => value !== 0);

/** Unwraps the outermost blossoms with a dual of zero, and those uncovered by it. */
export function unwrapIdle(m: MatchingState): void {
  const nodes = [...m.blossoms.keys()];
  while (nodes.length > 0) {
    const node = at(nodes, nodes.length - 1);
    nodes.pop();
    const blossom = m.blossoms.get(node);
    if (blossom === undefined || m.top[at(blossom.vertices, 0)] !== node) continue;
    if (!hasDual(blossom)) nodes.push(...unwrap(m, node));
  }
}

/** Moves the dual of an outermost blossom to its vertices and unwraps it. */
function dissolve(m: MatchingState, node: number): void {
  const { vertices, dual } = blossomAt(m, node);
  for (const vertex of vertices) {
    for (let level = 0; level < m.levels; level++) {
      const index = vertex * m.levels + level;
      m.dual[index] = realAt(m.dual, index) - realAt(dual, level) / 2;
    }
  }
  unwrap(m, node);
  const base = intAt(m.base, node);
  const mate = intAt(m.mate, base);
  if (mate !== none && !isTight(m, base, mate)) unmatch(m, base);
}

/** Dissolves the blossoms that contain a vertex. Their mates can become unmatched. */
export function free(m: MatchingState, vertex: number): void {
  for (let node = intAt(m.top, vertex); node !== vertex; node = intAt(m.top, vertex)) {
    dissolve(m, node);
  }
}
