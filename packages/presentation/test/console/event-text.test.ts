import { goesOn } from '@rokade/presentation/console/journal/done-together.ts';
import { entryText } from '@rokade/presentation/console/journal/event-text.ts';
import { lotsWords } from '@rokade/presentation/console/journal/lots-words.ts';
import { namesInJournal } from '@rokade/presentation/console/journal/names-in-journal.ts';
import { translator } from '@rokade/texts/all';
import {
  type Command,
  type JournalEvent,
  type JournalEventKind,
  languages,
  statesAlong,
} from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { journalOf, named, playerId, started } from '../../../../test/tournament/played-journal.ts';

const b = playerId('b');

/** One of every act, as a tournament sees them. */
const everything: readonly Command[] = [
  ...started.slice(0, 2),
  { kind: 'change-settings', changes: { place: 'Bjergby', roundsPlanned: 5 } },
  { kind: 'enter-players', players: [named('e', 'Fejl, Ole')] },
  { kind: 'change-player', player: playerId('e'), changes: { name: 'Ret, Ole', rating: 1500 } },
  { kind: 'remove-player', player: playerId('e') },
  { kind: 'erase-player', player: playerId('e') },
  { kind: 'close-entries' },
  { kind: 'reopen-entries' },
  { kind: 'draw-lots', seed: 'tolv' },
  { kind: 'request-bye', player: b, request: { round: 2, bye: 'half-point' } },
  { kind: 'cancel-bye-request', player: b, round: 2 },
  { kind: 'check-in', round: 1, players: [b] },
  { kind: 'undo-check-in', round: 1, players: [b] },
  { kind: 'settle-absences', round: 1, absent: [] },
  { kind: 'fix-table', player: b, table: 3 },
  { kind: 'fix-table', player: b, table: null },
  { kind: 'pair-round' },
  { kind: 'unpublish-round' },
  { kind: 'pair-round' },
  { kind: 'publish-round' },
  { kind: 'begin-round', round: 1, at: '2026-11-02T19:05' },
  { kind: 'begin-round', round: 1, at: null },
  {
    kind: 'enter-result',
    round: 1,
    board: 1,
    result: { kind: 'forfeit', absent: 'black', notice: true },
  },
  { kind: 'correct-result', round: 1, board: 1, result: null },
  { kind: 'swap-colours', round: 1, board: 2 },
  { kind: 'decide-game-rating', round: 1, board: 1, rated: false },
  { kind: 'decide-game-rating', round: 1, board: 1, rated: true },
  { kind: 'note-late-reserve', round: 1, board: 1, late: true },
  { kind: 'note-late-reserve', round: 1, board: 1, late: false },
  { kind: 'withdraw-player', player: b, fromRound: 2 },
  { kind: 'return-player', player: b, fromRound: 3 },
  { kind: 'enter-players', players: [named('f', 'Sen, Kim')] },
  { kind: 'finish-tournament' },
  { kind: 'reopen-tournament' },
  { kind: 'return-to', toVersion: 5 },
];

const altered: JournalEvent = { kind: 'draft-altered', round: 1, boards: [], byes: [] };

const pair = { white: b, black: playerId('a') };
const expelled = {
  kind: 'player-expelled',
  player: b,
  fromRound: 2,
  said: { words: 'Motor' },
} as const;
const tieOrder = { kind: 'tie-order-given', round: 1, order: [b, playerId('a')] } as const;
const tieValues = {
  ...tieOrder,
  values: { name: 'Armageddon', hundredths: [150, 50] },
} as const;
const tieLots = { kind: 'tie-lots-drawn', seed: 'syv', order: [b, playerId('a')] } as const;

const prizes: JournalEvent = {
  kind: 'prizes-set',
  prizes: {
    visible: false,
    plan: {
      currency: 'DKK',
      year: 2026,
      ties: 'shared',
      perPlayer: 'first',
      roundTo: 1,
      decisions: [],
      lists: ['Præmier', 'Damer'].map((name) => ({
        name,
        who: [],
        ties: null,
        besides: false,
        prizes: [{ money: 50000, honour: '' }],
      })),
    },
  },
};

