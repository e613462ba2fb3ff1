import type { KindOfPlay } from '../../kernel/kind-of-play.ts';
import { noConditions, type RatingConditions } from '../rating-conditions.ts';
import { conditions2002 } from './conditions/conditions-2002.ts';
import { conditions2024 } from './conditions/conditions-2024.ts';
import { type LeastMinutes, leastMinutes2002, leastMinutes2024 } from './game-minutes.ts';

/**
 * The greatest difference that counts: `all-at-400`; `below-2650`, by the rating of the player whose
 * change is calculated, others with the true difference; `once`, where the stronger has one such
 * upgrade in an event; or no limit.
 */
export type DifferenceLimit = 'all-at-400' | 'below-2650' | 'once' | 'none';

/** The calculation of a first rating. */
export type FirstNumber =
  /** Two draws with hypothetical opponents are added. */
  | { readonly by: 'two-draws'; readonly opponent: number; readonly most: number }
  /** The average of the opponents, plus a step for each half-point above 50 %. */
  | { readonly by: 'half-points'; readonly step: number }
  /** The performance itself. */
  | { readonly by: 'performance' };

/** Everything in which editions of FIDE's rating regulations differ. */
export interface FideRatingEdition {
  readonly code: string;
  /** The first day, ISO. */
  readonly from: string;
  readonly limits: Readonly<Record<KindOfPlay, DifferenceLimit>>;
  /** When rapid and blitz games are too unequal to be rated; null: never. */
  readonly tooUnequal: { readonly difference: number; readonly above: number } | null;
  readonly first: FirstNumber;
  /** The fewest games against rated opponents for a first rating. */
  readonly leastGames: number;
  /**
   * The results of several events count together: within this many months, with this many rated
   * opponents in each.
   */
  readonly pooled: { readonly months: number; readonly opponents: number };
  /** The lowest first rating that is published. */
  readonly leastFirst: number;
  /** A player who falls below it becomes unrated; null: not in the text. */
  readonly floor: number | null;
  /** Whether the text says which K a player has; otherwise it must be given. */
  readonly tellsK: boolean;
  /** The least time of a game; null: not known here. */
  readonly leastMinutes: LeastMinutes | null;
  /** The conditions for an event to be rated. */
  readonly conditions: RatingConditions;
  readonly article: { readonly first: string; readonly change: string; readonly games: string };
}

const alike = (limit: DifferenceLimit): FideRatingEdition['limits'] => ({
  standard: limit,
  rapid: limit,
  blitz: limit,
});

const b02 = { first: 'FIDE B.02 8.2', change: 'FIDE B.02 8.3', games: 'FIDE B.02 6' } as const;

/**
 * The regulations effective from 1 March 2024: differences of at most 400 for everybody, first ratings
 * with two draws against 1800, none below 1400.
 *
 * @article FIDE B.02 8.2, 8.3
 */
export const fideRating2024: FideRatingEdition = {
  code: 'fide-2024',
  from: '2024-03-01',
  limits: alike('all-at-400'),
  tooUnequal: null,
  first: { by: 'two-draws', opponent: 1800, most: 2200 },
  leastGames: 5,
  pooled: { months: 26, opponents: 1 },
  leastFirst: 1400,
  floor: 1400,
  tellsK: true,
  leastMinutes: leastMinutes2024,
  conditions: conditions2024,
  article: b02,
};

/**
 * From 1 December 2024 rapid and blitz games are not rated if the players are 600 points or more apart
 * and one has more than 2600.
 */
export const fideRatingDecember2024: FideRatingEdition = {
  ...fideRating2024,
  code: 'fide-2024-12',
  from: '2024-12-01',
  tooUnequal: { difference: 600, above: 2600 },
};

/** From 1 October 2025 players with 2650 or more have the true difference in standard play. */
export const fideRating2025: FideRatingEdition = {
  ...fideRatingDecember2024,
  code: 'fide-2025',
  from: '2025-10-01',
  limits: { ...alike('all-at-400'), standard: 'below-2650' },
};

/** The regulations of 2022 to February 2024. */
export const fideRating2022: FideRatingEdition = {
  ...fideRating2024,
  code: 'fide-2022',
  from: '2022-01-01',
  limits: alike('once'),
  first: { by: 'half-points', step: 20 },
  leastFirst: 1000,
  floor: 1000,
  leastMinutes: null,
  conditions: noConditions,
};

/**
 * FIDE's rating in the Danish handbook about 2002: a first rating is a performance of 2001 or more in
 * nine games against rated opponents. It does not say how K is chosen.
 *
 * @article DSU 2002 4.8.1
 */
export const fideRating2002: FideRatingEdition = {
  ...fideRating2024,
  code: 'fide-2002',
  from: '',
  limits: alike('none'),
  first: { by: 'performance' },
  leastGames: 9,
  pooled: { months: 24, opponents: 4 },
  leastFirst: 2001,
  floor: null,
  tellsK: false,
  leastMinutes: leastMinutes2002,
  conditions: conditions2002,
  article: { first: '4.8.1', change: '4.8', games: '4.8.2' },
};
