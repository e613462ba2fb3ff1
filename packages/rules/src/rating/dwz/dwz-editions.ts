import { noConditions } from '../rating-conditions.ts';
import type { RatingRuleSet } from '../rating-rule-set.ts';
import { type DwzEdition, dwz1992, dwz2026 } from './edition.ts';
import { calculateDwz, rateDwz } from './rate-dwz.ts';

const ruleSet = (edition: DwzEdition): RatingRuleSet<never> => ({
  system: 'dwz',
  edition: edition.code,
  from: edition.from,
  inferred: false,
  list: {
    federation: 'GER',
    goesByFide: false,
    article: edition.article,
    takes: 'one-kind',
    takesNoShows: false,
    lateReserves: null,
    newcomers: null,
    leastMinutes: null,
  },
  daysToSend: null,
  // A player with a number has an age; a player without DWZ gets the first one from the event.
  asks: ['birth-date', 'national-id', 'index'],
  ratedFrom: 'dwz.csv',
  methods: [],
  facts: ['index', 'born', 'age', ...(edition.highestK > 0 ? (['k'] as const) : [])],
  highestK: edition.highestK,
  conditions: noConditions,
  rate: (request) => rateDwz(request, edition),
  calculate: (question) => calculateDwz(question, edition),
});

/**
 * The DWZ, newest edition first.
 *
 * @article Tempelhof 2018 I.15, IV.5: results are reported for it, and it is computed
 */
export const dwzEditions = [ruleSet(dwz2026), ruleSet(dwz1992)] as const;
