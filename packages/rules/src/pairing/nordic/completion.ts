import { at } from '../../kernel/at.ts';
import { type Graph, maximumMatching, unmatched } from '../matching/maximum-matching.ts';
import type { NordicField } from './field.ts';

/** The graph on some vertices of a field, in their order, without edges between flyers. */
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
 * Whether all these can be paired, without pairing flyers with each other. If everybody may still meet
 * half of the others, no search is needed (Dirac's condition).
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

/**
 * Whether each of the flyers can meet one of the others, whatever happens to the rest. If even the
 * players who have met most have as many possible opponents as there are flyers, no search is needed;
 * one opponent is reserved for X.
 *
 * @article DSU 2002 4.11 §5.11
 */
export function placeable(
  field: NordicField,
  vertices: readonly number[],
  flyers: readonly number[],
): boolean {
  if (vertices.length - flyers.length - field.mostMet - 1 >= flyers.length) return true;
  const flying = new Set(flyers);
  const joined: Graph['joined'] = (a, b) => {
    const [one, two] = [at(vertices, a), at(vertices, b)];
    return flying.has(one) !== flying.has(two) && field.notMet.joined(one, two);
  };
  const mates = maximumMatching({ size: vertices.length, joined });
  return mates.filter((mate) => mate !== unmatched).length === 2 * flyers.length;
}
