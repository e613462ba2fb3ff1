import { at } from '../../kernel/at.ts';
import type { EdgeKinds } from '../matching/least-cost/matching-state.ts';
import type { Graph } from '../matching/maximum-matching.ts';
import type { Competitor } from './competitor.ts';

const levels = 3;

/** The kind of all edges between equal scores, which cost nothing. */
const equalKind = 1;

/** The most kinds of unequal edges. */
const roomForKinds = 65_000;

/** The scale on which score differences and Buchholz differences become kinds of edges. */
interface Scale {
  /** The greatest score difference. */
  readonly differences: number;
  /** The greatest Buchholz difference. */
  readonly spread: number;
  /**
   * The half-points of Buchholz in one step: 1, unless there would be too many kinds, which no real
   * field has.
   */
  readonly step: number;
  /** Buchholz steps for each score difference. */
  readonly width: number;
}

const spreadOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

function scaleOf(field: readonly Competitor[]): Scale {
  const differences = spreadOf(field.map(({ halfPoints }) => halfPoints));
  const spread = spreadOf(field.map(({ buchholzHalfPoints }) => buchholzHalfPoints));
  const step = Math.max(1, Math.ceil((differences * (2 * spread + 1)) / roomForKinds));
  return { differences, spread, step, width: Math.floor((2 * spread) / step) + 1 };
}

function kindOf({ spread, step, width }: Scale, upper: Competitor, lower: Competitor): number {
  const difference = upper.halfPoints - lower.halfPoints;
  if (difference === 0) return equalKind;
  const buchholz = upper.buchholzHalfPoints - lower.buchholzHalfPoints + spread;
  return equalKind + 1 + (difference - 1) * width + Math.floor(buchholz / step);
}

/** The costs by kind: one for the pair itself, the square of its score difference, its Buchholz difference. */
function costTable({ differences, width }: Scale): Float64Array {
  const cost = new Float64Array(levels * (equalKind + 1 + differences * width));
  for (let difference = 1; difference <= differences; difference++) {
    for (let buchholz = 0; buchholz < width; buchholz++) {
      const place = levels * (equalKind + 1 + (difference - 1) * width + buchholz);
      cost.set([2, 2 * difference ** 2, 2 * buchholz], place);
    }
  }
  return cost;
}

/**
 * The edges of a field, points in descending order, with their costs. To be minimised are first the
 * number of unequal pairs ("as far as possible, only players of equal points are paired"), then the sum
 * of the squares of their score differences, then the sum over them of the Buchholz of the player with
 * more points minus that of the other.
 */
export function unequalCosts(field: readonly Competitor[], mayMeet: Graph): EdgeKinds {
  const { size } = mayMeet;
  const kind = new Uint16Array(size * size);
  const scale = scaleOf(field);
  for (let upper = 0; upper < size; upper++) {
    for (let lower = upper + 1; lower < size; lower++) {
      if (!mayMeet.joined(upper, lower)) continue;
      const made = kindOf(scale, at(field, upper), at(field, lower));
      kind[upper * size + lower] = made;
      kind[lower * size + upper] = made;
    }
  }
  return { size, levels, kind, cost: costTable(scale) };
}
