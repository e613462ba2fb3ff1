import type { Reason } from '../kernel/reason.ts';

/** Every code with which a division into groups says why. */
export const groupsReasonCodes = [
  /** So many players, rated from to. Facts: count, highest, lowest. */
  'groups.by-rating',
  /** They have no rating and come after all who have one. Facts: players. */
  'groups.unrated-last',
  /** As few groups as the most players allow. Facts: total, most, groups. */
  'groups.largest-possible',
  /** The number of groups was given. Facts: total, groups. */
  'groups.number-given',
  /** Sizes even, so that no second group is odd. Facts: count. */
  'groups.only-odd',
  /** Full groups, everybody against everybody. Facts: count. */
  'groups.full',
  /** Over the full groups, hence here. Facts: players. */
  'groups.surplus',
  /** Wanted no form of play, hence here. Facts: players. */
  'groups.no-wish',
  /** The class does not have the form they wanted, hence here. Facts: players. */
  'groups.form-not-offered',
] as const;

export type GroupsReasonCode = (typeof groupsReasonCodes)[number];
export type GroupsReason = Reason<GroupsReasonCode>;
