import { plannedRounds, publishedRounds, type Tournament } from '@rokade/tournament';
import type { ListedBook, ListPage } from './books.ts';
import type { TournamentPage, TournamentSummary, TournamentTypes } from './tournament-types.ts';

/** The line of a tournament in lists. */
export function summaryOf(t: Tournament): TournamentTypes['summary'] {
  const { name, place, group, roundDates, visibility, origin } = t.settings;
  return {
    name,
    place,
    group,
    published: visibility.published,
    demo: t.demo,
    finished: t.finished,
    players: t.players.length,
    roundsPlayed: publishedRounds(t),
    roundsPlanned: plannedRounds(t),
    firstDate: roundDates[0] ?? '',
    origin,
  };
}

/** The summary of a tournament whose journal cannot be read. */
const nothingToSay: TournamentTypes['summary'] = {
  name: '',
  place: '',
  group: '',
  published: false,
  demo: false,
  finished: false,
  players: 0,
  roundsPlayed: 0,
  roundsPlanned: 0,
  firstDate: '',
  origin: null,
};

/** A tournament in a list; the summary's values are empty if its journal cannot be read. */
export const listedTournament = ({
  summary,
  ...listed
}: ListedBook<TournamentTypes>): TournamentSummary => ({ ...listed, ...(summary ?? nothingToSay) });

/** A page of a list of tournaments. */
export const listedPage = ({ books, ...page }: ListPage<TournamentTypes>): TournamentPage => ({
  ...page,
  tournaments: books.map(listedTournament),
});
