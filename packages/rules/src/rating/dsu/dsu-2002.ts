import type { RatingRuleSet } from '../rating-rule-set.ts';
import { dsuRating2002 } from './edition-2002.ts';
import type { DsuRatingMethod } from './expected-score.ts';
import { rateDsu } from './rate-dsu.ts';

/**
 * The Danish rating: long games, and those to which somebody did not come without notice; the report
 * is sent within a week.
 *
 * @article DSU 2002 §5g, §6, 4.5.3, 4.5.4.2; DSU 2010 4.5.3, 4.5.4.2
 */
export const dsu2002: RatingRuleSet<DsuRatingMethod> = {
  system: 'dsu',
  edition: dsuRating2002.code,
  from: '',
  list: { federation: 'DEN', article: '4.5.3', takes: 'long-games', takesNoShows: true },
  daysToSend: 7,
  methods: ['average', 'difference'],
  rate: (request) => rateDsu(request, dsuRating2002),
};
