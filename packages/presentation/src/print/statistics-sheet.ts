import {
  type RatingSpread,
  type StatisticsView,
  type Tournament,
  viewRatingSpread,
  viewStatistics,
} from '@rokade/tournament';

/** The tournament in numbers. */
export interface StatisticsSheet {
  readonly kind: 'statistics';
  readonly view: StatisticsView;
  readonly ratings: Omit<RatingSpread, 'classes'>;
}

/** The tournament in numbers after a round; null: there is none. */
export function statisticsSheet(t: Tournament, round: number): StatisticsSheet | null {
  if (round === 0) return null;
  const { classes: _, ...ratings } = viewRatingSpread(t);
  return { kind: 'statistics', view: viewStatistics(t, round), ratings };
}
