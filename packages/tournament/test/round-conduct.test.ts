/** @regulation DSU 2002 */
import {
  type Command,
  type GameResult,
  lastDayForOpenGames,
  publicTournament,
  type Settings,
  usualPlay,
  viewStandings,
} from '@rokade/tournament';
import { describe, expect, it, test } from 'vitest';
import {
  type Driver,
  playerId,
  put,
  run,
  started,
  whiteWinsAll,
} from '../../../test/tournament/journal-driver.ts';

const evening = (day: string): string => `2026-11-${day}T19:00`;

const dsu: Partial<Settings> = {
  roundsPlanned: 2,
  roundDates: [evening('02'), evening('16')],
  roundPlay: [{ ...usualPlay, finishBy: '2026-11-09T23:00' }],
};

const tempelhof: Partial<Settings> = {
  ...dsu,
  system: {
    code: 'tempelhof',
    edition: 'tempelhof-2018',
    firstRound: 'lot',
    withdrawals: 'fide-2012',
  },
  roundPlay: [],
};

const pending = (due = '', why: 'adjourned' | 'postponed' = 'adjourned'): GameResult => ({
  kind: 'pending',
  why,
  due,
});

const enter = (round: number, board: number, result: GameResult): Command => ({
  kind: 'enter-result',
  round,
  board,
  result,
});

/** Round 1 of four players with one game adjourned, the other played. */
const adjourned = (change: Partial<Settings>): Driver =>
  whiteWinsAll(run(started(4, change), enter(1, 1, pending())));

/** The consequences that a command needs confirmed at a moment; empty if it is carried out. */
function consequencesOf(driver: Driver, command: Command, now: string) {
  const { refusal } = put(driver, { command, reason: '', confirmed: false, now });
  if (refusal === null) return [];
  if (refusal.code !== 'command.needs-confirmation') throw new Error(refusal.code);
  return refusal.consequences;
}

const codes = (...[driver, command, now]: Parameters<typeof consequencesOf>): readonly string[] =>
  consequencesOf(driver, command, now).map((consequence) =>
    'article' in consequence ? `${consequence.code} ${consequence.article}` : consequence.code,
  );

const pair: Command = { kind: 'pair-round' };
const withdraw: Command = { kind: 'unpublish-round' };

describe('pairing with games still open', () => {
  test.each<[string, Driver, string, readonly string[]]>([
    [
      '§11b, §11c: the last round, before the time for adjourned games',
      adjourned(dsu),
      evening('09'),
      ['consequence.open-before-last-round §11b', 'consequence.paired-too-early §11c'],
    ],
    [
      '§11b: the last round, the time over',
      adjourned(dsu),
      '2026-11-09T23:00',
      ['consequence.open-before-last-round §11b'],
    ],
    [
      '§11c: another round, before that time',
      adjourned({ ...dsu, roundsPlanned: 3 }),
      evening('09'),
      ['consequence.paired-too-early §11c'],
    ],
    [
      '§11c: a day is over when the next has come',
      adjourned({
        ...dsu,
        roundsPlanned: 3,
        roundPlay: [{ ...usualPlay, finishBy: '2026-11-09' }],
      }),
      evening('09'),
      ['consequence.paired-too-early §11c'],
    ],
    [
      '§11b, §11c: games without a result, which the pairing adjourns',
      started(4, dsu),
      evening('09'),
      [
        'consequence.results-missing',
        'consequence.adjourned-as-draws',
        'consequence.open-before-last-round §11b',
        'consequence.paired-too-early §11c',
      ],
    ],
    [
      'Tempelhof 2018 III.A.11: a game without a result before the last round in Tempelhof',
      started(4, tempelhof),
      evening('14'),
      [
        'consequence.results-missing',
        'consequence.adjourned-as-draws',
        'consequence.open-before-last-round Tempelhof III.A.11',
      ],
    ],
    ['none open: nothing to wait for', whiteWinsAll(started(4, dsu)), evening('03'), []],
    [
      'Tempelhof 2018 III.A.11: the last round in Tempelhof',
      adjourned(tempelhof),
      evening('14'),
      ['consequence.open-before-last-round Tempelhof III.A.11'],
    ],
    [
      'FIDE knows no open games',
      adjourned({
        ...dsu,
        system: {
          code: 'dutch',
          edition: 'fide-2026',
          acceleration: 'none',
          initialColour: 'white',
        },
      }),
      evening('03'),
      [],
    ],
  ])('%s', (_, driver, now, expected) => {
    expect(codes(driver, pair, now)).toEqual(expected);
  });

  it('asks for a reason and is done when it is given', () => {
    const request = { command: pair, confirmed: true, now: evening('09') };
    const driver = adjourned(dsu);
    expect(put(driver, { ...request, reason: '' }).refusal).toMatchObject({ reasonNeeded: true });
    expect(put(driver, { ...request, reason: 'syg' }).state.rounds).toHaveLength(2);
  });

  it('asks by hand, too (§11b)', () => {
    const boards = [
      { white: playerId('p1'), black: playerId('p3') },
      { white: playerId('p2'), black: playerId('p4') },
    ];
    expect(codes(adjourned(dsu), { kind: 'pair-by-hand', boards }, evening('16'))).toContain(
      'consequence.open-before-last-round §11b',
    );
  });
});