const latePair: JournalEvent = {
  kind: 'pair-added',
  round: 1,
  board: 2,
  white: playerId('a'),
  black: b,
  because: [],
};

const missed: JournalEvent = {
  kind: 'bye-granted',
  player: b,
  request: { round: 1, bye: 'half-point' },
  halfPoints: 1,
};

const declined: JournalEvent = {
  kind: 'player-changes-declined',
  player: b,
  values: { title: 'CM' },
};

const sent: readonly JournalEvent[] = [
  {
    kind: 'rating-result-decided',
    round: 1,
    board: 2,
    result: { kind: 'played', white: 1, black: 1 },
  },
  { kind: 'rating-result-decided', round: 1, board: 2, result: null },
  { kind: 'report-sent', report: 'national', month: null, edition: 'dsu-2010', day: '2026-11-20' },
  { kind: 'report-sent', report: 'fide', month: '2026-11', edition: '', day: '2026-11-20' },
  { kind: 'month-ratings-set', month: '2026-12', ratings: [] },
  { kind: 'start-position-drawn', round: 2, seed: 'Aalborg', position: 518 },
];

const keptIn: JournalEvent = { kind: 'player-kept-in', player: b, round: 1 };

const excuse = { round: 1, toldArbiter: '', toldOpponent: '', offered: [], duty: false } as const;
const excuses: readonly JournalEvent[] = [
  { kind: 'player-excused', player: b, ...excuse },
  { kind: 'player-excused', player: b, ...excuse, duty: true },
  { kind: 'player-excuse-removed', player: b, round: 1 },
];

const reported: readonly JournalEvent[] = [
  {
    kind: 'result-reported',
    round: 1,
    board: 1,
    by: null,
    result: { kind: 'played', white: 2, black: 0 },
  },
  {
    kind: 'result-reported',
    round: 1,
    board: 1,
    by: b,
    result: { kind: 'played', white: 1, black: 1 },
  },
  { kind: 'reports-settled', round: 1, board: 1 },
  { kind: 'player-asked', player: b, round: 3, wish: 'half-point' },
  { kind: 'player-asked', player: b, round: 3, wish: 'withdrawal' },
  { kind: 'player-ask-taken-back', player: b, round: 3 },
  { kind: 'player-ask-declined', player: b, round: 3, why: 'x' },
  { kind: 'moves-attached', round: 1, games: [{ board: 1, white: b, black: b, moves: 'e4' }] },
  { kind: 'round-verified', round: 1, boards: [1, 2], of: 3, differences: 1 },
];

const lodged = {
  ...({ kind: 'appeal-lodged', appeal: 1, appellant: b, rules: 'dsu-2002', ruledOn: '' } as const),
  lodgedOn: '2026-11-03',
  written: true,
  paid: false,
  said: { ruling: '', by: '', words: 'Nej.' },
};
const appeals: readonly JournalEvent[] = [
  {
    kind: 'appeals-set',
    terms: { rules: 'dsu-2002', deposit: '', until: '', committee: [] },
  },
  { ...lodged, game: { round: 1, board: 1 } },
  { ...lodged, game: null },
  {
    ...({ kind: 'appeal-decided', appeal: 1, appellant: b, day: '2026-11-04' } as const),
    ...({ outcome: 'dismissed', deposit: 'none' } as const),
    said: { panel: [], reasons: 'Ja.' },
  },
  { kind: 'appeal-carried-on', appeal: 1, appellant: b, day: '2026-11-05' },
];

const incident: JournalEvent = {
  kind: 'incident-recorded',
  incident: 1,
  round: 1,
  board: 1,
  player: b,
  situation: 'illegal-move',
  answers: [],
  laws: 'laws-2023',
  article: 'Laws 2023 7.5.5',
  count: 1,
  penalty: '',
  whiteBefore: null,
  whiteAfter: null,
  blackBefore: null,
  blackAfter: null,
  said: { words: '' },
};

