import { oncePer } from '@rokade/journal';
import { plusDays } from '@rokade/rules';
import { beginningOf, type League } from '../league.ts';
import { silentFrom } from './settlement.ts';
import { leagueSeenBy } from './shown-match.ts';

/** A league as the public sees it at a local time. */
export interface LeagueInPublic {
  readonly league: League;
  readonly now: string;
  /** The local time from which it may look otherwise although nobody wrote anything. */
  readonly until: string;
}

function publicAt(league: League, now: string): LeagueInPublic {
  const moments = league.matches.flatMap((match) => [
    beginningOf(match),
    silentFrom(league, match),
  ]);
  const until = moments.reduce(
    (earliest, moment) => (moment > now && moment < earliest ? moment : earliest),
    `${plusDays(now.slice(0, 10), 1)}T00:00`,
  );
  return { league: leagueSeenBy({ isLeader: false, teams: [], now }, league), now, until };
}

/**
 * A league as the public sees it at a local time. It stays so until a match begins, silence becomes
 * agreement or the day is over, since what is shown of a weekend goes by the day. All pages of the same
 * minute are made of the same one, so that tables are computed once for them.
 */
export const publicLeagueAt: (league: League, now: string) => LeagueInPublic = oncePer(publicAt);
