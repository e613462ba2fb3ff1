import {
  type Command,
  conflictsWith,
  type JournalEvent,
  type JournalEventKind,
  makeEntries,
  usualSettings,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  arbiter,
  details,
  playerId,
  tournamentId,
} from '../../../test/tournament/journal-driver.ts';

const p1 = playerId('p1');
const p2 = playerId('p2');
const won = { kind: 'played', white: 2, black: 0 } as const;
const lost = { kind: 'played', white: 0, black: 2 } as const;
const bye = { round: 2, bye: 'half-point' } as const;
const excuse = { round: 2, toldArbiter: '', toldOpponent: '', offered: [], duty: false };
const terms = { rules: 'dsu-2002', deposit: '', until: '', committee: [] };
const lodged = {
  appellant: p1,
  game: { round: 2, board: 3 },
  ruledOn: '',
  lodgedOn: '2026-11-21',
  written: true,
  paid: false,
};
const decided = { day: '2026-11-22', outcome: 'upheld', deposit: 'none' } as const;
const incident = {
  round: 2,
  board: 3,
  player: p1,
  situation: 'flag-fallen',
  answers: [{ question: 'opponent-can-mate', answer: 'yes' }],
  laws: 'laws-2023',
  penalty: '',
  whiteBefore: null,
  whiteAfter: null,
  blackBefore: null,
  blackAfter: null,
} as const;
const inClass = { class: 1, own: 1, code: 'championship.by-hand' } as const;
const { system } = usualSettings;

type CommandKind = Command['kind'];
type CommandOf<K extends CommandKind> = Extract<Command, { kind: K }>;
type EventOf<K extends JournalEventKind> = Extract<JournalEvent, { kind: K }>;

/** Each command, on player 1, board 3 of round 2 and the named field. */
const commands: { readonly [K in CommandKind]: Omit<CommandOf<K>, 'kind'> } = {
  'create-tournament': { id: tournamentId, settings: usualSettings },
  'change-settings': { changes: { place: 'Aalborg' } },
  'enter-players': { players: [{ id: playerId('p9'), details: details('Ny, Spiller') }] },
  'change-player': { player: p1, changes: { club: 'Aalborg' } },
  'change-players': { players: [{ player: p1, changes: { club: 'Aalborg' } }] },
  'decline-changes': { players: [{ player: p1, values: { club: 'Aalborg' } }] },
  'remove-player': { player: p1 },
  'erase-player': { player: p1 },
  'withdraw-player': { player: p1, fromRound: 2 },
  'expel-player': { player: p1, words: 'Motor' },
  'return-player': { player: p1, fromRound: 2 },
  'close-entries': {},
  'reopen-entries': {},
  'draw-lots': { seed: 's' },
  'number-by-strength': {},
  'draw-first-colour': { seed: 's' },
  'set-draw-numbers': { order: [p1, p2] },
  'exchange-numbers': { one: p1, other: playerId('p2') },
  'request-bye': { player: p1, request: bye },
  'cancel-bye-request': { player: p1, round: 2 },
  'check-in': { round: 2, players: [p1] },
  'undo-check-in': { round: 2, players: [p1] },
  'settle-absences': { round: 2, absent: [{ player: p1, becomes: 'zero-point' }] },
  'set-presences': { round: 2, players: [{ player: p1, becomes: 'zero-point' }] },
  'keep-in': { player: p1, round: 2 },
  'fix-table': { player: p1, table: 3 },
  'note-excuse': { player: p1, ...excuse },
  'remove-excuse': { player: p1, round: 2 },
  'begin-round': { round: 2, at: '2026-11-21T19:05' },
  'pair-round': {},
  'pair-all-rounds': {},
  'pair-by-hand': { boards: [{ white: p1, black: p2 }] },
  'alter-draft': { boards: [{ white: p1, black: p2 }] },
  'add-pair': { round: 2, white: p1, black: p2, minutesOff: 0 },
  'publish-round': {},
  'unpublish-round': {},
  'enter-result': { round: 2, board: 3, result: won },
  'correct-result': { round: 2, board: 3, result: won },
  'report-result': { round: 2, board: 3, white: p1, black: p2, by: null, result: won },
  'settle-reports': { round: 2, board: 3 },
  'ask-for': { player: p1, round: 3, wish: 'half-point' },
  'attach-moves': { round: 1, games: [{ board: 1, white: p1, black: p2, moves: 'e4' }] },
  'take-back-ask': { player: p1, round: 3 },
  'decline-ask': { player: p1, round: 3, why: '' },
  'verify-round': { round: 2, results: [{ board: 3, result: won }], differences: 0 },
  'swap-colours': { round: 2, board: 3 },
  'decide-game-rating': { round: 2, board: 3, rated: false },
  'note-late-reserve': { round: 2, board: 3, late: true },
  'decide-rating-result': { round: 2, board: 3, result: won },
  'note-report-sent': { report: 'fide', month: null, day: '2026-11-20' },
  'set-month-ratings': { month: '2026-12', ratings: [{ player: p1, values: { rating: 2000 } }] },
  'draw-start-position': { round: 2, seed: 's' },
  'set-appeals': { terms },
  'lodge-appeal': { ...lodged, ruling: '', by: '', words: 'Nej.' },
  'record-incident': { ...incident, words: '', result: null },
  'decide-appeal': { appeal: 3, ...decided, panel: [], reasons: '' },
  'carry-on-appeal': { appeal: 3, day: '2026-11-22' },
  'give-classes': {
    rules: 'tempelhof-2018',
    of: 4,
    given: [{ player: p1, ...inClass, note: '' }],
  },
  'publish-targets': {},
  'give-next-class': { player: p1, class: 2, note: '' },
  'draw-tie-lots': { seed: 's', players: [p1, p2] },
  'order-tied-players': { players: [p2, p1] },
  'set-prizes': { prizes: null },
  'finish-tournament': {},
  'reopen-tournament': {},
  'enter-fide-mode': {},
  'leave-fide-mode': {},
  'return-to': { toVersion: 3 },
};

