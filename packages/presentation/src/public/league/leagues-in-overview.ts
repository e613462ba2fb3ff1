import type { League } from '@rokade/league';
import { dateText } from '@rokade/tables';
import { leagueName } from '../../views/league/league-name.ts';
import type { Locale } from '../../words/locale.ts';
import { clubWeekend, weekendMatches } from './club-weekend.ts';

/** A published league as the public sees it, and the local time of the hall. */
interface OpenLeague {
  readonly league: League;
  readonly organisation: string;
  readonly now: string;
}

/** The leagues of the first page, and the matches of these days, of all clubs or of one. */
export function leaguesInOverview(
  locale: Locale<'console'>,
  open: readonly OpenLeague[],
  club: string,
) {
  const leagues = open.map(({ league }) => league);
  const [first] = open;
  // Without a league nothing is asked that depends on the day, so that the page is kept for its readers.
  const matches =
    first === undefined ? [] : weekendMatches(leagues, first.now.slice(0, 10), locale);
  const weekend = clubWeekend(matches, club);
  return {
    leagues: open.map(({ league, organisation }) => ({
      id: league.id as string,
      organisation: organisation as string,
      name: leagueName(league.values),
    })),
    weekend: {
      ...weekend,
      matches: weekend.matches.map((match) => ({
        ...match,
        day: dateText(locale.language, match.when, 'short'),
      })),
    },
  };
}
