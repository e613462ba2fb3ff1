import type { KindOfPlay } from '../../kernel/kind-of-play.ts';
import { noConditions, type RatingConditions } from '../rating-conditions.ts';
import { conditions2002 } from './conditions/conditions-2002.ts';
import { conditions2024 } from './conditions/conditions-2024.ts';
import { type LeastMinutes, leastMinutes2002, leastMinutes2024 } from './game-minutes.ts';

/**
 * How far apart two numbers may count: `all-at-400`; `below-2650`, by the number of whose change is
 * worked out, the others take the true difference; `once`, where the stronger has one such upgrade in an
 * event; or no limit.
 */
export type DifferenceLimit = 'all-at-400' | 'below-2650' | 'once' | 'none';

/** How a first number comes about. */
export type FirstNumber =
  /** Two draws with hypothetical opponents are added. */
  | { readonly by: 'two-draws'; readonly opponent: number; readonly most: number }
  /** The average of the opponents, so much more for each half-point above 50 %. */
  | { readonly by: 'half-points'; readonly step: number }
  /** The performance itself. */
  | { readonly by: 'performance' };

/** Everything in which editions of FIDE's rating regulations differ. */
export interface FideRatingEdition {
  readonly code: string;
  /** The first day, ISO. */
  readonly from: string;
  readonly limits: Readonly<Record<KindOfPlay, DifferenceLimit>>;
  /** Rapid and blitz games that are too unequal to be rated; null: there are none such. */
  readonly tooUnequal: { readonly difference: number; readonly above: number } | null;
  readonly first: FirstNumber;
  /** Games against rated opponents for a first number. */
  readonly leastGames: number;
  /** Those of several events count together: within so many months, with so many rated opponents in each. */
  readonly pooled: { readonly months: number; readonly opponents: number };
  /** No first number is published below it. */
  readonly leastFirst: number;
  /** Who falls below it has no number any more; null: the text does not say. */
  readonly floor: number | null;
  /** Whether the text says which K somebody has; else it must be given. */
  readonly tellsK: boolean;
  /** How much time is asked of a game; null: not known here. */
  readonly leastMinutes: LeastMinutes | null;
  /** What an event is asked before it is rated. */
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
 * The regulations effective from 1 March 2024: differences at most 400 for everybody, first numbers with
 * two draws against 1800, nobody below 1400.
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
 * From 1 December 2024 rapid and blitz games are not rated where 600 points or more lie between the two
 * and one has more than 2600.
 */
export const fideRatingDecember2024: FideRatingEdition = {
  ...fideRating2024,
  code: 'fide-2024-12',
  from: '2024-12-01',
  tooUnequal: { difference: 600, above: 2600 },
};

/** From 1 October 2025 whoever has 2650 or more takes the true difference in standard play. */
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
 * What the Danish handbook says of FIDE's rating about 2002: a first number is a performance of 2001 or
 * more in nine games against rated opponents. How K is chosen it does not say.
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
