import { type Command, emptyDetails, usualSettings } from '@rokade/tournament';
import type { ActCases, Parts, Sent } from './act-case.ts';

const player = (id: string, rating = 1500) => ({
  id,
  details: { ...emptyDetails, name: `${id}, Spiller`, rating },
});
const win = { kind: 'played', white: 2, black: 0 };
const draw = { kind: 'played', white: 1, black: 1 };
const loss = { kind: 'played', white: 0, black: 2 };

/** A tournament to be made, by its id. */
export const madeTournament = (id: string): Sent => ({
  kind: 'create-tournament',
  id,
  settings: { ...usualSettings, name: 'Efterår', roundsPlanned: 3 },
});

/** A tournament with four players who are not numbered yet. */
export const begunTournament: readonly Sent[] = [
  { kind: 'enter-players', players: ['a', 'b', 'c', 'd'].map((id) => player(id)) },
];

const numbers: Sent = { kind: 'set-draw-numbers', order: ['a', 'b', 'c', 'd'] };
const pairing: Sent = { kind: 'pair-round' };
const publishing: Sent = { kind: 'publish-round' };
const entering = (board: number, value: object = win, round = 1): Sent => ({
  kind: 'enter-result',
  round,
  board,
  result: value,
});
const changing: Sent = { kind: 'change-settings', changes: { place: 'Odense' } };
const changed: Sent = { kind: 'change-player', player: 'a', changes: { club: 'Tårnet' } };
const finishing: Sent = { kind: 'finish-tournament' };

/** The states in which acts are done, each with what leads to it. */
const draft = [numbers, pairing];
const playing = [...draft, publishing];
const played = [...playing, entering(1), entering(2, draw)];
const second = [...played, pairing, publishing];
const over = [
  ...second,
  entering(1, win, 2),
  entering(2, draw, 2),
  pairing,
  publishing,
  entering(1, win, 3),
  entering(2, draw, 3),
];
const finished = [...over, finishing];

const unknown = (parts: Parts = {}) => ['player.unknown', { ...parts, player: 'none' }] as const;
const noBoard = (parts: Parts = {}) => ['board.unknown', { ...parts, round: 1, board: 9 }] as const;
const boards = [
  { white: 'a', black: 'b' },
  { white: 'c', black: 'd' },
];
const bye = { round: 2, bye: 'half-point' };
const terms = { rules: 'dsu-2002', deposit: '', until: '', committee: [] };
const appeals: Sent = { kind: 'set-appeals', terms };
const lodged = {
  appellant: 'a',
  game: { round: 1, board: 1 },
  ruledOn: '',
  lodgedOn: '2026-11-20',
  written: true,
  paid: false,
  ruling: 'Remis',
  by: '',
  words: 'Nej.',
};
const unknownAppellant = ['player.unknown', { ...lodged, appellant: 'none' }] as const;
const incident = {
  round: 1,
  board: 1,
  player: 'a',
  situation: 'flag-fallen',
  answers: [{ question: 'opponent-can-mate', answer: 'yes' }],
  laws: 'laws-2023',
  penalty: '',
  whiteBefore: null,
  whiteAfter: null,
  blackBefore: null,
  blackAfter: null,
  words: '',
  result: null,
};
const excuse = { round: 1, toldArbiter: '', toldOpponent: '', offered: [], duty: false };

