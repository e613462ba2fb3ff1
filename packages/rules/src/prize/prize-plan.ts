import type { Currency, MinorUnits } from '../kernel/money.ts';
import type { PlayerNo } from '../kernel/round-record.ts';

/**
 * What becomes of the money where players have equal points. Honours cannot be divided: they go by
 * the final order, except under `undivided`.
 * - `shared`: the sum of the prizes they stand on is divided equally (DSU §24a).
 * - `by-order`: by the final order, tie-breaks included (DSU §24b).
 * - `half-and-half`: half of each prize is divided, half goes by the order (Hort system).
 * - `undivided`: neither shared nor given by tie-break; a play-off decides (DSU 4.2 §36).
 */
export const tieRules = ['shared', 'by-order', 'half-and-half', 'undivided'] as const;
export type TieRule = (typeof tieRules)[number];

/**
 * How many prizes one player gets, lists that are given besides left out: all that they are
 * entitled to, the first by the order of the lists, or the one with the most money.
 */
export const prizeLimits = ['all', 'first', 'better'] as const;
export type PrizeLimit = (typeof prizeLimits)[number];

/**
 * Who is entitled to a list. Ages are counted by calendar year (Tempelhof III.B.2): a junior is one
 * until the year in which they reach `toAge`, a senior from the year in which they reach `fromAge`.
 * `P` names a player: by number here, by identity in a journal.
 */
export type PrizeCondition<P = PlayerNo> =
  /** Rated from … to, both included; null = no bound. The unrated are in no rating group. */
  | { readonly kind: 'rating'; readonly from: number | null; readonly to: number | null }
  | { readonly kind: 'unrated' }
  | { readonly kind: 'women' }
  | { readonly kind: 'seniors'; readonly fromAge: number }
  | { readonly kind: 'juniors'; readonly toAge: number }
  | { readonly kind: 'club'; readonly club: string }
  /** Citizens of a country, named by its federation's code. */
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
  /** What the organiser calls it. */
  readonly name: string;
  /** All must hold; none = everybody. */
  readonly who: readonly PrizeCondition<P>[];
  /** null = as the plan says. */
  readonly ties: TieRule | null;
  /** Given besides any other prize: the limit does not count it. */
  readonly besides: boolean;
  /** From the first prize down. */
  readonly prizes: readonly Prize[];
}

/**
 * What put players with equal points in order. Who played off is placed in front of the others with
 * equal points and shares with nobody; a lot only orders who is equal in everything.
 */
export interface PrizeDecision<P = PlayerNo> {
  readonly by: 'play-off' | 'lot';
  /** The best first. */
  readonly players: readonly P[];
}

/**
 * The prizes of a tournament and the rules by which they are given.
 *
 * @article DSU 2002 §5f, §24a, §24b
 */
export interface PrizePlan<P = PlayerNo> {
  readonly currency: Currency;
  /** The calendar year in which ages are counted; null where no list asks for an age. */
  readonly year: number | null;
  readonly ties: TieRule;
  readonly perPlayer: PrizeLimit;
  /** Shares are whole multiples of this: 1 = to the øre or cent, 100 = to the krone or euro. */
  readonly roundTo: MinorUnits;
  readonly lists: readonly PrizeList<P>[];
  readonly decisions: readonly PrizeDecision<P>[];
}
