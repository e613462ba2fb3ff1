import { fideList, timeOdds2002 } from '@rokade/rules';
import {
  endOfWaiting,
  playOfRound,
  type RatingReportView,
  type RoundPlay,
  type Settings,
  startOfRound,
  usualPlay,
  viewNotRated,
  viewRatingReport,
  viewRound,
} from '@rokade/tournament';
import { describe, expect, it, test } from 'vitest';
import {
  type Driver,
  playerId,
  refusalOf,
  run,
  runConfirmed,
  settings,
  started,
  whiteWinsAll,
} from '../../../test/tournament/journal-driver.ts';

const time = (minutes: number, incrementSeconds = 0) => ({
  stages: [{ moves: null, minutes }],
  incrementSeconds,
});

const cup: Partial<Settings> = { system: { code: 'cup', edition: 'tempelhof-2018', byes: [] } };

const play = (change: Partial<RoundPlay>): RoundPlay => ({ ...usualPlay, ...change });

/** A draw on every board of the newest round, then the next round published. */
function drawnAndReplayed(driver: Driver): Driver {
  const round = driver.state.rounds.at(-1);
  const drawn = (round?.games ?? []).reduce(
    (now, { board }) =>
      run(now, {
        kind: 'enter-result',
        round: round?.number ?? 0,
        board,
        result: { kind: 'played', white: 1, black: 1 },
      }),
    driver,
  );
  return run(drawn, { kind: 'pair-round' }, { kind: 'publish-round' });
}

const controls = ({ state }: Driver) =>
  state.rounds.map(({ number }) => {
    const { stages, incrementSeconds } = playOfRound(state, number).timeControl;
    return [stages[0]?.minutes, incrementSeconds];
  });

describe('how a round is played', () => {
  it('is as the tournament, or as said of the round', () => {
    const { state } = started(4, {
      roundDates: ['2026-11-02T19:00', '2026-11-09'],
      roundPlay: [usualPlay, play({ timeControl: time(60), rated: 'no', finishBy: '2026-11-12' })],
      waitingMinutes: 30,
    });
    expect(playOfRound(state, 1)).toEqual({
      date: '2026-11-02T19:00',
      start: null,
      timeControl: settings.timeControl,
      rated: 'by-rule',
      finishBy: '',
      waitingMinutes: 30,
      waitingArticle: 'FIDE Laws 2001 6.7',
    });
    expect(playOfRound(state, 2)).toMatchObject({
      date: '2026-11-09',
      timeControl: time(60),
      rated: 'no',
      finishBy: '2026-11-12',
    });
    expect(playOfRound(state, 3)).toMatchObject({ date: '', timeControl: settings.timeControl });
    expect(viewRound(state, 1)?.play).toEqual(playOfRound(state, 1));
  });

  it('has the sequence of the cup for its replays (Tempelhof 2018 III.C.3)', () => {
    let driver = started(2, cup);
    for (let replay = 0; replay < 6; replay++) driver = drawnAndReplayed(driver);
    expect(controls(driver)).toEqual([
      [120, 0],
      [120, 0],
      [15, 10],
      [15, 10],
      [3, 2],
      [3, 2],
      [3, 2],
    ]);
    expect(playOfRound(driver.state, 3).waitingMinutes).toBe(7.5);
  });

  test.each<[string, Partial<Settings>, string, string]>([
    [
      'an hour after the start',
      { roundDates: ['2026-11-02T19:00'] },
      '2026-11-02T19:00',
      '2026-11-02T20:00',
    ],
    ['over midnight', { roundDates: ['2026-11-02T23:30'] }, '2026-11-02T23:30', '2026-11-03T00:30'],
    ['unknown without a time', { roundDates: ['2026-11-02'] }, '', ''],
    [
      'Tempelhof 2018 I.4: at 20:00',
      { ...cup, roundDates: ['2026-11-06'] },
      '2026-11-06T20:00',
      '2026-11-06T21:00',
    ],
    [
      'half minutes are waited to the full',
      { ...cup, timeControl: time(15, 10), roundDates: ['2026-11-06'] },
      '2026-11-06T20:00',
      '2026-11-06T20:08',
    ],
  ])('the waiting time runs out: %s', (_, change, start, end) => {
    const { state } = started(4, change);
    expect([startOfRound(state, 1), endOfWaiting(state, 1)]).toEqual([start, end]);
  });

  test.each<[Partial<Settings>, string, string]>([
    [{ waitingMinutes: -1 }, 'waitingMinutes', 'out-of-range'],
    [{ waitingMinutes: 0.5 }, 'waitingMinutes', 'out-of-range'],
    [{ roundPlay: [play({ timeControl: time(0) })] }, 'roundPlay', 'out-of-range'],
    [{ roundPlay: [play({ finishBy: '2026-02-30' })] }, 'roundPlay', 'not-a-date'],
    [{ roundPlay: Array.from({ length: 51 }, () => usualPlay) }, 'roundPlay', 'too-many'],
  ])('is refused: %j', (changes, field, problem) => {
    expect(refusalOf(started(4), { kind: 'change-settings', changes })).toEqual({
      code: 'settings.invalid',
      field,
      problem,
    });
  });
});

