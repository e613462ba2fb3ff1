import { type Day, plusDays, plusMonths, plusYears } from '../../../kernel/calendar.ts';

/** How long numbers last that nobody plays for. */
export interface ActivityRules {
  /** So many years after the last result one is off the list. */
  readonly yearsListed: number;
  /** After so many one may start anew. */
  readonly yearsKept: number;
  /** After so many months without an event another number may be proposed. */
  readonly monthsToProposal: number;
}

/** @article DSU 2002 4.5.5.1 §4, §5, §6; DSU 2010 4.5.5.1 §4, §5, §6 */
export const dsuActivity: ActivityRules = {
  yearsListed: 3,
  yearsKept: 5,
  monthsToProposal: 18,
};

/**
 * What has become of a number: it stands in the list; it is in the archive and comes back with its
 * player; or its player may start anew instead.
 */
export type Activity = 'listed' | 'archived' | 'may-start-anew';

/**
 * What has become of a number on a day. "More than three years old" is from the day after the same
 * day three years later on.
 *
 * @article DSU 2002 4.5.5.1 §4, §5; DSU 2010 4.5.5.1 §4, §5
 * @param lastResult the last day of the last event that was rated, or the day of the list it is from
 */
export function activityOn(rules: ActivityRules, lastResult: Day, day: Day): Activity {
  if (day > plusYears(lastResult, rules.yearsKept)) return 'may-start-anew';
  return day > plusYears(lastResult, rules.yearsListed) ? 'archived' : 'listed';
}

/** The grounds on which somebody is granted a number. */
export const grantGrounds = [
  /** They have none. */
  'new',
  /** They were away for more than five years. */
  'anew',
  /** Theirs is far from their strength, and they have not played for a year and a half. */
  'far-off',
  /** They come back from the archive, and have played elsewhere meanwhile. */
  'played-elsewhere',
] as const;
export type GrantGround = (typeof grantGrounds)[number];

/**
 * The first day on which somebody with a number may be granted another on a ground; '' where their
 * having one forbids it for ever.
 *
 * @article DSU 2002 4.5.5.1 §4, §5, §6; DSU 2010 4.5.5.1 §4, §5, §6
 */
export function mayBeGrantedFrom(
  rules: ActivityRules,
  ground: GrantGround,
  lastResult: Day,
): Day | '' {
  switch (ground) {
    case 'new':
      return '';
    case 'anew':
      return plusDays(plusYears(lastResult, rules.yearsKept), 1);
    case 'far-off':
      return plusMonths(lastResult, rules.monthsToProposal);
    case 'played-elsewhere':
      return plusDays(plusYears(lastResult, rules.yearsListed), 1);
  }
}