/** Every act of a tournament that one of four players can be led to; the others stand below. */
export const tournamentActs = {
  'change-settings': {
    done: { changes: { place: 'Aarhus' } },
    refused: ['settings.invalid', { changes: { name: ' ' } }],
    meanwhile: changing,
  },
  'enter-players': {
    done: { players: [player('e')] },
    refused: ['player.duplicate', { players: [player('a')] }],
    meanwhile: 'further players rest on no others',
  },
  'change-player': {
    done: { player: 'a', changes: { club: 'Bonden' } },
    refused: unknown({ changes: { club: 'Bonden' } }),
    meanwhile: changed,
  },
  'change-players': {
    done: { players: [{ player: 'a', changes: { club: 'Bonden' } }] },
    refused: ['player.unknown', { players: [{ player: 'none', changes: { club: 'Bonden' } }] }],
    meanwhile: changed,
  },
  'remove-player': { done: { player: 'a' }, refused: unknown(), meanwhile: changed },
  'withdraw-player': {
    before: playing,
    done: { player: 'a', fromRound: 2 },
    refused: unknown({ fromRound: 2 }),
    meanwhile: { kind: 'request-bye', player: 'a', request: bye },
  },
  'expel-player': {
    before: playing,
    done: { player: 'a', words: 'Uro' },
    refused: unknown({ words: 'Uro' }),
    meanwhile: { kind: 'request-bye', player: 'a', request: bye },
  },
  'return-player': {
    before: [...playing, { kind: 'withdraw-player', player: 'a', fromRound: 2 }],
    done: { player: 'a', fromRound: 2 },
    refused: unknown({ fromRound: 2 }),
    meanwhile: { kind: 'return-player', player: 'a', fromRound: 3 },
  },
  'close-entries': {
    done: {},
    refused: 'entries are open, which is all that it needs',
    meanwhile: { kind: 'close-entries' },
  },
  'reopen-entries': {
    before: [{ kind: 'close-entries' }],
    done: {},
    refused: 'entries are closed, which is all that it needs',
    meanwhile: { kind: 'reopen-entries' },
  },
  'draw-lots': {
    done: { seed: 'frø' },
    refused: 'with players there is nothing to refuse before the first round',
    meanwhile: numbers,
  },
  'set-draw-numbers': {
    done: { order: ['d', 'c', 'b', 'a'] },
    refused: ['lots.order-invalid', { order: ['a'] }],
    meanwhile: { kind: 'draw-lots', seed: 'frø' },
  },
  'request-bye': {
    before: playing,
    done: { player: 'a', request: bye },
    refused: unknown({ request: bye }),
    meanwhile: { kind: 'withdraw-player', player: 'a', fromRound: 2 },
  },
  'cancel-bye-request': {
    before: [...playing, { kind: 'request-bye', player: 'a', request: bye }],
    done: { player: 'a', round: 2 },
    refused: unknown({ round: 2 }),
    meanwhile: { kind: 'withdraw-player', player: 'a', fromRound: 2 },
  },
  'check-in': {
    before: [numbers],
    done: { round: 1, players: ['a'] },
    refused: ['player.unknown', { round: 1, players: ['none'] }],
    meanwhile: 'who is here is here, whatever was written since',
  },
  'undo-check-in': {
    before: [numbers, { kind: 'check-in', round: 1, players: ['a'] }],
    done: { round: 1, players: ['a'] },
    refused: ['player.unknown', { round: 1, players: ['none'] }],
    meanwhile: 'who is not here is not, whatever was written since',
  },
  'pair-round': {
    before: [numbers],
    done: {},
    refused: 'a round that cannot be paired is refused by its system, which has tests of its own',
    meanwhile: pairing,
  },
  'pair-by-hand': {
    before: [numbers],
    done: { boards },
    refused: ['draft.player-not-present', { boards: [{ white: 'a', black: 'none' }] }],
    meanwhile: pairing,
  },
  'alter-draft': {
    before: draft,
    done: {
      boards: [
        { white: 'b', black: 'a' },
        { white: 'd', black: 'c' },
      ],
    },
    refused: ['draft.player-not-present', { boards: [{ white: 'a', black: 'none' }] }],
    meanwhile: { kind: 'alter-draft', boards },
  },
  'publish-round': {
    before: draft,
    done: {},
    refused: 'a draft can be published',
    meanwhile: { kind: 'alter-draft', boards },
  },
  'unpublish-round': {
    before: playing,
    done: {},
    refused: 'a published round without results can be taken back',
    meanwhile: entering(1),
  },
  'enter-result': {
    before: playing,
    done: { round: 1, board: 1, result: draw },
    refused: noBoard({ result: draw }),
    meanwhile: entering(1),
  },
  'correct-result': {
    before: played,
    done: { round: 1, board: 1, result: loss },
    refused: noBoard({ result: loss }),
    meanwhile: { kind: 'correct-result', round: 1, board: 1, result: draw },
  },
  'swap-colours': {
    before: playing,
    done: { round: 1, board: 1 },
    refused: noBoard(),
    meanwhile: entering(1),
  },
  'note-excuse': {
    before: playing,
    done: { player: 'a', ...excuse },
    refused: unknown(excuse),
    meanwhile: { kind: 'note-excuse', player: 'a', ...excuse, duty: true },
  },
  'remove-excuse': {
    before: [...playing, { kind: 'note-excuse', player: 'a', ...excuse }],
    done: { player: 'a', round: 1 },
    refused: unknown({ round: 1 }),
    meanwhile: { kind: 'note-excuse', player: 'a', ...excuse, duty: true },
  },
  'begin-round': {
    before: playing,
    done: { round: 1, at: '2026-11-21T19:05' },
    refused: ['round.unknown', { round: 3, at: '2026-11-21T19:05' }],
    meanwhile: { kind: 'begin-round', round: 1, at: '2026-11-21T19:10' },
  },
  'verify-round': {
    before: played,
    done: {
      round: 1,
      results: [
        { board: 1, result: win },
        { board: 2, result: draw },
      ],
      differences: 0,
    },
    refused: [
      'verification.differs',
      { round: 1, results: [{ board: 1, result: loss }], differences: 0 },
    ],
    meanwhile: 'what is typed is compared with the results as they stand',
  },
  'decide-game-rating': {
    before: played,
    done: { round: 1, board: 1, rated: false },
    refused: noBoard({ rated: false }),
    meanwhile: { kind: 'correct-result', round: 1, board: 1, result: loss },
  },
  'decide-rating-result': {
    before: finished,
    done: { round: 1, board: 1, result: draw },
    refused: noBoard({ result: draw }),
    meanwhile: { kind: 'decide-rating-result', round: 1, board: 1, result: loss },
  },
  'finish-tournament': {
    before: over,
    done: {},
    refused: 'what is open is asked about, and nothing is',
    meanwhile: { kind: 'correct-result', round: 3, board: 1, result: draw },
  },
  'reopen-tournament': {
    before: finished,
    done: {},
    refused: 'a finished tournament can be opened again',
    meanwhile: { kind: 'reopen-tournament' },
  },
  'note-report-sent': {
    before: finished,
    done: { report: 'national', month: null, day: '2026-11-20' },
    refused: ['request.invalid', { report: 'none', month: null, day: '2026-11-22' }],
    meanwhile: { kind: 'note-report-sent', report: 'national', month: null, day: '2026-11-19' },
  },
  'decline-changes': {
    done: { players: [{ player: 'a', values: { club: 'Tårnet' } }] },
    refused: ['player.unknown', { players: [{ player: 'none', values: { club: 'Tårnet' } }] }],
    meanwhile: changed,
  },
  'erase-player': {
    done: { player: 'a' },
    refused: ['command.needs-confirmation', { player: 'a' }],
    meanwhile: 'whoever wants to be erased is, whatever was written since',
  },
  'number-by-strength': {
    done: {},
    refused: 'with players there is nothing to refuse before the first round',
    meanwhile: numbers,
  },
  'settle-absences': {
    before: [numbers],
    done: { round: 1, absent: [{ player: 'a', becomes: 'zero-point' }] },
    refused: ['player.unknown', { round: 1, absent: [{ player: 'none', becomes: 'paired' }] }],
    meanwhile: { kind: 'request-bye', player: 'a', request: { round: 1, bye: 'half-point' } },
  },
  'set-presences': {
    before: playing,
    done: { round: 2, players: [{ player: 'a', becomes: 'zero-point' }] },
    refused: ['player.unknown', { round: 2, players: [{ player: 'none', becomes: 'plays' }] }],
    meanwhile: { kind: 'request-bye', player: 'a', request: bye },
  },
  'fix-table': {
    done: { player: 'a', table: 3 },
    refused: unknown({ table: 3 }),
    meanwhile: { kind: 'fix-table', player: 'a', table: 2 },
  },
  'note-late-reserve': {
    before: playing,
    done: { round: 1, board: 1, late: true },
    refused: noBoard({ late: true }),
    meanwhile: entering(1),
  },
  'set-appeals': {
    done: { terms },
    refused: ['appeal.field-invalid', { terms: { ...terms, rules: 'none' } }],
    meanwhile: { kind: 'set-appeals', terms: { ...terms, deposit: '500 kr.' } },
  },
  'lodge-appeal': {
    before: [...played, appeals],
    done: lodged,
    refused: unknownAppellant,
    meanwhile: { kind: 'set-appeals', terms: { ...terms, deposit: '500 kr.' } },
  },
  'record-incident': {
    before: playing,
    done: incident,
    refused: noBoard(incident),
    meanwhile: entering(1),
  },
  'enter-fide-mode': {
    done: {},
    refused: 'before the first round it can be entered',
    meanwhile: 'it is entered or not, and only leaving it stands in its way',
  },
  'exchange-numbers': {
    before: [numbers],
    done: { one: 'a', other: 'b' },
    refused: ['player.unknown', { one: 'a', other: 'none' }],
    meanwhile: { kind: 'draw-lots', seed: 'frø' },
  },
} satisfies Partial<ActCases<Command>>;

