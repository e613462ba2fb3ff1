import { invariant } from '../kernel/invariant.ts';
import { dsu2002 } from './dsu/dsu-2002.ts';
import { ratingDsuReasonCodes } from './dsu/reason-codes.ts';
import type { RatingRuleSet } from './rating-rule-set.ts';

/** Every rating rule set; of one system, the newest edition first. */
const registered = [dsu2002] as const;

/** The codes with which they say why. */
export const ratingReasonCodes = [...ratingDsuReasonCodes] as const;

/** The ways to an expected score that there are. */
export type RatingMethod = (typeof registered)[number]['methods'][number];

export const ratingRuleSets: readonly RatingRuleSet<RatingMethod>[] = registered;

/**
 * The one of some editions, the newest first and not none, that is in force on a day; '': the newest.
 * Before all of them there was the oldest.
 */
export function ratingRulesOn(
  editions: readonly RatingRuleSet<RatingMethod>[],
  day: string,
): RatingRuleSet<RatingMethod> {
  const rules = editions.find(({ from }) => day === '' || from <= day) ?? editions.at(-1);
  invariant(rules !== undefined, 'there is an edition');
  return rules;
}
