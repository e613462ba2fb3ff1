import { dividedBy, type Fraction, fraction, plus, roundHalfUp } from '../../kernel/fraction.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { RatedGame, RatedRounds } from '../rated-games.ts';
import type { RatedPlayer, RatingResult } from '../rating-rule-set.ts';
import type { DsuRatingEdition } from './edition.ts';
import { ratingDifference } from './rating-difference-table.ts';

/** The calculation of an unrated player's performance. */
export interface Performance {
  /** Rp, a whole number. */
  readonly rating: number;
  /** Rc, the opponents' average, rounded for display. */
  readonly average: number;
  /** The score in whole percent. */
  readonly percent: number;
  /** D(P) */
  readonly difference: number;
}

/** The performances, and the number of passes before none of them changed any more. */
export interface Performances {
  readonly of: ReadonlyMap<PlayerNo, Performance>;
  readonly passes: number;
}

/** Ratings in hundredths of a point, so that the passes converge close to the true values. */
type Hundredths = ReadonlyMap<PlayerNo, number>;

const maxPasses = 1000;

/** The whole percent scored, halves up. */
const percentOf = (games: readonly Pick<RatedGame, 'halfPoints'>[]): number =>
  roundHalfUp(
    fraction(50 * games.reduce((sum, { halfPoints }) => sum + halfPoints, 0), games.length),
  );

function averageOf(games: readonly RatedGame[], numbers: Hundredths): Fraction {
  const sum = games.reduce((total, { opponent }) => total + (numbers.get(opponent) ?? 0), 0);
  return fraction(sum, games.length);
}

/** The players connected with a rated player through games, step by step; others have no performance. */
function anchored(
  players: readonly RatedPlayer[],
  rounds: ReadonlyMap<PlayerNo, RatedRounds>,
): ReadonlySet<PlayerNo> {
  const reached = new Set(players.filter(({ rating }) => rating !== null).map(({ no }) => no));
  const queue = [...reached];
  for (const no of queue) {
    for (const { opponent } of rounds.get(no)?.games ?? []) {
      if (reached.has(opponent)) continue;
      reached.add(opponent);
      queue.push(opponent);
    }
  }
  return reached;
}

/** Everybody's initial rating: the rated players' own, for the others the average of these. */
function firstNumbers(players: readonly RatedPlayer[]): Map<PlayerNo, number> {
  const ratings = players.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const average = ratings.length === 0 ? 0 : roundHalfUp(fraction(100 * sum, ratings.length));
  return new Map(players.map(({ no, rating }) => [no, rating === null ? average : 100 * rating]));
}

/** One pass: each unrated player's rating from the ratings of the pass before. */
function nextNumbers(
  unrated: ReadonlyMap<PlayerNo, readonly RatedGame[]>,
  numbers: Hundredths,
  edition: DsuRatingEdition,
): Hundredths {
  const next = new Map(numbers);
  for (const [no, games] of unrated) {
    const difference = ratingDifference(edition.ratingDifferences, percentOf(games));
    next.set(no, roundHalfUp(plus(averageOf(games, numbers), fraction(100 * difference))));
  }
  return next;
}

function performanceFrom(
  average: Fraction,
  games: readonly Pick<RatedGame, 'halfPoints'>[],
  edition: DsuRatingEdition,
): Performance {
  const percent = percentOf(games);
  const difference = ratingDifference(edition.ratingDifferences, percent);
  return {
    rating: roundHalfUp(plus(average, fraction(difference))),
    average: roundHalfUp(average),
    percent,
    difference,
  };
}

/** The performance in some results, at least one. */
export function performanceIn(
  results: readonly RatingResult[],
  edition: DsuRatingEdition,
): Performance {
  const sum = results.reduce((total, { opponent }) => total + opponent, 0);
  return performanceFrom(fraction(sum, results.length), results, edition);
}

/**
 * Performance ratings of all unrated players: the average of the opponents plus D(P), P in whole
 * percent, halves up. If they met each other, everything is calculated again with the new ratings,
 * until none changes by a hundredth (at most a thousand times). A player without a connection to a
 * rated player through games has none.
 *
 * @article DSU 2002 4.5.5.2 §3; DSU 2010 4.5.5.2 §3
 */
export function performances(
  players: readonly RatedPlayer[],
  rounds: ReadonlyMap<PlayerNo, RatedRounds>,
  edition: DsuRatingEdition,
): Performances {
  const leaning = anchored(players, rounds);
  const unrated = new Map(
    players.flatMap(({ no, rating }) => {
      const games = rounds.get(no)?.games ?? [];
      return rating === null && games.length > 0 && leaning.has(no) ? [[no, games] as const] : [];
    }),
  );
  let numbers: Hundredths = firstNumbers(players);
  let passes = 0;
  for (let moved = unrated.size > 0; moved && passes < maxPasses; passes++) {
    const next = nextNumbers(unrated, numbers, edition);
    moved = [...unrated.keys()].some((no) => next.get(no) !== numbers.get(no));
    numbers = next;
  }
  const of = new Map(
    [...unrated].map(([no, games]) => {
      const average = dividedBy(averageOf(games, numbers), fraction(100));
      return [no, performanceFrom(average, games, edition)] as const;
    }),
  );
  return { of, passes };
}