const byPhone = 'a phone sends it by its code: ask-by-code.test.ts, board-codes.test.ts';
const ofSystems =
  'its system decides whether it can be done: ../../tournament/test/conflict-table.test.ts';
const ofAppeals =
  'who hears it, and when, is decided by its rules: ../../tournament/test/appeals.test.ts';

/** The acts that are not driven here, and where they are. */
export const tournamentActsElsewhere: Readonly<
  Record<Exclude<Command['kind'], keyof typeof tournamentActs>, string>
> = {
  'create-tournament': 'it is made at an address of its own: tournaments.test.ts',
  'return-to': 'it takes back every conflict here: each-act-of-books.test.ts',
  'ask-for': byPhone,
  'take-back-ask': byPhone,
  'decline-ask': byPhone,
  'report-result': byPhone,
  'settle-reports': byPhone,
  'draw-first-colour': ofSystems,
  'draw-start-position': ofSystems,
  'draw-tie-lots': ofSystems,
  'order-tied-players': ofSystems,
  'pair-all-rounds': ofSystems,
  'add-pair': ofSystems,
  'keep-in': ofSystems,
  'give-classes': ofSystems,
  'publish-targets': ofSystems,
  'give-next-class': ofSystems,
  'set-month-ratings': ofSystems,
  'decide-appeal': ofAppeals,
  'carry-on-appeal': ofAppeals,
  'attach-moves': 'moves are read from a file of games: attach-games.test.ts',
  'set-prizes': 'its plan is a form of its own: prizes.test.ts',
  'leave-fide-mode': 'asked twice: ../../tournament/test/fide-mode.test.ts',
};
