import {
  isDay,
  type PlannedEvent,
  type RatingCondition,
  type RatingMethod,
  type RatingRuleSet,
  type ReportingDays,
  ratingRuleSets,
  ratingRulesOn,
} from '@rokade/rules';

/** FIDE's rating rules, the newest first. */
export const fideRules: readonly RatingRuleSet<RatingMethod>[] = ratingRuleSets.filter(
  ({ list }) => list.goesByFide,
);

/** The conditions for an event to be rated, by one edition of the rules. */
export interface ConditionsView {
  readonly edition: string;
  /** Empty if these rules have no conditions here. */
  readonly conditions: readonly RatingCondition[];
  /** How many necessary conditions are not met. */
  readonly missed: number;
}

/**
 * FIDE's conditions for rating an event, by the given edition, else by the one in force on its last
 * day.
 *
 * @article FIDE B.02 1, 2, 5; DSU 2002 §3b, 4.8.2, 4.8.3
 */
export function viewRatingConditions(
  event: PlannedEvent,
  reporting: ReportingDays,
  edition: string | null = null,
): ConditionsView {
  const last = event.days[event.rounds - 1] ?? '';
  const named = fideRules.find((rules) => rules.edition === edition);
  const rules = named ?? ratingRulesOn(fideRules, isDay(last) ? last : '');
  const conditions = rules.conditions(event, reporting);
  const missed = conditions.filter(({ state, isWanted }) => state === 'missed' && isWanted).length;
  return { edition: rules.edition, conditions, missed };
}