interface Place {
  readonly player: typeof p1;
  readonly round: number;
  readonly board: number;
  readonly field: 'mine' | 'other';
}

/** Each event, on a player, a board and a field. */
const eventsAt = ({
  player,
  round,
  board,
  field,
}: Place): { readonly [K in JournalEventKind]: Omit<EventOf<K>, 'kind'> } => ({
  'tournament-created': { id: tournamentId, settings: usualSettings, demo: false },
  'settings-changed': { changes: field === 'mine' ? { place: 'Aarhus' } : { name: 'Byturnering' } },
  'player-entered': { player, details: details('Ny, Anden'), listed: {}, fromRound: 1 },
  'player-changed': {
    player,
    changes: field === 'mine' ? { club: 'Aarhus' } : { name: 'Andet' },
    listed: {},
  },
  'player-changes-declined': { player, values: { club: 'Aarhus' } },
  'player-removed': { player },
  'player-erased': { player },
  'player-withdrawn': { player, fromRound: 2 },
  'player-expelled': { player, fromRound: 2, said: { words: 'Motor' } },
  'player-returned': { player, fromRound: 2 },
  'entries-closed': {},
  'entries-reopened': {},
  'lots-drawn': { method: 'lot', seed: 's', order: [p2, p1] },
  'bye-granted': { player, request: bye, halfPoints: 1 },
  'bye-requested': { player, request: bye },
  'bye-request-cancelled': { player, round: 2 },
  'players-checked-in': { round, players: [player] },
  'check-in-undone': { round, players: [player] },
  'absences-settled': { round },
  'player-asked': { player, round, wish: 'zero-point' },
  'player-ask-taken-back': { player, round },
  'player-ask-declined': { player, round, why: '' },
  'player-kept-in': { player, round },
  'player-table-fixed': { player, table: 3 },
  'player-excused': { player, ...excuse, round },
  'player-excuse-removed': { player, round },
  'round-begun': { round, at: '2026-11-21T19:05' },
  'round-paired': { round, system, boards: [], byes: [], remarks: [] },
  'draft-altered': { round, boards: [], byes: [] },
  'round-published': { round },
  'pair-added': { round, board, white: p1, black: p2, because: [] },
  'round-withdrawn': { round },
  'result-entered': { round, board, result: won },
  'result-corrected': { round, board, result: null },
  'result-reported': { round, board, by: null, result: lost },
  'reports-settled': { round, board },
  'round-verified': { round, boards: [board], of: 4, differences: 0 },
  'moves-attached': { round, games: [{ board, white: p1, black: p2, moves: 'e4' }] },
  'colours-swapped': { round, board },
  'game-rating-decided': { round, board, rated: false },
  'late-reserve-noted': { round, board, late: true },
  'rating-result-decided': { round, board, result: won },
  'report-sent': { report: 'fide', month: null, edition: '', day: '2026-11-20' },
  'appeals-set': { terms },
  'appeal-lodged': {
    appeal: board,
    rules: 'dsu-2002',
    ...lodged,
    said: { ruling: '', by: '', words: '' },
  },
  'appeal-decided': {
    appeal: board,
    appellant: player,
    ...decided,
    said: { panel: [], reasons: '' },
  },
  'appeal-carried-on': { appeal: board, appellant: player, day: '2026-11-22' },
  'incident-recorded': {
    ...incident,
    incident: 1,
    round,
    board,
    player,
    article: 'Laws 2023 6.9',
    count: 1,
    said: { words: '' },
  },
  'championship-set': { rules: 'tempelhof-2018', of: 4 },
  'championship-class-given': { player, ...inClass, said: { note: '' } },
  'championship-targets-published': { rounds: 11, classes: [10, 10, 10, 10] },
  'championship-next-class-given': { player, class: 1, said: { note: '' } },
  'month-ratings-set': { month: field === 'mine' ? '2026-12' : '2027-01', ratings: [] },
  'start-position-drawn': { round, seed: 's', position: 518 },
  'tie-lots-drawn': { seed: 's', order: [p2, p1] },
  'tie-order-given': { round: 2, order: [p2, p1] },
  'prizes-set': { prizes: null },
  'tournament-finished': {},
  'tournament-reopened': {},
  'fide-mode-entered': {},
  'fide-mode-left': { round: 2 },
  'returned-to': { toVersion: 2 },
});

