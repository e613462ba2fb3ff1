import {
  type Command,
  emptyDetails,
  type PlayerDetails,
  type Settings,
  type Tournament,
  usualSettings,
} from '@rokade/tournament';
import { journalOf, playerId as player, tournamentId } from './journal-of.ts';

const settings: Settings = {
  ...usualSettings,
  name: 'Klubturnering',
  place: 'Nyborg',
  group: 'A',
  roundsPlanned: 4,
  roundDates: ['2026-11-02T19:00', '2026-11-09', '2026-11-16'],
  timeControl: {
    stages: [
      { moves: 40, minutes: 100 },
      { moves: null, minutes: 15 },
    ],
    incrementSeconds: 30,
  },
  chiefArbiter: 'Hansen, Ida',
  arbiters: ['Krüger, Jens'],
};

const details = (no: number): PlayerDetails => ({
  ...emptyDetails,
  name: `Spiller ${no}`,
  title: no === 1 ? 'FM' : '',
  club: 'Nyborg',
  federation: 'DEN',
  rating: 2000 - 50 * no,
  nationalId: no === 2 ? '777' : '',
  birthDate: '1990',
});

/** Seven players, two rounds: with a requested bye, a withdrawal, and a game without a result. */
const commands: readonly Command[] = [
  { kind: 'create-tournament', id: tournamentId('klub'), settings },
  {
    kind: 'enter-players',
    players: [1, 2, 3, 4, 5, 6, 7].map((no) => ({ id: player(no), details: details(no) })),
  },
  { kind: 'set-draw-numbers', order: [1, 2, 3, 4, 5, 6, 7].map(player) },
  { kind: 'pair-round' },
  { kind: 'publish-round' },
  ...[1, 2].map(
    (board): Command => ({
      kind: 'enter-result',
      round: 1,
      board,
      result: { kind: 'played', white: 2, black: 0 },
    }),
  ),
  {
    kind: 'enter-result',
    round: 1,
    board: 3,
    result: { kind: 'forfeit', absent: 'black', notice: false },
  },
  { kind: 'withdraw-player', player: player(3), fromRound: 2 },
  { kind: 'request-bye', player: player(7), request: { round: 3, bye: 'half-point' } },
  { kind: 'pair-round' },
  { kind: 'publish-round' },
  { kind: 'enter-result', round: 2, board: 1, result: { kind: 'played', white: 1, black: 1 } },
  {
    kind: 'enter-result',
    round: 2,
    board: 2,
    result: { kind: 'pending', why: 'adjourned', due: '' },
  },
];

const club = journalOf(commands);

/** The tournament. */
export const clubTournament: Tournament = club.state;

/** Its export. */
export const clubJournal: string = club.journal;
