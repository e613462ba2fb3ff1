import {
  type ByeRequest,
  type Command,
  type SystemChoice,
  viewCrosstable,
  viewPlayerCard,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  details,
  playerId,
  put,
  refusalOf,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const ask = (round: number, bye: ByeRequest['bye'], player = 'p1'): Command => ({
  kind: 'request-bye',
  player: playerId(player),
  request: { round, bye },
});

describe('half-point byes (FIDE 2012 8.3.4)', () => {
  test('are as many as the organiser allows each player; null sets no limit', () => {
    const one = run(withPlayers(6, { roundsPlanned: 5 }), ask(2, 'half-point'));
    expect(refusalOf(one, ask(3, 'half-point'))).toEqual({ code: 'bye.too-many', most: 1 });
    expect(run(one, ask(3, 'zero-point'), ask(3, 'half-point', 'p2')).refusal).toBeNull();
    const free = withPlayers(6, { roundsPlanned: 5, halfPointByes: null });
    expect(run(free, ...[1, 2, 3, 4].map((round) => ask(round, 'half-point'))).refusal).toBeNull();
    expect(refusalOf(withPlayers(6, { halfPointByes: 0 }), ask(1, 'half-point')).code).toBe(
      'bye.too-many',
    );
  });

  test('there is none in the last round, whatever the limit', () => {
    const driver = withPlayers(6, { roundsPlanned: 5, halfPointByes: null });
    expect(refusalOf(driver, ask(5, 'half-point'))).toEqual({
      code: 'bye.not-in-last-round',
      round: 5,
      article: 'FIDE 2012 8.3.4',
    });
    expect(run(driver, ask(5, 'zero-point')).refusal).toBeNull();
  });

  test('another bye asked for in the same round takes the place of the first', () => {
    const driver = run(
      withPlayers(6, { roundsPlanned: 5 }),
      ...[ask(2, 'half-point'), ask(3, 'zero-point'), ask(2, 'zero-point'), ask(3, 'half-point')],
    );
    expect(driver.state.players[0]?.byeRequests).toEqual([
      { round: 2, bye: 'zero-point' },
      { round: 3, bye: 'half-point' },
    ]);
    expect(run(driver, ask(3, 'half-point')).entries).toEqual(driver.entries);
  });

  test('a limit is a whole number', () => {
    const change = (halfPointByes: number): Command => ({
      kind: 'change-settings',
      changes: { halfPointByes },
    });
    expect(refusalOf(withPlayers(6), change(-1))).toMatchObject({ field: 'halfPointByes' });
    expect(refusalOf(withPlayers(6), change(0.5))).toMatchObject({ field: 'halfPointByes' });
    expect(run(withPlayers(6), change(2)).state.settings.halfPointByes).toBe(2);
  });

  test('a full-point bye asks', () => {
    const driver = withPlayers(6);
    expect(refusalOf(driver, ask(1, 'full-point'))).toMatchObject({
      consequences: [{ code: 'consequence.full-point-bye', round: 1 }],
    });
    expect(runConfirmed(driver, ask(1, 'full-point')).refusal).toBeNull();
  });

  test('each gives what a win or a draw is worth, or nothing', () => {
    const { state } = run(
      runConfirmed(whiteWinsAll(started(7)), ask(2, 'full-point')),
      ask(2, 'half-point', 'p2'),
      ask(2, 'zero-point', 'p3'),
      { kind: 'pair-round' },
      { kind: 'publish-round' },
    );
    expect(state.rounds[1]?.byes.map(({ bye, halfPoints }) => [bye, halfPoints])).toEqual([
      ['full-point', 2],
      ['half-point', 1],
      ['zero-point', 0],
    ]);
  });
});

describe('points of rounds that a late entry missed', () => {
  const enter = (missed: readonly ByeRequest[]): Command => ({
    kind: 'enter-players',
    players: [{ id: playerId('x1'), details: details('Sen, Ida'), missed }],
  });
  const second = (change: Parameters<typeof started>[1] = {}) =>
    run(
      whiteWinsAll(started(6, { roundsPlanned: 5, ...change })),
      { kind: 'pair-round' },
      { kind: 'publish-round' },
    );

  test('none unless the organiser gives byes, which then stand in those rounds', () => {
    const nothing = run(second(), enter([]));
    expect(viewPlayerCard(nothing.state, playerId('x1'))?.standing?.halfPoints).toBe(0);
    const half = run(second(), enter([{ round: 1, bye: 'half-point' }]));
    const card = viewPlayerCard(half.state, playerId('x1'));
    expect(card?.standing?.halfPoints).toBe(1);
    expect(card?.rounds.map(({ round, halfPointsAfter }) => [round, halfPointsAfter])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    const row = viewCrosstable(half.state).rows.find(({ standing }) => standing.player.id === 'x1');
    expect(row?.cells[0]).toEqual({ kind: 'bye', bye: 'half-point', halfPoints: 1 });
    const back = run(half, { kind: 'return-to', toVersion: nothing.state.version - 1 });
    expect(back.state.rounds[0]?.byes).toEqual([]);
  });

  test('count towards the limit, and half points are never more than it', () => {
    const both: readonly ByeRequest[] = [
      { round: 1, bye: 'half-point' },
      { round: 2, bye: 'half-point' },
    ];
    expect(refusalOf(second(), enter(both)).code).toBe('bye.too-many');
    expect(run(second({ halfPointByes: 2 }), enter(both)).refusal).toBeNull();
    const half = run(second(), enter(both.slice(0, 1)));
    expect(refusalOf(half, ask(4, 'half-point', 'x1')).code).toBe('bye.too-many');
  });

  test('a whole point asks, a round that is not out or named twice is refused', () => {
    const whole = refusalOf(second(), enter([{ round: 1, bye: 'full-point' }]));
    expect(whole.code).toBe('command.needs-confirmation');
    expect(refusalOf(second(), enter([{ round: 3, bye: 'half-point' }]))).toEqual({
      code: 'bye.round-not-missed',
      round: 3,
    });
    const twice = [
      { round: 1, bye: 'zero-point' } as const,
      { round: 1, bye: 'zero-point' } as const,
    ];
    expect(refusalOf(second(), enter(twice)).code).toBe('bye.round-not-missed');
  });

  test('a table has no rounds missed: the games are made up', () => {
    const system: SystemChoice = {
      code: 'berger',
      edition: 'fide-2012',
      cycles: 1,
      withdrawals: 'fide-2012',
      freeDates: false,
    };
    const table = started(5, { system, tieBreaks: [] });
    const { refusal } = put(table, {
      command: enter([{ round: 1, bye: 'half-point' }]),
      reason: '',
      confirmed: false,
    });
    expect(refusal?.code).toBe('bye.round-not-missed');
  });
});