const same: Place = { player: p1, round: 2, board: 3, field: 'mine' };
const other: Place = { player: p2, round: 1, board: 4, field: 'other' };

const everything = Object.keys(eventsAt(same)) as readonly JournalEventKind[];
const all: readonly JournalEventKind[] = [
  'returned-to',
  'tournament-finished',
  'tournament-reopened',
];
const lots: readonly JournalEventKind[] = ['lots-drawn', 'tie-lots-drawn', 'tie-order-given'];
const rounds: readonly JournalEventKind[] = [
  ...(['round-paired', 'draft-altered', 'round-published'] as const),
  ...(['pair-added', 'round-withdrawn'] as const),
];
const ofPlayer: readonly JournalEventKind[] = [
  ...(['player-entered', 'player-changed', 'player-removed', 'player-erased'] as const),
  ...(['player-withdrawn', 'player-expelled'] as const),
  ...(['player-returned', 'bye-granted', 'bye-requested', 'bye-request-cancelled'] as const),
];
const ofBoard: readonly JournalEventKind[] = [
  ...(['pair-added', 'result-entered', 'result-corrected', 'colours-swapped'] as const),
  ...(['game-rating-decided', 'late-reserve-noted'] as const),
  ...(['rating-result-decided', 'round-withdrawn'] as const),
];
const but = (...passing: readonly JournalEventKind[]): readonly JournalEventKind[] =>
  everything.filter((kind) => !passing.includes(kind));

/** The events that stop a command: on the same player, board or field, and on others. */
interface Stops {
  readonly same: readonly JournalEventKind[];
  readonly other: readonly JournalEventKind[];
}

const both = (...kinds: readonly JournalEventKind[]): Stops => ({ same: kinds, other: kinds });

/** The events of players' requests. */
const ofAsking: readonly JournalEventKind[] = [
  ...(['player-asked', 'player-ask-taken-back', 'player-ask-declined'] as const),
];
const ofAppeals: readonly JournalEventKind[] = [
  ...(['appeals-set', 'appeal-lodged', 'appeal-decided', 'appeal-carried-on'] as const),
];

const ofClasses: readonly JournalEventKind[] = [
  ...(['championship-set', 'championship-class-given'] as const),
  ...(['championship-targets-published', 'championship-next-class-given'] as const),
];

/** Names, places and similar facts, on which no lots, rounds or results are based. */
const ofNoConsequence: readonly JournalEventKind[] = [
  ...(['player-changed', 'player-changes-declined', 'player-erased'] as const),
  ...(['settings-changed', 'prizes-set', 'report-sent', 'rating-result-decided'] as const),
  'late-reserve-noted',
  'incident-recorded',
  'fide-mode-entered',
  'fide-mode-left',
  'month-ratings-set',
  'start-position-drawn',
  ...ofAppeals,
  ...ofClasses,
  ...(['players-checked-in', 'check-in-undone', 'absences-settled', 'player-kept-in'] as const),
  ...(['player-table-fixed', 'player-excused', 'player-excuse-removed', 'round-begun'] as const),
  ...(['result-reported', 'reports-settled', 'round-verified', 'moves-attached'] as const),
  ...ofAsking,
];

