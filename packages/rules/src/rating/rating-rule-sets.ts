import { invariant } from '../kernel/invariant.ts';
import { dsuEditions } from './dsu/dsu-editions.ts';
import { dwzEditions } from './dwz/dwz-editions.ts';
import { fideEditions } from './fide/fide-editions.ts';
import type { RatingRuleSet } from './rating-rule-set.ts';

/** Every rating rule set; the newest edition of each system first. */
const registered = [...dsuEditions, ...fideEditions, ...dwzEditions] as const;

/** All methods for an expected score. */
export type RatingMethod = (typeof registered)[number]['methods'][number];

export const ratingRuleSets: readonly RatingRuleSet<RatingMethod>[] = registered;

/**
 * The edition in force on a day, of a non-empty list with the newest first; '': the newest. Before the
 * first edition the oldest applies. An inferred edition is only chosen if there is no other.
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
