import { type PrintedScoreLine, printedScoreLine } from '../../../kernel/expected-score-table.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { ratingRulesOn } from '../../rating-rule-sets.ts';
import { citing, dsuEditions, rateCiting } from '../dsu-editions.ts';
import {
  type DsuRatingEdition,
  dsuRating2002,
  dsuRating2010,
  dsuRating2015,
  dsuRating2024,
} from '../edition.ts';
import type { DsuRatingReport, DsuRatingRequest, DsuRatingRow } from '../rating-report.ts';
import { type ActivityRules, dsuActivity } from './activity.ts';
import { type AdjustmentRules, dsuAdjustment } from './adjustment.ts';
import { type GrantingOffice, type GrantRule, grantRules } from './granting.ts';
import { dsuLift2024, type LiftRules } from './lift.ts';
import { type RegisteredRating, registeredRating } from './registered-rating.ts';

/** How a federation keeps its players' numbers, in one edition of its regulation. */
export interface RatingRegisterRules {
  /** As the rating rule set that it belongs to: `dsu-2010`. */
  readonly edition: string;
  readonly document: string;
  /** Whether it is concluded from reports about it: never chosen by itself. */
  readonly inferred: boolean;
  /** The federation whose players have registered numbers. */
  readonly federation: string;
  /** No number is lower. */
  readonly floor: number;
  readonly grants: readonly GrantRule[];
  readonly activity: ActivityRules;
  readonly adjustment: AdjustmentRules;
  /** How all numbers were lifted when it came into force; null: they were not. */
  readonly lift: LiftRules | null;
  /** The line of table 1 for a difference. */
  tableLine(difference: number): PrintedScoreLine;
  /** A group's new numbers, from those it was started with. */
  rate(request: DsuRatingRequest): DsuRatingReport;
  /** The registered number after a player's row of such a report. */
  registered(rating: number, row: DsuRatingRow): RegisteredRating;
}

/**
 * What the rating committee proposes is approved by the chairman of SU, later by FU.
 *
 * @article DSU 2002 4.1.1 §2; 4.5.5.1 §1; DSU 2010 4.5.5.1 §1
 */
const registerRules = (
  edition: DsuRatingEdition,
  {
    approves,
    lift = null,
  }: { readonly approves: GrantingOffice; readonly lift?: LiftRules | null },
): RatingRegisterRules => ({
  edition: edition.code,
  document: edition.document,
  inferred: edition.inferred,
  federation: 'DEN',
  floor: edition.floor,
  grants: grantRules(approves).map((rule) => ({
    ...rule,
    article: `${edition.document} ${rule.article}`,
  })),
  activity: dsuActivity,
  adjustment: dsuAdjustment,
  lift,
  tableLine: (difference) => printedScoreLine(edition.expectedScores, difference),
  rate: (request) => rateCiting(edition, request),
  registered: (rating, row) => citing(edition, registeredRating(edition, rating, row)),
});

/** All that are known, the newest first. */
export const ratingRegisterRules: readonly RatingRegisterRules[] = [
  registerRules(dsuRating2024, { approves: 'executive', lift: dsuLift2024 }),
  registerRules(dsuRating2015, { approves: 'executive' }),
  registerRules(dsuRating2010, { approves: 'executive' }),
  registerRules(dsuRating2002, { approves: 'playing-committee-chair' }),
];

/** The rules of an edition; null: there is none of that name. */
export const registerRulesOf = (edition: string): RatingRegisterRules | null =>
  ratingRegisterRules.find((rules) => rules.edition === edition) ?? null;

/** The rules in force on a day; '': the newest. One that is inferred is never taken by itself. */
export function registerRulesOn(day: string): RatingRegisterRules {
  const rules = registerRulesOf(ratingRulesOn(dsuEditions, day).edition);
  invariant(rules !== null, 'each edition keeps a register');
  return rules;
}
