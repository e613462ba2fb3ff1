import { at } from '../../kernel/at.ts';
import {
  augmentedFrom,
  type Graph,
  type Mates,
  maximumMatching,
  unmatched,
} from './maximum-matching.ts';

/**
 * Why a free and joined vertex did not become the partner.
 * - `rest`: the remaining vertices could not all have been matched.
 * - `successor`: no perfect matching without the edges of this one would have been left.
 */
export interface PassedOver {
  readonly vertex: number;
  readonly why: 'rest' | 'successor';
}

/** A couple in reading order; `upper` < `lower`. */
export interface Couple {
  readonly upper: number;
  readonly lower: number;
  /** The vertices between the two that were tried before `lower`, in order. */
  readonly passedOver: readonly PassedOver[];
}

/** The result of a search for a matching with a successor; `given-up`: its limit was reached. */
export type SuccessorSearch =
  | { readonly kind: 'found'; readonly couples: readonly Couple[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'given-up' };

/** Two perfect matchings kept up to date, so that a trial needs one augmenting path instead of a new search. */
interface Completions {
  /** A matching with all couples so far. */
  readonly rest: Mates;
  /** A matching with none of them; null if none is needed. */
  readonly successor: Mates | null;
}

interface Search {
  readonly graph: Graph;
  /** The couples so far, by vertex. */
  readonly partner: number[];
  readonly couples: Couple[];
  deadEndsLeft: number;
}

/** The mates with `a`, `b` and their mates unmatched. */
function released(mates: Mates, a: number, b: number): number[] {
  const after = [...mates];
  for (const vertex of [a, b]) {
    after[at(mates, vertex)] = unmatched;
    after[vertex] = unmatched;
  }
  return after;
}

/** The matching of the rest if a and b are a couple; null if the rest cannot be matched then. */
function restWith(search: Search, rest: Mates, a: number, b: number): Mates | null {
  if (at(rest, a) === b) return rest;
  const { graph, partner } = search;
  const isFree = (vertex: number): boolean => partner[vertex] === unmatched;
  const freeGraph: Graph = {
    size: graph.size,
    joined: (c, d) => isFree(c) && isFree(d) && graph.joined(c, d),
  };
  const broken = released(rest, a, b);
  broken[a] = b;
  broken[b] = a;
  return augmentedFrom(freeGraph, broken, at(rest, a));
}

/** The successor's matching without the edge between a and b; null if there is none. */
function successorWithout(search: Search, successor: Mates, a: number, b: number): Mates | null {
  if (at(successor, a) !== b) return successor;
  const { graph, partner } = search;
  const unusedGraph: Graph = {
    size: graph.size,
    joined: (c, d) => partner[c] !== d && graph.joined(c, d),
  };
  return augmentedFrom(unusedGraph, released(successor, a, b), a);
}

function couple(search: Search, upper: number, lower: number): void {
  search.partner[upper] = lower;
  search.partner[lower] = upper;
}

function uncouple(search: Search, upper: number, lower: number): void {
  search.partner[upper] = unmatched;
  search.partner[lower] = unmatched;
}

/** Couples `upper` and `lower`, then everybody after them; returns why not if that is impossible. */
function tryCouple(
  search: Search,
  { rest, successor }: Completions,
  next: Couple,
): 'done' | PassedOver['why'] {
  const { upper, lower } = next;
  couple(search, upper, lower);
  const restAfter = restWith(search, rest, upper, lower);
  const successorAfter = successor && successorWithout(search, successor, upper, lower);
  if (restAfter !== null && (successor === null || successorAfter !== null)) {
    search.couples.push(next);
    if (coupleFrom(search, { rest: restAfter, successor: successorAfter }, upper + 1))
      return 'done';
    search.couples.pop();
    search.deadEndsLeft--;
  }
  uncouple(search, upper, lower);
  return restAfter === null ? 'rest' : 'successor';
}

/** Couples all free vertices from `start` on; false at a dead end. */
function coupleFrom(search: Search, completions: Completions, start: number): boolean {
  const { graph, partner } = search;
  let upper = start;
  while (upper < graph.size && partner[upper] !== unmatched) upper++;
  if (upper === graph.size) return true;
  const passedOver: PassedOver[] = [];
  for (let lower = upper + 1; lower < graph.size && search.deadEndsLeft > 0; lower++) {
    if (partner[lower] !== unmatched || !graph.joined(upper, lower)) continue;
    const outcome = tryCouple(search, completions, {
      upper,
      lower,
      passedOver: [...passedOver],
    });
    if (outcome === 'done') return true;
    passedOver.push({ vertex: lower, why: outcome });
  }
  return false;
}

const isPerfect = (mates: Mates): boolean => !mates.includes(unmatched);

function searchIn(graph: Graph, deadEndsLeft: number): Search {
  const partner = new Array<number>(graph.size).fill(unmatched);
  return { graph, partner, couples: [], deadEndsLeft };
}

/**
 * The first perfect matching in reading order: vertex 0 has the lowest partner with which all others
 * can be matched, too, then the next free vertex, and so on. Null if there is no perfect matching. No
 * couple is ever undone, since each is made only if the rest can be completed.
 */
export function firstPerfectMatching(graph: Graph): readonly Couple[] | null {
  const rest = maximumMatching(graph);
  if (!isPerfect(rest)) return null;
  const search = searchIn(graph, 1);
  coupleFrom(search, { rest, successor: null }, 0);
  return search.couples;
}

/**
 * The first perfect matching in reading order after which, without its edges, another one is possible.
 * These are two disjoint perfect matchings, a problem without a fast algorithm in general: a branch is
 * cut as soon as either of the two cannot be completed by itself, and after `deadEnds` branches that
 * failed nevertheless the search gives up.
 */
export function firstPerfectMatchingWithSuccessor(graph: Graph, deadEnds: number): SuccessorSearch {
  const rest = maximumMatching(graph);
  if (!isPerfect(rest)) return { kind: 'none' };
  const search = searchIn(graph, deadEnds);
  if (coupleFrom(search, { rest, successor: rest }, 0)) {
    return { kind: 'found', couples: search.couples };
  }
  return { kind: search.deadEndsLeft > 0 ? 'none' : 'given-up' };
}
