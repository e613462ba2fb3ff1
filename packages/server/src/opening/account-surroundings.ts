import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import { parseLeagueId } from '@rokade/league';
import { parsePersonId, whoStays } from '@rokade/register';
import { parseTournamentId } from '@rokade/tournament';
import type { AccountSurroundings } from '../accounts/account-surroundings.ts';
import type { Application } from '../application.ts';

type Books = Pick<
  Application,
  'installation' | 'tournaments' | 'events' | 'contests' | 'leagues' | 'register' | 'organisations'
>;

/** What accounts need of the other books: existing organisations, events with their groups, and people. */
export function accountSurroundings(books: Books): AccountSurroundings {
  const { installation, tournaments, events, contests, leagues, register, organisations } = books;
  const eventOf = async (text: string) => {
    const id = parseEventId(text);
    const found = id === null ? null : await events.get(id);
    return found?.ok === true ? found.value : null;
  };
  return {
    book: installation,
    async isEvent(text) {
      const id = parseTournamentId(text);
      const isTournament = id !== null && (await tournaments.get(id)).ok;
      if (isTournament || (await eventOf(text)) !== null) return true;
      const contest = parseContestId(text);
      if (contest !== null && (await contests.get(contest)).ok) return true;
      const league = parseLeagueId(text);
      return league !== null && (await leagues.get(league)).ok;
    },
    isOrganisation: async (text) => (await organisations.find(text))?.id === text,
    groupsOf: async (text) => (await eventOf(text))?.groups ?? [],
    isPerson(text) {
      const id = parsePersonId(text);
      return id !== null && whoStays(register.now(), id) !== undefined;
    },
  };
}