const ofTheWhole = both(...but(...ofNoConsequence));
const ofARound = both(...but(...ofNoConsequence, 'result-entered'));
/** The events on players' presence. */
const ofPresence: readonly JournalEventKind[] = [
  ...(['players-checked-in', 'check-in-undone', 'player-kept-in'] as const),
];
const ofAPlayer: Stops = {
  same: [...all, ...lots, ...rounds, ...ofPlayer, ...ofPresence],
  other: [...all, ...lots, ...rounds],
};
/** The two commands name no board: another board means another player and another round. */
const ofAnExcuse: Stops = {
  same: [...all, ...lots, 'round-withdrawn', 'player-excused', 'player-excuse-removed'],
  other: [...all, ...lots],
};
const ofAnAppeal: Stops = {
  same: [...all, ...lots, 'appeal-lodged', 'appeal-decided', 'appeal-carried-on'],
  other: [...all, ...lots],
};
const ofABoard: Stops = { same: [...all, ...lots, ...ofBoard], other: [...all, ...lots] };

/** A report of another result that its writer has not seen stops them, too. */
const ofAResult: Stops = { ...ofABoard, same: [...ofABoard.same, 'result-reported'] };

const stops: Readonly<Record<CommandKind, Stops>> = {
  'create-tournament': ofTheWhole,
  'change-settings': { same: [...all, ...lots, 'settings-changed'], other: [...all, ...lots] },
  'enter-players': both(...all, ...lots, ...rounds),
  'change-player': { same: [...all, ...lots, ...ofPlayer], other: [...all, ...lots] },
  'change-players': { same: [...all, ...lots, ...ofPlayer], other: [...all, ...lots] },
  'decline-changes': { same: [...all, ...lots, ...ofPlayer], other: [...all, ...lots] },
  'remove-player': ofAPlayer,
  'erase-player': both(...all, ...lots),
  'withdraw-player': ofAPlayer,
  'expel-player': ofAPlayer,
  'return-player': ofAPlayer,
  'close-entries': ofTheWhole,
  'reopen-entries': ofTheWhole,
  'draw-lots': ofTheWhole,
  'number-by-strength': ofTheWhole,
  'draw-first-colour': ofTheWhole,
  'set-draw-numbers': ofTheWhole,
  'exchange-numbers': ofTheWhole,
  'request-bye': ofAPlayer,
  'cancel-bye-request': ofAPlayer,
  // A player in the hall is present, regardless of events in between.
  'check-in': both('returned-to'),
  'undo-check-in': both('returned-to'),
  'settle-absences': ofAPlayer,
  'set-presences': ofAPlayer,
  'keep-in': ofAPlayer,
  'fix-table': {
    same: [...all, ...lots, 'player-table-fixed'],
    other: [...all, ...lots],
  },
  'note-excuse': ofAnExcuse,
  'remove-excuse': ofAnExcuse,
  'begin-round': {
    same: [...all, ...lots, 'round-withdrawn', 'round-begun'],
    other: [...all, ...lots],
  },
  'pair-round': ofARound,
  'pair-all-rounds': ofTheWhole,
  'pair-by-hand': ofTheWhole,
  'alter-draft': ofTheWhole,
  'add-pair': ofARound,
  'publish-round': ofTheWhole,
  'unpublish-round': ofTheWhole,
  'enter-result': ofAResult,
  'correct-result': ofAResult,
  // A report from a board names the two players.
  'report-result': both('returned-to'),
  // A request waits, regardless of events in between.
  'ask-for': both('returned-to'),
  // Moves name the two who made them.
  'attach-moves': both('returned-to'),
  'take-back-ask': both('returned-to'),
  'decline-ask': {
    same: [...all, ...lots, ...ofAsking],
    other: [...all, ...lots],
  },
  // A confirmed result is compared with the present one.
  'verify-round': both('returned-to'),
  'settle-reports': {
    same: [...all, ...lots, ...ofBoard, 'result-reported', 'reports-settled'],
    other: [...all, ...lots],
  },
  'swap-colours': ofABoard,
  'decide-game-rating': ofABoard,
  'note-late-reserve': ofABoard,
  'decide-rating-result': ofABoard,
  'note-report-sent': both(...but('prizes-set', ...ofAppeals, ...ofClasses)),
  'set-appeals': both(...all, ...lots, 'appeals-set'),
  'lodge-appeal': {
    same: [...all, ...lots, 'round-withdrawn', 'appeals-set'],
    other: [...all, ...lots, 'appeals-set'],
  },
  'record-incident': { ...ofABoard, same: [...ofABoard.same, 'incident-recorded'] },
  'decide-appeal': ofAnAppeal,
  'carry-on-appeal': ofAnAppeal,
  'give-classes': {
    same: [
      ...([...all, ...lots, 'championship-set', 'championship-class-given'] as const),
      'championship-targets-published',
    ],
    other: [...all, ...lots, 'championship-set', 'championship-targets-published'],
  },
  'publish-targets': both(
    ...([...all, ...lots, 'player-entered', 'player-removed', 'championship-set'] as const),
    ...(['championship-class-given', 'championship-targets-published'] as const),
  ),
  'give-next-class': {
    same: [...all, ...lots, 'championship-next-class-given'],
    other: [...all, ...lots],
  },
  'set-month-ratings': {
    same: [...all, ...lots, 'month-ratings-set'],
    other: [...all, ...lots],
  },
  'draw-start-position': {
    same: [...all, ...lots, 'round-withdrawn', 'start-position-drawn'],
    other: [...all, ...lots],
  },
  'draw-tie-lots': ofTheWhole,
  'order-tied-players': ofTheWhole,
  'set-prizes': both(...all, ...lots, 'prizes-set'),
  'finish-tournament': ofTheWhole,
  'reopen-tournament': ofTheWhole,
  'enter-fide-mode': both(...all, ...lots, 'fide-mode-left'),
  'leave-fide-mode': both(...all, ...lots, 'fide-mode-left'),
  'return-to': both(...everything),
};

