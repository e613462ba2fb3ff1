import type { Currency, MinorUnits } from '../kernel/money.ts';
import type { PlayerNo } from '../kernel/round-record.ts';

/**
 * The division of money among players with equal points. Honours cannot be divided: they go by the
 * final order, except under `undivided`.
 * - `shared`: the sum of the prizes of their places is divided equally (DSU §24a).
 * - `by-order`: by the final order, including tie-breaks (DSU §24b).
 * - `half-and-half`: half of each prize is divided, half goes by the order (Hort system).
 * - `undivided`: neither shared nor given by tie-break; a play-off decides (DSU 4.2 §36).
 */
export const tieRules = ['shared', 'by-order', 'half-and-half', 'undivided'] as const;
export type TieRule = (typeof tieRules)[number];

/**
 * How many prizes one player gets, not counting lists that are given in addition: all to which they are
 * entitled, the first by the order of lists, or the one with the most money.
 */
export const prizeLimits = ['all', 'first', 'better'] as const;
export type PrizeLimit = (typeof prizeLimits)[number];

/**
 * Who is entitled to a list. Ages are counted by calendar year (Tempelhof III.B.2): a junior until the
 * year in which they reach `toAge`, a senior from the year in which they reach `fromAge`. `P` is a
 * player: a number here, an id in a journal.
 */
export type PrizeCondition<P = PlayerNo> =
  /** Rated from … to, inclusive; null = no bound. Unrated players are in no rating group. */
  | { readonly kind: 'rating'; readonly from: number | null; readonly to: number | null }
  | { readonly kind: 'unrated' }
  | { readonly kind: 'women' }
  | { readonly kind: 'seniors'; readonly fromAge: number }
  | { readonly kind: 'juniors'; readonly toAge: number }
  | { readonly kind: 'club'; readonly club: string }
  /** Citizens of a country, by its federation's code. */
  | { readonly kind: 'citizens'; readonly federation: string }
  | { readonly kind: 'listed'; readonly players: readonly P[] };

/** A prize: money, an honour such as a title or a cup, or both. */
export interface Prize {
  /** 0 = none. */
  readonly money: MinorUnits;
  /** '' = none. */
  readonly honour: string;
}

/** A list of prizes: the main prizes, or those of a category. */
export interface PrizeList<P = PlayerNo> {
  /** The organiser's name for it. */
  readonly name: string;
  /** All conditions must hold; empty = everybody. */
  readonly who: readonly PrizeCondition<P>[];
  /** null = the plan's rule. */
  readonly ties: TieRule | null;
  /** Whether it is given in addition to any other prize: the limit does not count it. */
  readonly besides: boolean;
  /** In order from the first prize. */
  readonly prizes: readonly Prize[];
}

/**
 * What decided the order of players with equal points. A player of a play-off is placed before the
 * others with equal points and shares with nobody; a lot only orders players who are equal in
 * everything.
 */
export interface PrizeDecision<P = PlayerNo> {
  readonly by: 'play-off' | 'lot';
  /** Best first. */
  readonly players: readonly P[];
}

/**
 * The prizes of a tournament and the rules by which they are given.
 *
 * @article DSU 2002 §5f, §24a, §24b
 */
export interface PrizePlan<P = PlayerNo> {
  readonly currency: Currency;
  /** The calendar year in which ages are counted; null if no list has a condition on age. */
  readonly year: number | null;
  readonly ties: TieRule;
  readonly perPlayer: PrizeLimit;
  /** Shares are whole multiples of this: 1 = to the øre or cent, 100 = to the krone or euro. */
  readonly roundTo: MinorUnits;
  readonly lists: readonly PrizeList<P>[];
  readonly decisions: readonly PrizeDecision<P>[];
}
