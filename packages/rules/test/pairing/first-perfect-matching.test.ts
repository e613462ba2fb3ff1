import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Couple,
  firstPerfectMatching,
  firstPerfectMatchingWithSuccessor,
} from '../../src/pairing/matching/first-perfect-matching.ts';
import type { Graph } from '../../src/pairing/matching/maximum-matching.ts';
import { coupleLookingAhead } from '../../src/pairing/monrad/look-ahead.ts';

type Edge = readonly [number, number];

function graphOf(size: number, edges: readonly Edge[]): Graph {
  const joined = new Set(edges.flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]));
  return { size, joined: (a, b) => joined.has(`${a}-${b}`) };
}

const vertices = (size: number): readonly number[] => Array.from({ length: size }, (_, v) => v);

const complete = (size: number): readonly Edge[] =>
  vertices(size).flatMap((b) => vertices(b).map((a): Edge => [a, b]));

const shifted = (edges: readonly Edge[], by: number): readonly Edge[] =>
  edges.map(([a, b]): Edge => [a + by, b + by]);

/** Three edges at each vertex and perfect matchings, but no two of them without a common edge. */
const petersen: readonly Edge[] = vertices(5).flatMap((v): readonly Edge[] => [
  [v, (v + 1) % 5],
  [v, v + 5],
  [v + 5, ((v + 2) % 5) + 5],
]);

const inShort = (couples: readonly Couple[] | null): string =>
  couples === null ? '-' : couples.map(({ upper, lower }) => `${upper}${lower}`).join(' ');

/** All perfect matchings in reading order. */
function allMatchings(graph: Graph, free = vertices(graph.size)): readonly (readonly Edge[])[] {
  const [first, ...rest] = free;
  if (first === undefined) return [[]];
  return rest
    .filter((other) => graph.joined(first, other))
    .flatMap((other) =>
      allMatchings(
        graph,
        rest.filter((vertex) => vertex !== other),
      ).map((matching): readonly Edge[] => [[first, other], ...matching]),
    );
}

const anyGraph = fc
  .constantFrom(2, 4, 6, 8)
  .chain((size) => fc.tuple(fc.constant(size), fc.subarray([...complete(size)])))
  .map(([size, edges]) => graphOf(size, edges));

describe('the first perfect matching in reading order', () => {
  test.each<readonly [string, number, readonly Edge[], string]>([
    ['everybody free', 6, complete(6), '01 23 45'],
    ['nobody', 0, [], ''],
    ['an odd number', 3, complete(3), '-'],
    [
      'the lowest two are not joined',
      4,
      [
        [0, 1],
        [0, 2],
        [1, 3],
      ],
      '02 13',
    ],
    [
      'a star',
      4,
      [
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      '-',
    ],
  ])('%s', (_case, size, edges, expected) => {
    expect(inShort(firstPerfectMatching(graphOf(size, edges)))).toBe(expected);
  });

  test('tells whom it passed over for the rest', () => {
    const path = graphOf(4, [
      [0, 1],
      [0, 2],
      [1, 3],
    ]);
    expect(firstPerfectMatching(path)).toEqual([
      { upper: 0, lower: 2, passedOver: [{ vertex: 1, why: 'rest' }] },
      { upper: 1, lower: 3, passedOver: [] },
    ]);
  });

  test('is the first of all, and with a successor the first that leaves another', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const all = allMatchings(graph);
        const [first = null] = all;
        expect(
          firstPerfectMatching(graph)?.map(({ upper, lower }) => [upper, lower]) ?? null,
        ).toEqual(first);
        const keys = all.map((matching) => matching.map(String));
        const index = keys.findIndex((used) =>
          keys.some((other) => !other.some((edge) => used.includes(edge))),
        );
        const search = firstPerfectMatchingWithSuccessor(graph, 1_000_000);
        if (search.kind !== 'found') expect([search.kind, index]).toEqual(['none', -1]);
        else {
          expect(search.couples.map(({ upper, lower }) => [upper, lower])).toEqual(all[index]);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a matching that leaves another', () => {
  test('no two without a common edge: the whole search finds none, a short one gives up', () => {
    const graph = graphOf(10, petersen);
    expect(firstPerfectMatching(graph)).not.toBeNull();
    expect(firstPerfectMatchingWithSuccessor(graph, 1000).kind).toBe('none');
    expect(firstPerfectMatchingWithSuccessor(graph, 1).kind).toBe('given-up');
  });

  test('hidden below many ways to pair the rest: Monrad stops, and takes the first of all', () => {
    const sixes = vertices(20).flatMap((index) => shifted(complete(6), 6 * index));
    const graph = graphOf(130, [...sixes, ...shifted(petersen, 120)]);
    const lookedAhead = coupleLookingAhead(graph, false);
    expect(lookedAhead?.outcome).toBe('not-found');
    expect(lookedAhead?.couples).toEqual(firstPerfectMatching(graph));
  });
});
