import { oncePer } from '@rokade/journal';
import {
  publishedRounds,
  type StandingsRow,
  type Tournament,
  viewStandings,
} from '@rokade/tournament';

/** The rows of the standings after each published round, from the first; computed once per state. */
export const standingsByRound = oncePer((t: Tournament): readonly (readonly StandingsRow[])[] =>
  Array.from({ length: publishedRounds(t) }, (_, round) => viewStandings(t, round + 1).rows),
);
