import { at } from '../../kernel/at.ts';
import { type Graph, maximumMatching, unmatched } from '../matching/maximum-matching.ts';
import type { NordicField } from './field.ts';

/** The graph on some vertices of a field, in their order; no two flyers are joined. */
export function graphOn(
  { notMet }: NordicField,
  vertices: readonly number[],
  flyers: ReadonlySet<number>,
): Graph {
  return {
    size: vertices.length,
    joined: (a, b) => {
      const [one, two] = [at(vertices, a), at(vertices, b)];
      return notMet.joined(one, two) && !(flyers.has(one) && flyers.has(two));
    },
  };
}

/**
 * Whether all these can be paired, the flyers among them not with one another. A number so large that
 * everybody may still meet half of the others needs no search (Dirac's condition).
 *
 * @article DSU 2002 4.11.1, closing remark
 */
export function completable(
  field: NordicField,
  vertices: readonly number[],
  flyers: readonly number[],
): boolean {
  const size = vertices.length;
  if (size % 2 === 1) return false;
  const fewestChoices = size - 1 - field.mostMet - Math.max(0, flyers.length - 1);
  const isXAmong = field.x !== null && vertices.includes(field.x);
  if (!isXAmong && fewestChoices * 2 >= size) return true;
  return !maximumMatching(graphOn(field, vertices, new Set(flyers))).includes(unmatched);
}
