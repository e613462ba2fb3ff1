import { makeJournalFile } from '@rokade/server';
import {
  type Command,
  decide,
  foldJournal,
  type JournalEntry,
  makeEntries,
  type PlayerDetails,
  type PlayerId,
  parsePlayerId,
  parseTournamentId,
  type Settings,
  type Tournament,
  usualSettings,
} from '@rokade/tournament';

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

function idOf<Id>(parsed: Id | null): Id {
  if (parsed === null) throw new Error('no id');
  return parsed;
}

const player = (no: number): PlayerId => idOf(parsePlayerId(`p${no}`));

const details = (no: number): PlayerDetails => ({
  name: `Spiller ${no}`,
  title: no === 1 ? 'FM' : '',
  sex: '',
  club: 'Nyborg',
  federation: 'DEN',
  rating: 2000 - 50 * no,
  fideRating: null,
  fideId: '',
  nationalId: no === 2 ? '777' : '',
  birthDate: '1990',
});

const actor = { id: 'a1', name: 'Hansen, Ida' };

/** Seven players, two rounds: with a bye asked for, a withdrawal, and a game without a result. */
const commands: readonly Command[] = [
  { kind: 'create-tournament', id: idOf(parseTournamentId('klub')), settings },
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

function carriedOut(): { readonly state: Tournament; readonly entries: readonly JournalEntry[] } {
  let entries: readonly JournalEntry[] = [];
  for (const command of commands) {
    const request = { command, reason: 'klubaften', confirmed: true };
    const decided = decide(foldJournal(entries), request);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    const at = '2026-11-02T18:00:00.000Z';
    const sign = { version: entries.length, at, actor, reason: '' };
    entries = [...entries, ...makeEntries(decided.value, sign)];
  }
  const state = foldJournal(entries);
  if (state === null) throw new Error('nothing folded');
  return { state, entries };
}

const club = carriedOut();

/** The tournament. */
export const clubTournament: Tournament = club.state;

/** Its export. */
export const clubJournal: string = makeJournalFile(
  club.state.id,
  club.entries,
  '2026-11-21T12:00:00.000Z',
);
