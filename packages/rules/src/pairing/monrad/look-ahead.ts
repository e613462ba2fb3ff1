import { unreachable } from '../../kernel/invariant.ts';
import {
  type Couple,
  firstPerfectMatching,
  firstPerfectMatchingWithSuccessor,
} from '../matching/first-perfect-matching.ts';
import type { Graph } from '../matching/maximum-matching.ts';

/**
 * The couples of a round and what looking ahead came to.
 * - `last-round`: no round follows; `all-have-met`: everybody will have met everybody.
 * - `kept`: the first pairing leaves the next round pairable; `changed`: a later one was taken.
 * - `impossible`: no pairing does; `not-found`: none did within the limit. Then the first is taken.
 */
export interface LookedAhead {
  readonly couples: readonly Couple[];
  readonly outcome: 'last-round' | 'all-have-met' | 'kept' | 'changed' | 'impossible' | 'not-found';
}

/** The work a search may do, in rough units of one edge looked at; the same on every machine. */
const workLimit = 20_000_000;

/** A branch that fails costs about the square of the field. */
const deadEndLimit = (size: number): number => Math.max(20, Math.floor(workLimit / size ** 2));

/** For each vertex the number of those it may still meet. */
function degreesOf(graph: Graph): readonly number[] {
  return Array.from({ length: graph.size }, (_, a) => {
    let degree = 0;
    for (let b = 0; b < graph.size; b++) if (graph.joined(a, b)) degree++;
    return degree;
  });
}

const isChanged = ({ passedOver }: Couple): boolean =>
  passedOver.some(({ why }) => why === 'successor');

/** The first pairing of all, looked ahead or not; null if there is none. */
function firstOfAll(notMet: Graph, outcome: LookedAhead['outcome']): LookedAhead | null {
  const couples = firstPerfectMatching(notMet);
  return couples === null ? null : { couples, outcome };
}

/** The first pairing that leaves a next one, or the first of all if that cannot be had. */
function withNextRound(notMet: Graph): LookedAhead | null {
  const search = firstPerfectMatchingWithSuccessor(notMet, deadEndLimit(notMet.size));
  switch (search.kind) {
    case 'found': {
      const { couples } = search;
      return { couples, outcome: couples.some(isChanged) ? 'changed' : 'kept' };
    }
    case 'none':
      return firstOfAll(notMet, 'impossible');
    case 'given-up':
      return firstOfAll(notMet, 'not-found');
    default:
      return unreachable(search);
  }
}

/**
 * Pairs from the top, each with the nearest below not yet met, so that all can be paired; null if
 * they cannot. If a round follows (`isLast` false), the pairing is the first one in that order which
 * leaves the following round pairable as well, for the same players: what 4.10.1 advises to check
 * before half of the field's size has been played is done in every round.
 *
 * @article DSU 2002 4.10 §3; 4.10.1
 */
export function coupleLookingAhead(notMet: Graph, isLast: boolean): LookedAhead | null {
  if (isLast) return firstOfAll(notMet, 'last-round');
  const degrees = degreesOf(notMet);
  if (degrees.every((degree) => degree === 1)) return firstOfAll(notMet, 'all-have-met');
  return degrees.includes(1) ? firstOfAll(notMet, 'impossible') : withNextRound(notMet);
}
