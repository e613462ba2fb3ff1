import { type BookKind, shapesOf } from '@rokade/journal';
import {
  parseTournamentId,
  tournamentBook,
  tournamentCommand,
  tournamentEvent,
} from '@rokade/tournament';
import type { TournamentTypes } from '../application.ts';
import { emergencyPaper } from './emergency-paper.ts';
import { eventFollows } from './event-follows.ts';
import { marksOf, tiesOfPlayers } from './list-marks.ts';
import { summaryOf } from './summaries.ts';

/** The tournament as the server keeps it; a copy is made at each published round and when somebody is erased, but not of demos. */
export const tournamentKind: BookKind<TournamentTypes> = {
  ...tournamentBook,
  parseId: parseTournamentId,
  idOf: ({ id }) => id,
  begins: (command) => (command.kind === 'create-tournament' ? command.id : null),
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
