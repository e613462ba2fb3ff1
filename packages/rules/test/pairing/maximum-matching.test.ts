import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  augmentedFrom,
  type Graph,
  type Mates,
  maximumMatching,
  unmatched,
} from '../../src/pairing/matching/maximum-matching.ts';

type Edge = readonly [number, number];

function graphOf(size: number, edges: readonly Edge[]): Graph {
  const joined = new Set(edges.flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]));
  return { size, joined: (a, b) => joined.has(`${a}-${b}`) };
}

const edgeCount = (mates: Mates): number => mates.filter((mate) => mate !== unmatched).length / 2;

function expectMatching(graph: Graph, mates: Mates): void {
  expect(mates).toHaveLength(graph.size);
  mates.forEach((mate, vertex) => {
    if (mate === unmatched) return;
    expect(mates[mate]).toBe(vertex);
    expect(graph.joined(vertex, mate)).toBe(true);
  });
}

/** The size of the largest matching by trying everything: vertex 0 stays alone or takes any other. */
function largestByTrial(graph: Graph, free: readonly number[]): number {
  const [first, ...rest] = free;
  if (first === undefined) return 0;
  const alone = largestByTrial(graph, rest);
  return rest
    .filter((other) => graph.joined(first, other))
    .reduce(
      (best, other) =>
        Math.max(
          best,
          1 +
            largestByTrial(
              graph,
              rest.filter((vertex) => vertex !== other),
            ),
        ),
      alone,
    );
}

const vertices = (size: number): readonly number[] => Array.from({ length: size }, (_, v) => v);

const allEdges = (size: number): readonly Edge[] =>
  vertices(size).flatMap((a) => vertices(a).map((b): Edge => [b, a]));

const anyGraph = (maximum: number): fc.Arbitrary<readonly [number, readonly Edge[]]> =>
  fc
    .integer({ min: 0, max: maximum })
    .chain((size) => fc.tuple(fc.constant(size), fc.subarray([...allEdges(size)])));

describe('maximum matching', () => {
  const petersen: readonly Edge[] = [
    ...vertices(5).map((v): Edge => [v, (v + 1) % 5]),
    ...vertices(5).map((v): Edge => [v, v + 5]),
    ...vertices(5).map((v): Edge => [v + 5, ((v + 2) % 5) + 5]),
  ];
  test.each<readonly [string, number, readonly Edge[], number]>([
    ['nobody', 0, [], 0],
    ['three strangers', 3, [], 0],
    ['a triangle', 3, allEdges(3), 1],
    [
      'two triangles joined by an edge',
      6,
      [
        [0, 1],
        [1, 2],
        [0, 2],
        [2, 3],
        [3, 4],
        [4, 5],
        [3, 5],
      ],
      3,
    ],
    [
      'a star',
      5,
      [
        [0, 1],
        [0, 2],
        [0, 3],
        [0, 4],
      ],
      1,
    ],
    [
      'a flower: the way out leads around the cycle',
      6,
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 0],
        [0, 5],
      ],
      3,
    ],
    ['the Petersen graph', 10, petersen, 5],
    [
      'two cliques of odd size',
      10,
      [...allEdges(5), ...allEdges(5).map(([a, b]): Edge => [a + 5, b + 5])],
      4,
    ],
  ])('%s', (_, size, edges, expected) => {
    const graph = graphOf(size, edges);
    const mates = maximumMatching(graph);
    expectMatching(graph, mates);
    expect(edgeCount(mates)).toBe(expected);
  });

  test('is as large as any found by trying everything', () => {
    fc.assert(
      fc.property(anyGraph(9), ([size, edges]) => {
        const graph = graphOf(size, edges);
        const mates = maximumMatching(graph);
        expectMatching(graph, mates);
        expect(edgeCount(mates)).toBe(largestByTrial(graph, vertices(size)));
      }),
      { numRuns: 2000 },
    );
  });

  test('finds a perfect matching hidden in any graph', () => {
    const hidden = fc
      .tuple(anyGraph(60), fc.integer())
      .filter(([[size]]) => size % 2 === 0)
      .chain(([[size, edges]]) =>
        fc.tuple(
          fc.constant(size),
          fc.constant(edges),
          fc.shuffledSubarray([...vertices(size)], { minLength: size }),
        ),
      );
    fc.assert(
      fc.property(hidden, ([size, edges, order]) => {
        const couples = vertices(size / 2).map(
          (i): Edge => [order[2 * i] as number, order[2 * i + 1] as number],
        );
        const sparse = edges.filter((_, index) => index % Math.max(1, size / 2) === 0);
        const graph = graphOf(size, [...couples, ...sparse]);
        const mates = maximumMatching(graph);
        expectMatching(graph, mates);
        expect(edgeCount(mates)).toBe(size / 2);
      }),
    );
  });

  test('a vertex that cannot be matched besides the others gets no path', () => {
    const star = graphOf(3, [
      [0, 1],
      [0, 2],
    ]);
    expect(augmentedFrom(star, [1, 0, unmatched], 2)).toBeNull();
  });
});
