import { divisionOf, type League, teamOf } from '@rokade/league';
import { plusDays } from '@rokade/rules';
import type { LeagueMatchRow } from '@rokade/tables';
import { type LeagueReading, matchRow } from './league-matches.ts';

/** How many days back and ahead are shown: the results of yesterday, and a weekend ahead. */
const daysBack = 1;
const daysAhead = 7;

/** A match of these days, with its league. */
export interface WeekendMatch extends LeagueMatchRow {
  readonly league: string;
  readonly leagueName: string;
  readonly division: string;
  readonly clubs: readonly string[];
}

/** The matches of some leagues from yesterday to in a week, by day and time. */
export function weekendMatches(
  leagues: readonly League[],
  today: string,
  reading: LeagueReading,
): readonly WeekendMatch[] {
  const [from, to] = [plusDays(today, -daysBack), plusDays(today, daysAhead)];
  return leagues
    .flatMap((league) =>
      league.matches
        .filter(({ meeting: { day } }) => day >= from && day <= to)
        .map((match) => ({
          ...matchRow(league, match, reading),
          league: league.id as string,
          leagueName: league.values.name,
          division: divisionOf(league, match.division)?.values.name ?? '',
          clubs: [match.home, match.away].map((team) => teamOf(league, team)?.values.club ?? ''),
        })),
    )
    .toSorted((one, other) => (one.when < other.when ? -1 : Number(one.when > other.when)));
}

/** What the first page says of these days: the clubs that play, the chosen one, and its matches. */
export function clubWeekend(matches: readonly WeekendMatch[], club: string) {
  const clubs = [...new Set(matches.flatMap((match) => match.clubs))].filter((one) => one !== '');
  return {
    clubs: clubs.toSorted(),
    club: clubs.includes(club) ? club : '',
    matches: clubs.includes(club) ? matches.filter((match) => match.clubs.includes(club)) : matches,
  };
}