/** The kinds of events at a place that stop a command. */
function stopping(kind: CommandKind, place: Place): readonly string[] {
  const command = { kind, ...commands[kind] } as Command;
  const events = Object.entries(eventsAt(place)).map(
    ([event, facts]) => ({ kind: event, ...facts }) as JournalEvent,
  );
  return events
    .filter((event) =>
      conflictsWith(
        command,
        makeEntries([event], { version: 9, at: '', actor: arbiter, reason: '' }),
      ),
    )
    .map((event) => event.kind);
}

describe.each(Object.keys(commands) as CommandKind[])('%s is stopped', (kind) => {
  test('by what was written of the same player, board or field', () => {
    expect(stopping(kind, same).toSorted()).toEqual([...new Set(stops[kind].same)].toSorted());
  });

  test('by what was written of others', () => {
    expect(stopping(kind, other).toSorted()).toEqual([...new Set(stops[kind].other)].toSorted());
  });
});

test.each([
  ['another board of the round', { round: 2, board: 4 }],
  ['that board of another round', { round: 1, board: 3 }],
])('a result passes %s', (_, place) => {
  expect(stopping('enter-result', { ...other, ...place }).toSorted()).toEqual(
    [...all, ...lots, ...(place.round === 2 ? ['round-withdrawn'] : [])].toSorted(),
  );
});

test('another field of the same player passes', () => {
  const passing = stopping('change-player', { ...same, field: 'other' });
  expect(passing).not.toContain('player-changed');
  expect(passing).toContain('player-withdrawn');
});

test.each([
  ['other moves of the game', { moves: 'd4' }, true],
  ['the same moves', { moves: 'e4' }, false],
  ['other moves of another game', { moves: 'd4', white: p2, black: p1 }, false],
])('moves are asked about after %s', (_, attached, asks) => {
  const game = { board: 1, white: p1, black: p2 };
  const event = { kind: 'moves-attached', round: 1, games: [{ ...game, ...attached }] } as const;
  const entries = makeEntries([event], { version: 9, at: '', actor: arbiter, reason: '' });
  const games = [{ ...game, moves: 'e4' }];
  expect(conflictsWith({ kind: 'attach-moves', round: 1, games }, entries)).toBe(asks);
});

test('nothing written stops nothing', () => {
  for (const kind of Object.keys(commands) as CommandKind[]) {
    expect(conflictsWith({ kind, ...commands[kind] } as Command, [])).toBe(false);
  }
});
