import { type Day, plusDays, plusMonths, plusYears } from '../../../kernel/calendar.ts';

/** How long the rating of an inactive player is kept. */
export interface ActivityRules {
  /** The years after the last result after which a player is off the list. */
  readonly yearsListed: number;
  /** The years after which a player may start anew. */
  readonly yearsKept: number;
  /** The months without an event after which another rating can be proposed. */
  readonly monthsToProposal: number;
}

/** @article DSU 2002 4.5.5.1 §4, §5, §6; DSU 2010 4.5.5.1 §4, §5, §6 */
export const dsuActivity: ActivityRules = {
  yearsListed: 3,
  yearsKept: 5,
  monthsToProposal: 18,
};

/**
 * The state of a rating: it is in the list; it is in the archive and comes back with its player; or its
 * player may start anew instead.
 */
export type Activity = 'listed' | 'archived' | 'may-start-anew';

/**
 * The state of a rating on a day. "More than three years old" begins on the day after the same day
 * three years later.
 *
 * @article DSU 2002 4.5.5.1 §4, §5; DSU 2010 4.5.5.1 §4, §5
 * @param lastResult the last day of the last rated event, or the day of the list it comes from
 */
export function activityOn(rules: ActivityRules, lastResult: Day, day: Day): Activity {
  if (day > plusYears(lastResult, rules.yearsKept)) return 'may-start-anew';
  return day > plusYears(lastResult, rules.yearsListed) ? 'archived' : 'listed';
}

/** The grounds on which a rating is granted. */
export const grantGrounds = [
  /** The player has none. */
  'new',
  /** The player was away for more than five years. */
  'anew',
  /** The rating is far from the player's strength, and they have not played for a year and a half. */
  'far-off',
  /** The player comes back from the archive, and has played elsewhere meanwhile. */
  'played-elsewhere',
] as const;
export type GrantGround = (typeof grantGrounds)[number];

/**
 * The first day on which a player with a rating can be granted another on a ground; '' if having one
 * excludes it for ever.
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
