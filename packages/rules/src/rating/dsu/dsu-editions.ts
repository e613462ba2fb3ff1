import type { Reason } from '../../kernel/reason.ts';
import { noConditions } from '../rating-conditions.ts';
import type { RatingRuleSet } from '../rating-rule-set.ts';
import { calculateDsu } from './calculate-dsu.ts';
import {
  type DsuRatingEdition,
  dsuRating2002,
  dsuRating2010,
  dsuRating2015,
  dsuRating2024,
} from './edition.ts';
import type { DsuRatingMethod } from './expected-score.ts';
import { rateDsu } from './rate-dsu.ts';
import type { DsuRatingReport, DsuRatingRequest } from './rating-report.ts';

/** Adds the document to the articles of reasons, since editions have the same numbers. */
export const citing = <Answer extends { readonly because: readonly Reason[] }>(
  { document }: DsuRatingEdition,
  answer: Answer,
): Answer => ({
  ...answer,
  because: answer.because.map((reason) => ({
    ...reason,
    article: reason.article.startsWith('4.') ? `${document} ${reason.article}` : reason.article,
  })),
});

/** A group's rating with such reasons. */
export function rateCiting(edition: DsuRatingEdition, request: DsuRatingRequest): DsuRatingReport {
  const report = rateDsu(request, edition);
  return { ...report, rows: report.rows.map((row) => citing(edition, row)) };
}

const ruleSet = (edition: DsuRatingEdition): RatingRuleSet<DsuRatingMethod> => ({
  system: 'dsu',
  edition: edition.code,
  from: edition.from,
  inferred: edition.inferred,
  list: {
    federation: 'DEN',
    goesByFide: false,
    article: `${edition.document} 4.5.3`,
    takes: 'long-games',
    takesNoShows: true,
    lateReserves: edition.ratesLateReserves ? null : `${edition.document} 4.5.4.2`,
    newcomers: `${edition.document} 4.5.5.1`,
    leastMinutes: null,
  },
  daysToSend: 7,
  asks: ['birth-date', 'club', 'rating', 'arbiter', 'committee', 'time-control'],
  ratedFrom: null,
  methods: edition.averageMethodSpan === null ? ['difference'] : ['average', 'difference'],
  facts: ['k'],
  highestK: 45,
  conditions: noConditions,
  rate: (request) => rateCiting(edition, request),
  calculate: (question) => citing(edition, calculateDsu(question, edition)),
});

/**
 * The Danish rating, newest edition first: for long games, and for games forfeited without notice; the
 * report is sent within a week.
 *
 * @article DSU 2002 §5g, §6, 4.5.3, 4.5.4.2; DSU 2010 4.5.3, 4.5.4.2
 */
export const dsuEditions = [
  ruleSet(dsuRating2024),
  ruleSet(dsuRating2015),
  ruleSet(dsuRating2010),
  ruleSet(dsuRating2002),
] as const;
