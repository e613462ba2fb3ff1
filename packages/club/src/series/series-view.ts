import type { Contest } from '../contest.ts';
import { contestFormat } from '../formats.ts';
import type { Leg } from './legs.ts';
import type { LegResult, Measure, SeriesLine, SeriesRules, SeriesWarning } from './series-rules.ts';
import { type SeriesTitle, seriesTitle } from './series-title.ts';

/** A leg with its results, best first. */
export interface LegView extends Leg {
  readonly measure: Measure;
  readonly results: readonly LegResult[];
}

/** A series for display. */
export interface SeriesView {
  readonly rules: SeriesRules;
  readonly legs: readonly LegView[];
  readonly lines: readonly SeriesLine[];
  readonly title: SeriesTitle;
  readonly warnings: readonly SeriesWarning[];
}

/** A series with its legs and overall table; null: the competition is not a series. */
export function seriesView(contest: Contest): SeriesView | null {
  const rules = contestFormat(contest.format)?.series;
  if (rules === undefined) return null;
  const legs = rules.legs(contest);
  return {
    rules,
    legs: legs.map((leg) => ({
      ...leg,
      measure: rules.measureOf(contest, leg.what),
      results: rules.results(contest, leg),
    })),
    lines: rules.lines(contest, legs),
    title: seriesTitle(rules, contest),
    warnings: rules.warnings(contest, legs),
  };
}