/** Round, board and reason of the games left out. */
const left = ({ notRated }: RatingReportView) =>
  notRated.map(({ round, board, because }) => [round, board, because.code]);

describe('which games are rated (DSU 2002 4.5.3; DSU 2010 4.5.3)', () => {
  it('not a cup’s rapid and blitz replays (Tempelhof 2018 III.C.3)', () => {
    let driver = started(2, cup);
    for (let replay = 0; replay < 4; replay++) driver = drawnAndReplayed(driver);
    const report = viewRatingReport(whiteWinsAll(driver).state);
    expect(left(report)).toEqual([
      [3, 1, 'rating.time-too-short'],
      [4, 1, 'rating.time-too-short'],
      [5, 1, 'rating.time-too-short'],
    ]);
    expect(report.rows.map(({ games }) => games)).toEqual([2, 2]);
    expect(report.notRated[0]?.because).toMatchObject({
      article: '4.5.3',
      facts: { roundNumber: 3, minutes: 15, least: 120 },
    });
    expect(report.rows[0]?.because.map(({ code }) => code)).toContain('rating.time-too-short');
  });

  it('not handicap games, but those of the same tournament with even times (DSU 2002 4.13.4)', () => {
    const driver = run(started(4, { timeOdds: timeOdds2002 }), {
      kind: 'change-player',
      player: playerId('p1'),
      changes: { rating: 2300 },
    });
    const report = viewRatingReport(whiteWinsAll(driver).state);
    expect(left(report)).toEqual([[1, 1, 'rating.time-odds']]);
    expect(report.rows.map(({ games }) => games)).toEqual([0, 0, 1, 1]);
  });

  it('nor forfeits of such a round', () => {
    const driver = run(started(4, { roundPlay: [play({ rated: 'no' })] }), {
      kind: 'enter-result',
      round: 1,
      board: 1,
      result: { kind: 'forfeit', absent: 'white', notice: false },
    });
    expect(left(viewRatingReport(driver.state))).toEqual([[1, 1, 'rating.round-not-rated']]);
  });

  test.each<[string, Partial<Settings>, number]>([
    ['a tournament with a short time: none', { timeControl: time(15) }, 0],
    ['the rating officer agreed (4.5.3.1)', { timeControl: time(15), rated: 'yes' }, 1],
    ['the organiser has it unrated', { rated: 'no' }, 0],
    ['a round of its own again', { rated: 'no', roundPlay: [play({ rated: 'yes' })] }, 1],
    ['a short round', { roundPlay: [play({ timeControl: time(30) })] }, 0],
    [
      'outside the rules, but no short game',
      {
        timeControl: {
          stages: [
            { moves: 50, minutes: 120 },
            { moves: null, minutes: 30 },
          ],
          incrementSeconds: 0,
        },
      },
      1,
    ],
  ])('%s', (_, change, games) => {
    const { rows } = viewRatingReport(whiteWinsAll(started(2, change)).state);
    expect(rows.map((row) => row.games)).toEqual([games, games]);
  });

  it('not a game that the arbiter leaves out, with a reason (DSU 2002 4.5.4.2; DSU 2010 4.5.4.2)', () => {
    const leaveOut = { kind: 'decide-game-rating', round: 1, board: 2, rated: false } as const;
    const done = whiteWinsAll(started(4));
    expect(refusalOf(done, leaveOut)).toMatchObject({
      code: 'command.needs-confirmation',
      consequences: [
        { code: 'consequence.played-game-not-rated', round: 1, board: 2, article: '4.5.4.2' },
      ],
      reasonNeeded: true,
    });
    const without = runConfirmed(done, leaveOut);
    expect(left(viewRatingReport(without.state))).toEqual([[1, 2, 'rating.game-not-rated']]);
    const back = run(without, { ...leaveOut, rated: true });
    expect(left(viewRatingReport(back.state))).toEqual([]);
    expect(run(back, { ...leaveOut, rated: true }).entries).toHaveLength(back.entries.length);
  });

  const reserve = { kind: 'note-late-reserve', round: 1, board: 2, late: true } as const;

  it.each([
    ['2015-01-31', [[1, 2, 'rating.late-reserve']]],
    ['2009-12-31', []],
  ])(
    'not one with a reserve after half an hour, since 2010 (%s; DSU 2010 4.5.4.2)',
    (day, expected) => {
      const done = run(whiteWinsAll(started(4, { roundDates: [day] })), reserve);
      expect(left(viewRatingReport(done.state))).toEqual(expected);
      expect(viewNotRated(done.state, fideList)).toEqual([]);
      expect(run(done, reserve).entries).toHaveLength(done.entries.length);
      const back = run(done, { ...reserve, late: false });
      expect(left(viewRatingReport(back.state))).toEqual([]);
    },
  );

  it('after the end, too, what is rated is still said', () => {
    const over = runConfirmed(whiteWinsAll(started(4)), { kind: 'finish-tournament' });
    const noted = run(over, reserve);
    expect(left(viewRatingReport(noted.state))).toEqual([[1, 2, 'rating.late-reserve']]);
    const leaveOut = { kind: 'decide-game-rating', round: 1, board: 1, rated: false } as const;
    expect(left(viewRatingReport(runConfirmed(noted, leaveOut).state))).toEqual([
      [1, 1, 'rating.game-not-rated'],
      [1, 2, 'rating.late-reserve'],
    ]);
  });

  it('not one with a late reserve, though the round is rated whatever its time', () => {
    const done = run(whiteWinsAll(started(4, { rated: 'yes' })), reserve);
    expect(left(viewRatingReport(done.state))).toEqual([[1, 2, 'rating.late-reserve']]);
  });

  it('for FIDE only those of the tournament’s own rate of play (B.02)', () => {
    const reasons = (change: Partial<Settings>) =>
      viewNotRated(whiteWinsAll(started(2, change)).state, fideList).map(
        ({ because }) => because.code,
      );
    expect(reasons({ timeControl: time(15, 10) })).toEqual([]);
    expect(reasons({ roundPlay: [play({ timeControl: time(15, 10) })] })).toEqual([
      'rating.other-rate-of-play',
    ]);
  });

  const elo = (white: number, black: number, change: Partial<Settings>) =>
    run(
      started(2, change),
      { kind: 'change-player', player: playerId('p1'), changes: { fideRating: white } },
      { kind: 'change-player', player: playerId('p2'), changes: { fideRating: black } },
    );

  test.each<[string, Partial<Settings>, number, number, object | null]>([
    ['an hour below 1800', { timeControl: time(60) }, 1799, 1500, null],
    ['an hour from 1800 on', { timeControl: time(60) }, 1500, 1800, { minutes: 60, least: 90 }],
    ['90 with increment', { timeControl: time(60, 30) }, 2399, 1500, null],
    ['90 from 2400 on', { timeControl: time(90) }, 2400, 1500, { minutes: 90, least: 120 }],
    ['its own round alone', { roundPlay: [play({ timeControl: time(60) })] }, 1900, 1500, {}],
    ['blitz of more than three minutes', { timeControl: time(3, 2) }, 2400, 1500, null],
    ['blitz of three', { timeControl: time(3) }, 1500, 1500, { minutes: 3, least: 4 }],
    ['where the organiser has it rated', { timeControl: time(3), rated: 'yes' }, 1500, 1500, null],
  ])('for FIDE a game is long enough for its players, or is not rated: %s (B.02)', (...row) => {
    const [, change, white, black, facts] = row;
    const found = viewNotRated(whiteWinsAll(elo(white, black, change)).state, fideList);
    expect(found.map(({ because }) => because)).toMatchObject(
      facts === null ? [] : [{ code: 'rating.time-too-short', article: 'FIDE B.02 2024', facts }],
    );
  });

  it('for FIDE a long game with unequal times is rated if both have enough, a quick one is not', () => {
    const odds = (timeControl: Settings['timeControl']) => {
      const stronger = { player: playerId('p1'), changes: { rating: 2300 } };
      const driver = run(started(2, { timeOdds: timeOdds2002, timeControl }), {
        kind: 'change-player',
        ...stronger,
      });
      return viewNotRated(whiteWinsAll(driver).state, fideList).map(({ because }) => because.code);
    };
    expect(odds(time(15, 10))).toEqual(['rating.time-odds']);
    expect(odds(time(180))).toEqual([]);
  });

  it('who never came is told so, and their opponents', () => {
    const driver = run(started(4), {
      kind: 'enter-result',
      round: 1,
      board: 1,
      result: { kind: 'forfeit', absent: 'white', notice: false },
    });
    const codes = viewRatingReport(driver.state).rows.map(({ because }) =>
      because.map(({ code }) => code),
    );
    const { white, black } = driver.state.rounds[0]?.games[0] ?? {};
    const rowOf = (id: string | undefined) => driver.state.players.findIndex((p) => p.id === id);
    expect(codes[rowOf(white)]).toEqual(['rating-dsu.never-came', 'rating-dsu.no-games']);
    expect(codes[rowOf(black)]).toEqual(['rating-dsu.opponent-never-came', 'rating-dsu.no-games']);
  });
});