const ofPlayer = { player: b, said: { note: '' } };
const classes: readonly JournalEvent[] = [
  { kind: 'championship-set', rules: 'tempelhof-2018', of: 4 },
  {
    ...({ kind: 'championship-class-given', ...ofPlayer } as const),
    ...({ class: 1, own: 2, code: 'championship.cup' } as const),
  },
  { kind: 'championship-targets-published', rounds: 11, classes: [10, 10, 10, 10] },
  { kind: 'championship-next-class-given', ...ofPlayer, class: 2 },
  { kind: 'championship-next-class-given', ...ofPlayer, class: null },
];

const noPrizes: JournalEvent = { kind: 'prizes-set', prizes: null };

const journal = journalOf(everything);
const states = statesAlong(journal);
const texts = (language: (typeof languages)[number]) => {
  const context = {
    t: translator(language),
    language,
    names: namesInJournal(journal),
    entryAt: (version: number) => journal[version - 1],
    stateAt: (version: number) => states[version - 1],
  };
  const later = [
    ...[
      altered,
      latePair,
      missed,
      declined,
      keptIn,
      expelled,
      tieLots,
      tieOrder,
      tieValues,
      noPrizes,
      prizes,
    ],
    ...sent,
    ...excuses,
    ...reported,
    ...appeals,
    incident,
    { kind: 'fide-mode-entered' } as const,
    { kind: 'fide-mode-left', round: 2 } as const,
    ...classes,
  ].map((event) => ({
    event,
    version: 99,
  }));
  return [...journal, ...later].map((entry) => ({
    kind: entry.event.kind,
    text: entryText(context, entry),
  }));
};

