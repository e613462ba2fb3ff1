import { at } from '../../kernel/at.ts';
import { invariant } from '../../kernel/invariant.ts';
import { type AnyMatching, holdTo, letChoose, mateOf } from '../dutch/brackets/bracket-matching.ts';
import { mayMeet } from '../dutch/field/field.ts';
import type { Pairee } from '../dutch/field/pairee.ts';
import { costMatrix } from '../fide-swiss/cost-matrix.ts';
import { matchGreedily, settle } from '../matching/least-cost/least-cost-matching.ts';
import { makeMatchingState } from '../matching/least-cost/matching-state.ts';
import type { DubovField } from './dubov-field.ts';

/** The two subgroups of a bracket. */
export interface Subgroups {
  readonly g1: readonly Pairee[];
  readonly g2: readonly Pairee[];
}

/** The subgroups after the shifts, and who was shifted. */
export interface Recomposed extends Subgroups {
  readonly shifted: ReadonlySet<Pairee>;
}

/** Players from the middle of a list outwards, of two in the middle the higher one first. */
export function fromTheMiddle<T>(list: readonly T[]): readonly T[] {
  const rest = [...list];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(Math.floor((rest.length - 1) / 2), 1));
  return order;
}

/** Ascending ARO, then ascending TPN. */
export const byAverage =
  ({ factsOf }: DubovField) =>
  (a: Pairee, b: Pairee): number =>
    factsOf(a).average - factsOf(b).average || a.no - b.no;

/** The order in which shifters are considered; all of a subgroup seek one colour. `@article FIDE C.04.4.1 2026 4.3` */
function shiftersOf(field: DubovField, subgroup: readonly Pairee[]): readonly Pairee[] {
  const seeksWhite = subgroup[0]?.preference.colour === 'white';
  const byNumber = (a: Pairee, b: Pairee): number => a.no - b.no;
  return fromTheMiddle(subgroup.toSorted(seeksWhite ? byAverage(field) : byNumber));
}

/** A bracket's matching, in which as few as possible of the smaller subgroup meet each other. */
interface SplitMatching extends AnyMatching {
  readonly players: readonly Pairee[];
  readonly vertexOf: ReadonlyMap<Pairee, number>;
}

function splitMatching(
  field: DubovField,
  smaller: readonly Pairee[],
  larger: readonly Pairee[],
): SplitMatching {
  const players = [...smaller, ...larger];
  const edges = costMatrix(players.length, 1, (x, y) => {
    if (!mayMeet(field, at(players, x), at(players, y))) return null;
    return [y < smaller.length ? 2 : 0];
  });
  const m = makeMatchingState(edges);
  matchGreedily(m, m.active, m.active);
  invariant(settle(m), 'a bracket with its upfloaters can be paired');
  return { m, players, vertexOf: new Map(players.map((player, vertex) => [player, vertex])) };
}

/** How many of a subgroup's pairs are inside it. */
function pairsInside(matching: SplitMatching, subgroup: readonly Pairee[]): number {
  const members = new Set(subgroup);
  const inside = subgroup.filter((player) => {
    const mate = mateOf(matching, at([matching.vertexOf.get(player) ?? -1], 0));
    return members.has(at(matching.players, mate));
  });
  return inside.length / 2;
}

/**
 * The first set of a subgroup's players, one for each pair inside it, that leaves the best matching
 * possible: each in turn is taken if they can meet somebody of the subgroup who is not.
 */
function chooseShifters(
  matching: SplitMatching,
  order: readonly Pairee[],
  count: number,
): ReadonlySet<Pairee> {
  const members = new Set(order);
  const chosen = new Set<Pairee>();
  const makesShifter = (vertex: number): boolean => {
    const other = at(matching.players, vertex);
    return members.has(other) && !chosen.has(other);
  };
  for (const player of order) {
    if (chosen.size === count) break;
    const vertex = matching.vertexOf.get(player) ?? -1;
    letChoose(matching, vertex, (other) => (makesShifter(other) ? 0 : 1));
    const isShifter = makesShifter(mateOf(matching, vertex));
    holdTo(matching, vertex, (other) => makesShifter(other) !== isShifter);
    if (isShifter) chosen.add(player);
  }
  return chosen;
}

/**
 * Makes the subgroups equally large: first players of the smaller one are shifted where some of it have
 * to meet each other, then as many of the larger one as bring about equality.
 *
 * @article FIDE C.04.4.1 2026 3.2.4
 */
export function recompose(field: DubovField, { g1, g2 }: Subgroups): Recomposed {
  const isG1Smaller = g1.length <= g2.length;
  const [smaller, larger] = isG1Smaller ? [g1, g2] : [g2, g1];
  const matching = splitMatching(field, smaller, larger);
  const inside = pairsInside(matching, smaller);
  const away = chooseShifters(matching, shiftersOf(field, smaller), inside);
  const surplus = (larger.length - smaller.length) / 2 + inside;
  const over = chooseShifters(matching, shiftersOf(field, larger), surplus);
  const smallerNow = [...smaller.filter((one) => !away.has(one)), ...over];
  const largerNow = [...larger.filter((one) => !over.has(one)), ...away];
  const [newG1, newG2] = isG1Smaller ? [smallerNow, largerNow] : [largerNow, smallerNow];
  return { g1: newG1, g2: newG2, shifted: new Set([...away, ...over]) };
}
