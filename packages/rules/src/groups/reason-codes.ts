import type { Reason } from '../kernel/reason.ts';

/** Every code of the reasons of a division into groups. */
export const groupsReasonCodes = [
  /** The group's size and range of ratings. Facts: count, highest, lowest. */
  'groups.by-rating',
  /** Unrated players come after all rated ones. Facts: players. */
  'groups.unrated-last',
  /** The fewest groups that the maximum size allows. Facts: total, most, groups. */
  'groups.largest-possible',
  /** The number of groups was given. Facts: total, groups. */
  'groups.number-given',
  /** Even sizes, so that no second group is odd. Facts: count. */
  'groups.only-odd',
  /** Full groups, everybody against everybody. Facts: count. */
  'groups.full',
  /** Beyond the full groups, therefore here. Facts: players. */
  'groups.surplus',
  /** Without a requested form of play, therefore here. Facts: players. */
  'groups.no-wish',
  /** The class does not have the requested form, therefore here. Facts: players. */
  'groups.form-not-offered',
] as const;

export type GroupsReasonCode = (typeof groupsReasonCodes)[number];
export type GroupsReason = Reason<GroupsReasonCode>;
