import { fideList, type RatingRuleSet } from '../rating-rule-set.ts';
import {
  type FideRatingEdition,
  fideRating2002,
  fideRating2022,
  fideRating2024,
  fideRating2025,
  fideRatingDecember2024,
} from './edition.ts';
import { calculateFide, rateFide } from './rate-fide.ts';

const ruleSet = (edition: FideRatingEdition): RatingRuleSet<never> => ({
  system: 'fide',
  edition: edition.code,
  from: edition.from,
  inferred: false,
  list: { ...fideList, article: edition.article.games, leastMinutes: edition.leastMinutes },
  daysToSend: 7,
  // FIDE's report is a file with requirements of its own.
  asks: [],
  ratedFrom: null,
  methods: [],
  facts: ['k', 'games', 'highest', 'born'],
  highestK: 40,
  conditions: edition.conditions,
  rate: (request) => rateFide(request, edition),
  calculate: (question) => calculateFide(question, edition),
});

/**
 * FIDE's rating, the newest edition first. A report is sent within a week.
 *
 * @article FIDE B.02; DSU 2002 4.8.1
 */
export const fideEditions = [
  ruleSet(fideRating2025),
  ruleSet(fideRatingDecember2024),
  ruleSet(fideRating2024),
  ruleSet(fideRating2022),
  ruleSet(fideRating2002),
] as const;