describe('putting a game off', () => {
  test.each<[string, Partial<Settings>, GameResult, readonly string[]]>([
    ['§11b: beyond the last round', dsu, pending('2026-11-17'), ['consequence.due-too-late §11b']],
    ['§11b: until its day', dsu, pending('2026-11-16'), []],
    [
      'Tempelhof 2018 III.A.11: not a week before the last round of a Swiss',
      tempelhof,
      pending('2026-11-10'),
      ['consequence.due-too-late Tempelhof III.A.11'],
    ],
    ['Tempelhof 2018 III.A.11: a week before it', tempelhof, pending('2026-11-09'), []],
    [
      'Tempelhof 2018 III.A.11: nobody is excused from the last round',
      { ...tempelhof, roundsPlanned: 1, roundDates: [evening('02')] },
      pending('', 'postponed'),
      ['consequence.postponed-in-last-round Tempelhof III.A.11'],
    ],
    [
      'Tempelhof 2018 III.A.11: but a game is adjourned',
      { ...tempelhof, roundsPlanned: 1, roundDates: [evening('02')] },
      pending('', 'adjourned'),
      [],
    ],
  ])('%s', (_, change, result, expected) => {
    expect(codes(started(4, change), enter(1, 1, result), evening('02'))).toEqual(expected);
  });

  test.each<[string, Partial<Settings>, string]>([
    ['the day of the last round (§11b)', dsu, evening('16')],
    ['a week before it in a Swiss (Tempelhof 2018 III.A.11)', tempelhof, '2026-11-09'],
    [
      'its day in a round robin (Tempelhof 2018 III.A.11)',
      {
        ...tempelhof,
        system: {
          code: 'tempelhof-table',
          edition: 'tempelhof-2018',
          cycles: 1,
          withdrawals: 'tempelhof-2018',
          freeDates: false,
        },
        roundDates: [evening('02'), evening('09'), evening('16')],
      },
      evening('16'),
    ],
    [
      'its day in a Swiss of one day (Tempelhof 2018 III.A.11)',
      { ...tempelhof, roundDates: ['2026-11-16', '2026-11-16', '2026-11-16'] },
      '2026-11-16',
    ],
    [
      'its day where the round before it is played in that week (Tempelhof 2018 III.A.11)',
      { ...tempelhof, roundDates: ['2026-11-13', '2026-11-16'] },
      '2026-11-16',
    ],
    ['unknown without a date', { ...dsu, roundDates: [] }, ''],
  ])('the last day for open games: %s', (_, change, day) => {
    expect(lastDayForOpenGames(started(4, change).state)).toBe(day);
  });
});

test('a game of a one-day event is due on that day, not the day before (Tempelhof 2018 III.A.10)', () => {
  const oneDay = { ...tempelhof, roundDates: ['2026-11-16', '2026-11-16', '2026-11-16'] };
  expect(codes(started(4, oneDay), enter(1, 1, pending('2026-11-16')), evening('16'))).toEqual([]);
});

