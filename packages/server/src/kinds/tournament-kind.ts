import { type BookKind, shapesOf } from '@rokade/journal';
import { emergencyFile, longMomentText } from '@rokade/tables';
import { translator } from '@rokade/texts/all';
import {
  parseTournamentId,
  type Tournament,
  tournamentBook,
  tournamentCommand,
  tournamentEvent,
} from '@rokade/tournament';
import { eventFollows } from './event-follows.ts';
import { marksOf, tiesOfPlayers } from './list-marks.ts';
import { summaryOf } from './summaries.ts';
import type { TournamentTypes } from './tournament-types.ts';

/** The kind of book of tournaments. Backups are made of each published round and after each erasure, not of demos. */
export const tournamentKind: BookKind<TournamentTypes> = {
  ...tournamentBook,
  parseId: parseTournamentId,
  idOf: ({ id }) => id,
  begins: (command) => (command.kind === 'create-tournament' ? command.id : null),
  // A whole hall of players may report at one moment; the arbiters' commands go first.
  makesWay: ({ kind }) => kind === 'report-result' || kind === 'ask-for',
  ...shapesOf(tournamentCommand, tournamentEvent),
  follows: eventFollows,
  summary: { format: 1, of: summaryOf, marks: { format: 2, of: marksOf, ties: tiesOfPlayers } },
  copies: {
    folder: (id) => id,
    nameAfter: (event) => {
      if (event.kind === 'player-erased') return 'erased';
      return event.kind === 'round-published' ? `round-${event.round}` : null;
    },
    areMadeOf: ({ demo }) => !demo,
    paper: emergencyPaper,
  },
};

/** The page with which play goes on without electricity, in the language of prints; null: no round is published. */
function emergencyPaper(t: Tournament, at: string, timeZone: string): string | null {
  const { printLanguage: language } = t.settings;
  const madeAt = longMomentText({ language, timeZone }, new Date(at));
  return emergencyFile(t, { language, t: translator(language), madeAt });
}
