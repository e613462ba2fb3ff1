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

/** How a federation keeps its players' ratings, in one edition of its regulation. */
export interface RatingRegisterRules {
  /** The code of the rating rule set to which it belongs: `dsu-2010`. */
  readonly edition: string;
  readonly document: string;
  /** Whether it was inferred from reports about it: then it is never chosen automatically. */
  readonly inferred: boolean;
  /** The federation whose players have registered ratings. */
  readonly federation: string;
  /** The lowest rating. */
  readonly floor: number;
  readonly grants: readonly GrantRule[];
  readonly activity: ActivityRules;
  readonly adjustment: AdjustmentRules;
  /** The lift of all ratings when it came into force; null: none. */
  readonly lift: LiftRules | null;
  /** The row of table 1 for a difference. */
  tableLine(difference: number): PrintedScoreLine;
  /** A group's new ratings, from the starting ones. */
  rate(request: DsuRatingRequest): DsuRatingReport;
  /** The registered rating after a player's row of such a report. */
  registered(rating: number, row: DsuRatingRow): RegisteredRating;
}

/**
 * The chairman of SU, later FU, approves the rating committee's proposals.
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

/** All known rules, newest first. */
export const ratingRegisterRules: readonly RatingRegisterRules[] = [
  registerRules(dsuRating2024, { approves: 'executive', lift: dsuLift2024 }),
  registerRules(dsuRating2015, { approves: 'executive' }),
  registerRules(dsuRating2010, { approves: 'executive' }),
  registerRules(dsuRating2002, { approves: 'playing-committee-chair' }),
];

/** The rules of an edition; null: unknown. */
export const registerRulesOf = (edition: string): RatingRegisterRules | null =>
  ratingRegisterRules.find((rules) => rules.edition === edition) ?? null;

/** The rules in force on a day; '': the newest. Inferred ones are never chosen automatically. */
export function registerRulesOn(day: string): RatingRegisterRules {
  const rules = registerRulesOf(ratingRulesOn(dsuEditions, day).edition);
  invariant(rules !== null, 'each edition keeps a register');
  return rules;
}