describe('a round that has begun (§11d)', () => {
  const begun = 'consequence.round-has-begun §11d';
  const published = started(4, dsu);
  test.each<[string, Driver, Command, string, readonly string[]]>([
    ['taken back before its start', published, withdraw, '2026-11-02T18:59', []],
    ['taken back at its start', published, withdraw, evening('02'), [begun]],
    [
      'of unknown time, with a result',
      whiteWinsAll(started(4, { roundDates: [] })),
      withdraw,
      evening('02'),
      [begun],
    ],
    ['of unknown time, without one', started(4, { roundDates: [] }), withdraw, evening('02'), []],
    [
      'a result in advance does not begin it',
      whiteWinsAll(published),
      withdraw,
      '2026-11-02T12:00',
      [],
    ],
    [
      'undone to before its pairing',
      published,
      { kind: 'return-to', toVersion: published.entries.length - 2 },
      evening('02'),
      [begun],
    ],
    ['a draft is nobody’s yet', run(whiteWinsAll(published), pair), withdraw, evening('16'), []],
    ['Tempelhof has no such rule', started(4, tempelhof), withdraw, evening('02'), []],
  ])('%s', (_, driver, command, now, expected) => {
    const found = codes(driver, command, now);
    expect(found.filter((code) => code !== 'consequence.results-lost')).toEqual(expected);
  });

  it('the colours of a board are who had White, and no pairing', () => {
    const swap: Command = { kind: 'swap-colours', round: 1, board: 1 };
    expect(codes(published, swap, evening('02'))).toEqual([]);
  });
});

describe('results of the last round played in advance (Tempelhof 2018 III.A.11)', () => {
  const one = { ...tempelhof, roundsPlanned: 1 };
  /** The journal's results are entered on 2 November, from 18:00 on by the clock. */
  const seen = (change: Partial<Settings>, now: string) => {
    const { state } = whiteWinsAll(started(4, change));
    const shown = publicTournament(state, { now, at: (utc) => utc.slice(0, 16) });
    return {
      results: shown?.rounds[0]?.games.map(({ result }) => result !== null),
      points: shown && viewStandings(shown).rows.map(({ halfPoints }) => halfPoints),
    };
  };
  const hidden = { results: [false, false], points: [0, 0, 0, 0] };
  const allResults = { results: [true, true], points: [2, 2, 0, 0] };

  test.each<[string, Partial<Settings>, string, typeof hidden]>([
    ['hidden before the start', one, '2026-11-02T18:30', hidden],
    ['hidden until two hours after it', one, '2026-11-02T20:59', hidden],
    ['known then', one, '2026-11-02T21:00', allResults],
    [
      'hidden by the usual start at 20:00 (Tempelhof 2018 I.4)',
      { ...one, roundDates: ['2026-11-02'] },
      '2026-11-02T21:59',
      hidden,
    ],
    [
      'entered after the start: known at once',
      { ...one, roundDates: ['2026-11-02T17:00'] },
      '2026-11-02T18:05',
      allResults,
    ],
    ['not the last round', tempelhof, '2026-11-02T18:30', allResults],
    ['not by the Danish rules', { ...dsu, roundsPlanned: 1 }, '2026-11-02T18:30', allResults],
    ['start not known', { ...one, roundDates: [] }, '2026-11-02T18:30', allResults],
  ])('%s', (_, change, now, expected) => {
    expect(seen(change, now)).toEqual(expected);
  });

  it('a correction after the start leaves it in advance', () => {
    const played = whiteWinsAll(started(4, one));
    const { state } = put(played, {
      command: {
        kind: 'correct-result',
        round: 1,
        board: 1,
        result: { kind: 'played', white: 1, black: 1 },
      },
      reason: '',
      confirmed: false,
    });
    expect(state.rounds[0]?.games[0]?.enteredAt).toBe(played.state.rounds[0]?.games[0]?.enteredAt);
  });
});
