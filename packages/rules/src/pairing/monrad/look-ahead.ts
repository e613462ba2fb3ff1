import { unreachable } from '../../kernel/invariant.ts';
import {
  type Couple,
  firstPerfectMatching,
  firstPerfectMatchingWithSuccessor,
} from '../matching/first-perfect-matching.ts';
import type { Graph } from '../matching/maximum-matching.ts';

/**
 * The couples of a round and the result of looking ahead.
 * - `last-round`: no round follows; `all-have-met`: everybody will have met everybody.
 * - `kept`: the first pairing leaves the next round pairable; `changed`: a later one was chosen.
 * - `impossible`: no pairing does; `not-found`: none did within the limit. Then the first is
 *   chosen.
 */
export interface LookedAhead {
  readonly couples: readonly Couple[];
  readonly outcome: 'last-round' | 'all-have-met' | 'kept' | 'changed' | 'impossible' | 'not-found';
}

/** The limit of a search, in rough units of one examined edge; the same on every machine. */
const workLimit = 20_000_000;

/** The limit of failed branches; each costs about the square of the field's size. */
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

/** The first pairing of all, without looking ahead; null if there is none. */
function firstOfAll(notMet: Graph, outcome: LookedAhead['outcome']): LookedAhead | null {
  const couples = firstPerfectMatching(notMet);
  return couples === null ? null : { couples, outcome };
}

/** The first pairing that leaves a next one, or the first of all if there is none. */
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
 * Pairs from the top, each with the nearest below not yet met, so that all can be paired; null if they
 * cannot. If a round follows (`isLast` false), the pairing is the first one in that order after which
 * the following round can be paired as well, for the same players: what 4.10.1 recommends to check
 * before the number of rounds reaches half of the field's size is checked in every round.
 *
 * @article DSU 2002 4.10 §3; 4.10.1
 */
export function coupleLookingAhead(notMet: Graph, isLast: boolean): LookedAhead | null {
  if (isLast) return firstOfAll(notMet, 'last-round');
  const degrees = degreesOf(notMet);
  if (degrees.every((degree) => degree === 1)) return firstOfAll(notMet, 'all-have-met');
  return degrees.includes(1) ? firstOfAll(notMet, 'impossible') : withNextRound(notMet);
}
