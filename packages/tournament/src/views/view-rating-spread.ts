import { ratingsShown } from '../questions/ratings.ts';
import type { Tournament } from '../state/state.ts';

/** The number of players with a rating from `from` to `from` + 99. */
export interface RatingClass {
  readonly from: number;
  readonly players: number;
}

/** The distribution of a field's ratings. */
export interface RatingSpread {
  /** From the lowest to the highest, without gaps; empty if nobody is rated. */
  readonly classes: readonly RatingClass[];
  readonly rated: number;
  readonly unrated: number;
  /** Of the rated players, rounded; null if nobody is rated. */
  readonly average: number | null;
}

const classWidth = 100;

const classOf = (rating: number): number => Math.floor(rating / classWidth) * classWidth;

/** The distribution of the shown ratings, in classes of a hundred. */
export function viewRatingSpread({ settings, players }: Tournament): RatingSpread {
  const field = players.map(({ details }) => details);
  const shown = ratingsShown(settings, field);
  const ratings = field.flatMap((details) => shown(details).rating ?? []);
  const rated = ratings.length;
  const unrated = players.length - rated;
  if (rated === 0) return { classes: [], rated, unrated, average: null };
  const lowest = classOf(Math.min(...ratings));
  const count = (classOf(Math.max(...ratings)) - lowest) / classWidth + 1;
  const classes = Array.from({ length: count }, (_, index) => {
    const from = lowest + index * classWidth;
    return { from, players: ratings.filter((rating) => classOf(rating) === from).length };
  });
  const average = Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / rated);
  return { classes, rated, unrated, average };
}
