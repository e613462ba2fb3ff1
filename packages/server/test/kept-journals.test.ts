import { readFileSync } from 'node:fs';
import { parseJournalFile, tournamentKind } from '@rokade/server';
import {
  emptyDetails,
  foldJournal,
  type JournalEventKind,
  journalFormat,
  usualSettings,
  viewStandings,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';

/** A journal as a Rokade of that format wrote it. These files are never written anew. */
const keptJournal = (format: number): string =>
  readFileSync(new URL(`./fixtures/journals/format-${format}.json`, import.meta.url), 'utf8');

/** What such a journal makes of a tournament; null: it is not read. */
function keptState(format: number) {
  const parsed = parseJournalFile(tournamentKind, keptJournal(format));
  return parsed.ok ? foldJournal(parsed.value.entries) : null;
}

type Standings = readonly (readonly [string, number])[];

const atFirst: Standings = [
  ['Spiller 5', 3],
  ['Spiller 2', 2],
  ['Spiller 6', 2],
  ['Spiller 3', 2],
  ['Sen, Ole', 2],
  ['Spiller 4', 1],
  ['Spiller 1', 1],
];

/** Since ties are broken by lots that are kept. */
const withLots: Standings = [...atFirst.slice(0, 5), ['Spiller 1', 1], ['Spiller 4', 1]];

/** Since somebody can be erased. */
const withoutName: Standings = withLots.map(([name, halfPoints]) => [
  name === 'Spiller 3' ? 'N. N.' : name,
  halfPoints,
]);

/** Names and half-points in the order of the standings, as each journal always gave them. */
const standings: Readonly<Record<number, Standings>> = {
  1: atFirst,
  2: withLots,
  3: withLots,
  4: withoutName,
  5: withoutName,
  6: withoutName,
  7: withoutName,
  8: withoutName,
  9: withoutName,
  10: withoutName,
  11: withoutName,
  12: withoutName,
  13: withoutName,
  14: withoutName,
  15: withoutName,
  16: withoutName,
  17: withoutName,
};

const formats = Object.keys(standings).map(Number);

/** Every kind of event that format 1 knew. */
const kindsOfFormat1: readonly JournalEventKind[] = [
  'tournament-created',
  'settings-changed',
  'player-entered',
  'player-changed',
  'player-removed',
  'player-withdrawn',
  'player-returned',
  'entries-closed',
  'entries-reopened',
  'lots-drawn',
  'bye-requested',
  'bye-request-cancelled',
  'round-paired',
  'draft-altered',
  'round-published',
  'round-withdrawn',
  'result-entered',
  'result-corrected',
  'colours-swapped',
  'tournament-finished',
  'tournament-reopened',
  'returned-to',
];

/** And every kind that format 2 knew. */
const kindsOfFormat2: readonly JournalEventKind[] = [
  ...kindsOfFormat1,
  'tie-lots-drawn',
  'prizes-set',
];

/** And every kind that format 3 knew. */
const kindsOfFormat3: readonly JournalEventKind[] = [
  ...kindsOfFormat2,
  'bye-granted',
  'pair-added',
  'game-rating-decided',
];

/** And every kind that format 4 knew. */
const kindsOfFormat4: readonly JournalEventKind[] = [...kindsOfFormat3, 'player-erased'];

/** And every kind that format 5 knew. */
const kindsOfFormat5: readonly JournalEventKind[] = [...kindsOfFormat4, 'player-changes-declined'];

/** And every kind that format 6 knew. */
const kindsOfFormat6: readonly JournalEventKind[] = [
  ...kindsOfFormat5,
  'rating-result-decided',
  'report-sent',
  'players-checked-in',
  'check-in-undone',
  'absences-settled',
  'player-kept-in',
];

/** And every kind that format 7 knew. */
const kindsOfFormat7: readonly JournalEventKind[] = [
  ...kindsOfFormat6,
  'player-table-fixed',
  'round-begun',
  'player-excused',
  'player-excuse-removed',
];

/** And every kind that format 8 knows. */
const kindsOfFormat8: readonly JournalEventKind[] = [
  ...kindsOfFormat7,
  'result-reported',
  'reports-settled',
  'round-verified',
  'player-asked',
  'player-ask-taken-back',
  'player-ask-declined',
  'moves-attached',
  'appeals-set',
  'appeal-lodged',
  'appeal-decided',
  'appeal-carried-on',
  'late-reserve-noted',
  'championship-set',
  'championship-class-given',
  'championship-targets-published',
  'championship-next-class-given',
];

/** And every kind that format 13 knows. */
const kindsOfFormat13: readonly JournalEventKind[] = [...kindsOfFormat8, 'incident-recorded'];

/** And every kind that format 14 knows. */
const kindsOfFormat14: readonly JournalEventKind[] = [
  ...kindsOfFormat13,
  'fide-mode-entered',
  'fide-mode-left',
];

/** And every kind that format 15 knows. */
const kindsOfFormat15: readonly JournalEventKind[] = [
  ...kindsOfFormat14,
  'month-ratings-set',
  'start-position-drawn',
];

/** And every kind that format 17 knows. */
const kindsOfFormat17: readonly JournalEventKind[] = [
  ...kindsOfFormat15,
  'player-expelled',
  'tie-order-given',
];

describe('journals stay readable for ever', () => {
  test('there is one of every format', () => {
    expect(formats).toEqual(Array.from({ length: journalFormat }, (_, index) => index + 1));
  });

  test.each(formats)('one of format %i gives the tournament it always gave', (format) => {
    const state = keptState(format);
    const rows = state === null ? [] : viewStandings(state).rows;
    expect(rows.map(({ player, halfPoints }) => [player.name, halfPoints])).toEqual(
      standings[format],
    );
  });

  test.each(formats)('one of format %i says of its players what is said today', (format) => {
    const state = keptState(format);
    for (const { details } of state?.players ?? []) {
      expect(Object.keys(details).sort()).toEqual(Object.keys(emptyDetails).sort());
    }
  });

  test.each(formats)('one of format %i says of its settings what is said today', (format) => {
    const state = keptState(format);
    const settings = state?.settings ?? usualSettings;
    expect(Object.keys(settings).sort()).toEqual(Object.keys(usualSettings).sort());
    const chosen = format < 4 ? [null, null] : ['national-fide', 'higher'];
    expect([settings.pairingRatings, settings.shownRatings]).toEqual(chosen);
    expect(settings.secondRatings).toBe(format < 6 ? null : 'fide');
  });

  test('one of format 5 says who somebody is, and where their number is from', () => {
    const state = keptState(5);
    const player = state?.players.find(({ details }) => details.person !== '');
    expect(player?.details.person).toBe('person0000000001');
    expect(player?.origins.rating).toEqual({
      list: { list: 'dsu', month: '2026-11' },
      by: 'Bo Møller',
      at: '2026-11-02T18:50:00.000Z',
    });
    expect(player?.declined).toEqual([{ title: 'CM', club: 'Brønden' }]);
  });

  test('one of format 6 says what was sent, and what is rated otherwise than it stands', () => {
    const state = keptState(6);
    expect(
      state?.sentReports.map(({ report, month, day, by }) => [report, month, day, by]),
    ).toEqual([
      ['national', null, '2026-11-21', 'Bo Møller'],
      ['fide', '2026-11', '2026-11-21', 'Bo Møller'],
    ]);
    expect(state?.rounds[0]?.games[1]?.ratingResult).toEqual({
      kind: 'played',
      white: 1,
      black: 1,
    });
  });

  test('one of format 6 says who was in the hall, and who played on after staying away', () => {
    const state = keptState(6);
    const [before] = state?.checkIns ?? [];
    expect(before).toMatchObject({ round: 3, settled: true });
    expect(before?.seen.map(({ player }) => player)).toEqual(['p2', 'p3', 'p1', 'p6']);
    const kept = state?.players.filter(({ keptInAfter }) => keptInAfter.length > 0) ?? [];
    expect(kept.map(({ keptInAfter }) => keptInAfter)).toEqual([[2]]);
  });

  test('one of format 8 says in which game a reserve sat down late', () => {
    const state = keptState(8);
    const games = state?.rounds[0]?.games.map(({ lateReserve }) => lateReserve);
    expect(games).toEqual([false, true, false]);
  });

  test('one of format 7 says where the tables of the group begin, and who keeps one', () => {
    const state = keptState(7);
    expect(state?.settings).toMatchObject({ firstTable: 41, unusedTables: '42' });
    expect(state?.players.map(({ fixedTable }) => fixedTable)).toContain(3);
  });

  test('one of format 7 says when a round began, and who stayed away with an excuse', () => {
    const state = keptState(7);
    expect(state?.settings.openGamesAs).toBe('expected');
    expect(state?.rounds[0]?.begunAt).toBe('2026-11-02T19:05');
    expect(state?.players.flatMap(({ excuses }) => excuses)).toEqual([
      {
        round: 2,
        toldArbiter: '2026-11-08',
        toldOpponent: '2026-11-09',
        offered: ['2026-11-12', '2026-11-14'],
        duty: false,
      },
    ]);
  });

  test('one of format 9 says whose members may play', () => {
    expect(keptState(9)?.settings.membersOf).toBe('SK Tempelhof');
    expect(keptState(8)?.settings.membersOf).toBe('');
  });

  test('one of format 11 says which arbiters may play', () => {
    expect(keptState(11)?.settings.leaveToPlay).toEqual(['Bo Møller']);
    expect(keptState(10)?.settings.leaveToPlay).toEqual([]);
  });

  test('one of format 12 says how prints look', () => {
    expect(keptState(12)?.settings.printLook).toBe('club');
    expect(keptState(11)?.settings.printLook).toBe('plain');
  });

  test('one of format 13 says what happened at a board', () => {
    expect(keptState(13)?.incidents).toMatchObject([
      {
        number: 1,
        round: 1,
        board: 3,
        situation: 'illegal-move',
        article: 'Laws 2023 7.5.5',
        count: 1,
        words: 'Kongen stod i skak.',
        by: 'Bo Møller',
      },
    ]);
    expect(keptState(12)?.incidents).toEqual([]);
  });

  test('one of format 14 says that FIDE mode was left, and what a report file records of it', () => {
    const state = keptState(14);
    expect(state?.fideMode).toMatchObject({ kind: 'left', round: 2, by: 'Bo Møller' });
    const notes = state?.fideNotes.map(({ kind, round }) => [kind, round]);
    expect(notes).toEqual([
      ['adjourned', 1],
      ['configuration', 2],
      ['configuration', 2],
    ]);
    expect(keptState(13)?.fideMode).toEqual({ kind: 'none' });
    expect(keptState(13)?.fideNotes).toEqual([]);
  });

  test('one of format 15 says start positions, ratings by month, and what those on no list count as', () => {
    const state = keptState(15);
    expect(state?.settings).toMatchObject({ unratedAs: 1000, startPositions: 'chess960' });
    expect(state?.startPositions).toMatchObject([{ round: 4, seed: 'Aalborg' }]);
    expect(state?.monthRatings).toMatchObject([
      { month: '2026-12', ratings: [{ values: { rating: 1512, fideRating: 1600 } }, {}] },
    ]);
    expect(keptState(14)?.settings).toMatchObject({ unratedAs: null, startPositions: 'usual' });
  });

  test('one of format 16 says after which move something happened', () => {
    expect(keptState(16)?.incidents.map(({ ply }) => ply)).toEqual([undefined, 46]);
  });

  test('one of format 17 says which order the arbiter gave, and by what', () => {
    const state = keptState(17);
    expect(state?.tieLots.at(-1)).toMatchObject({
      order: ['p1', 'p4'],
      given: { round: 2, values: { name: 'Armageddon', hundredths: [100, 0] } },
    });
    expect(keptState(16)?.tieLots.map(({ given }) => given)).toEqual(
      keptState(16)?.tieLots.map(() => null),
    );
  });

  test('one of format 17 says who was expelled, and why', () => {
    const presences = keptState(17)?.players.map(({ presence }) => presence);
    expect(presences).toContainEqual({
      kind: 'withdrawn',
      fromRound: 3,
      order: 2,
      expelled: { words: 'Telefon med motor', by: 'Bo Møller', at: '2026-11-30T16:10:01.000Z' },
    });
  });

  test('one of format 10 says how many events of somebody the DWZ has evaluated', () => {
    const indexes = (format: number) =>
      new Set(keptState(format)?.players.map(({ details }) => details.dwzIndex));
    expect(indexes(10)).toEqual(new Set([44, null]));
    expect(indexes(9)).toEqual(new Set([null]));
  });

  test('one of format 8 says what was reported from the boards and waits', () => {
    const state = keptState(8);
    expect(state?.settings.phoneReports).toBe('by-both');
    expect(state?.rounds[0]?.verified).toMatchObject({
      by: 'Bo Møller',
      boards: [1],
      of: 3,
      differences: 1,
    });
    const games = state?.rounds.flatMap((round) => round.games) ?? [];
    expect(games.flatMap(({ reported }) => reported.map(({ result }) => result))).toEqual([
      { kind: 'played', white: 0, black: 2 },
    ]);
  });

  test('one of format 8 says what players asked for, and what was answered', () => {
    const state = keptState(8);
    expect(state?.settings.playerAsks).toBe('hour-before');
    expect(state?.settings.embedAt).toEqual(['https://klub.example']);
    expect(state?.moves).toEqual([{ round: 1, white: 'p3', black: 'p2', moves: 'e4 e5 Nf3' }]);
    const asks = state?.players.flatMap(({ id, asks }) => asks.map((ask) => [id, ask] as const));
    expect(asks?.toSorted(([a], [b]) => (a < b ? -1 : 1))).toMatchObject([
      ['p1', { round: 3, wish: 'zero-point', declined: null }],
      ['p2', { round: 3, wish: 'withdrawal', declined: 'Der er kun én runde tilbage' }],
    ]);
  });

  test('and who plays in which class of a championship', () => {
    const parsed = parseJournalFile(tournamentKind, keptJournal(8));
    const state = parsed.ok ? foldJournal(parsed.value.entries) : null;
    expect(state?.championship).toMatchObject({
      rules: 'tempelhof-2018',
      of: 4,
      published: { rounds: 11, classes: [10, 10, 10, 10] },
      next: [{ class: 2, note: 'Syg i efteråret' }],
    });
    expect(state?.championship?.given[0]).toMatchObject({ class: 1, note: 'Ny' });
  });

  test('and what was protested against, and how far it went', () => {
    const state = keptState(8);
    expect(state?.appealTerms?.committee).toHaveLength(4);
    expect(state?.appeals).toMatchObject([
      {
        number: 1,
        rules: 'dsu-2002',
        game: { round: 1, board: 1 },
        words: 'Telefonen var ikke min.',
        steps: [
          { lodgedOn: '2026-11-09', decision: { outcome: 'dismissed', deposit: 'kept' } },
          { lodgedOn: '2026-11-20', decision: null },
        ],
      },
    ]);
  });

  test.each([
    [1, kindsOfFormat1],
    [2, kindsOfFormat2],
    [3, kindsOfFormat3],
    [4, kindsOfFormat4],
    [5, kindsOfFormat5],
    [6, kindsOfFormat6],
    [7, kindsOfFormat7],
    [8, kindsOfFormat8],
    [9, kindsOfFormat8],
    [10, kindsOfFormat8],
    [13, kindsOfFormat13],
    [14, kindsOfFormat14],
    [15, kindsOfFormat15],
    [16, kindsOfFormat15],
    [17, kindsOfFormat17],
  ])('the one of format %i holds every kind of event there was', (format, expected) => {
    const parsed = parseJournalFile(tournamentKind, keptJournal(format));
    const kinds = parsed.ok ? parsed.value.entries.map(({ event }) => event.kind) : [];
    expect(new Set(kinds)).toEqual(new Set(expected));
  });
});
