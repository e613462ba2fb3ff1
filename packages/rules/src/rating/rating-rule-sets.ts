import { invariant } from '../kernel/invariant.ts';
import { dsuEditions } from './dsu/dsu-editions.ts';
import { dwzEditions } from './dwz/dwz-editions.ts';
import { fideEditions } from './fide/fide-editions.ts';
import type { RatingRuleSet } from './rating-rule-set.ts';

/** Every rating rule set; of one system, the newest edition first. */
const registered = [...dsuEditions, ...fideEditions, ...dwzEditions] as const;

/** The ways to an expected score that there are. */
export type RatingMethod = (typeof registered)[number]['methods'][number];

export const ratingRuleSets: readonly RatingRuleSet<RatingMethod>[] = registered;

/**
 * The one of some editions, the newest first and not none, that is in force on a day; '': the newest.
 * Before all of them there was the oldest. One that is inferred only where there is nothing else.
 */
export function ratingRulesOn(
  editions: readonly RatingRuleSet<RatingMethod>[],
  day: string,
): RatingRuleSet<RatingMethod> {
  const sure = editions.filter(({ inferred }) => !inferred);
  const choice = sure.length > 0 ? sure : editions;
  const rules = choice.find(({ from }) => day === '' || from <= day) ?? choice.at(-1);
  invariant(rules !== undefined, 'there is an edition');
  return rules;
}