describe('the history in words', () => {
  it('covers every kind of entry', () => {
    const all: Readonly<Record<JournalEventKind, true>> = {
      'tournament-created': true,
      'month-ratings-set': true,
      'start-position-drawn': true,
      'settings-changed': true,
      'player-entered': true,
      'player-changed': true,
      'player-changes-declined': true,
      'player-removed': true,
      'player-erased': true,
      'player-withdrawn': true,
      'player-expelled': true,
      'player-returned': true,
      'entries-closed': true,
      'entries-reopened': true,
      'lots-drawn': true,
      'bye-granted': true,
      'bye-requested': true,
      'bye-request-cancelled': true,
      'players-checked-in': true,
      'check-in-undone': true,
      'absences-settled': true,
      'player-asked': true,
      'player-ask-taken-back': true,
      'player-ask-declined': true,
      'player-kept-in': true,
      'player-table-fixed': true,
      'player-excused': true,
      'player-excuse-removed': true,
      'round-paired': true,
      'draft-altered': true,
      'round-published': true,
      'round-begun': true,
      'pair-added': true,
      'round-withdrawn': true,
      'result-entered': true,
      'result-corrected': true,
      'result-reported': true,
      'reports-settled': true,
      'round-verified': true,
      'moves-attached': true,
      'colours-swapped': true,
      'game-rating-decided': true,
      'late-reserve-noted': true,
      'rating-result-decided': true,
      'report-sent': true,
      'tie-lots-drawn': true,
      'tie-order-given': true,
      'prizes-set': true,
      'appeals-set': true,
      'appeal-lodged': true,
      'appeal-decided': true,
      'appeal-carried-on': true,
      'incident-recorded': true,
      'championship-set': true,
      'championship-class-given': true,
      'championship-targets-published': true,
      'championship-next-class-given': true,
      'tournament-finished': true,
      'tournament-reopened': true,
      'fide-mode-entered': true,
      'fide-mode-left': true,
      'returned-to': true,
    };
    const kinds = new Set(texts('en').map(({ kind }) => kind));
    expect(Object.keys(all).filter((kind) => !kinds.has(kind as JournalEventKind))).toEqual([]);
  });

  it.each(languages)('fills every fact in %s', (language) => {
    expect(texts(language).filter(({ text }) => /[{}|]|undefined/.test(text))).toEqual([]);
  });

  it.each([
    [
      { declined: [b], games: [] },
      'Lots for the place, seed syv: Møller, Bo; Hansen, Ida; Møller, Bo did not want a play-off',
    ],
    [
      { declined: [], games: [{ ...pair, whiteHalfPoints: null }] },
      'Play-off for the place, wanted by all, seed syv: Møller, Bo – Hansen, Ida',
    ],
    [
      { declined: [], games: [{ ...pair, whiteHalfPoints: 1 }] },
      'Play-off for the place, wanted by all, seed syv: Møller, Bo – Hansen, Ida ½–½',
    ],
  ])('a play-off %j reads "%s"', (playOff, text) => {
    const { key, facts } = lotsWords(
      { names: namesInJournal(journal), language: 'en' },
      { ...tieLots, playOff },
    );
    expect(translator('en')(key, facts)).toBe(text);
  });

  it.each([
    ['player-removed', 'Ret, Ole removed from the entry list'],
    ['player-erased', 'Personal data of Ret, Ole erased'],
    ['player-changed', 'Details of Ret, Ole changed: Name, Rating'],
    ['player-changes-declined', 'New details of Møller, Bo not taken over: Title'],
    ['lots-drawn', 'Lots drawn, seed tolv'],
    ['tie-lots-drawn', 'Lots for the place, seed syv: Møller, Bo; Hansen, Ida'],
    ['prizes-set', 'Prizes removed'],
    ['result-entered', 'Round 1, board 1, Møller – Hansen: +/− (Black did not come, with notice)'],
    [
      'result-corrected',
      'Round 1, board 1, Møller – Hansen: +/− (Black did not come, with notice) → no result',
    ],
    ['report-sent', 'Rating report (DSU 2010) sent on Fri, 20 November 2026'],
    ['bye-requested', 'Møller, Bo in round 2: Half-point bye'],
    ['players-checked-in', 'Møller, Bo checked in for round 1'],
    ['player-kept-in', 'Møller, Bo plays on after not coming to round 1'],
    ['returned-to', 'Back to the state after line 5: “4 players entered”'],
  ])('%s reads "%s"', (kind, text) => {
    expect(texts('en').find((line) => line.kind === kind)?.text).toBe(text);
  });

  it('says a result alone where the board is not known', () => {
    const context = {
      t: translator('en'),
      language: 'en' as const,
      names: new Map<string, string>(),
      entryAt: () => undefined,
      stateAt: () => undefined,
    };
    const results = journal.filter(({ event }) => event.kind.startsWith('result-'));
    expect(results.map((entry) => entryText(context, entry))).toEqual([
      'Round 1, board 1: +/− (Black did not come, with notice)',
      'Round 1, board 1 corrected to no result',
    ]);
  });

  it('names the lists of prizes', () => {
    expect(texts('da').map(({ text }) => text)).toContain('Præmier fastsat: Præmier, Damer');
  });

  it('tells a late entry from an ordinary one', () => {
    const late = texts('en').filter(({ kind }) => kind === 'player-entered');
    expect(late.at(-1)?.text).toBe('Sen, Kim entered from round 2');
  });
});

describe('many whom one act took in', () => {
  const entries = journalOf([
    ...started.slice(0, 1),
    { kind: 'enter-players', players: ['x', 'y', 'z'].map((id) => named(id, `Spiller, ${id}`)) },
  ]);
  const many = entries.filter(({ event }) => event.kind === 'player-entered');

  it.each(languages)('are counted, at each of their lines, in %s', (language) => {
    const context = {
      t: translator(language),
      language,
      names: namesInJournal(entries),
      entryAt: (version: number) => entries[version - 1],
      stateAt: () => undefined,
    };
    const sentences = new Set(many.map((entry) => entryText(context, entry)));
    const words = {
      en: '3 players entered',
      da: '3 spillere tilmeldt',
      de: '3 Spieler angemeldet',
    };
    expect([...sentences]).toEqual([words[language]]);
  });

  it('stand at the last of them alone', () => {
    const entryAt = (version: number) => entries[version - 1];
    expect(many.map(({ version }) => goesOn(entryAt, version))).toEqual([true, true, false]);
  });
});
