import {
  type Command,
  type Settings,
  type Tournament,
  viewAsks,
  type Wish,
  waitingAsks,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  playerId,
  refusalOf,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
} from '../../../test/tournament/journal-driver.ts';

const p1 = playerId('p1');

const taking = (change: Partial<Settings> = {}): Driver =>
  started(6, { playerAsks: 'until-paired', halfPointByes: 1, roundsPlanned: 5, ...change });

const ask = (round: number, wish: Wish): Command => ({ kind: 'ask-for', player: p1, round, wish });
const takeBack = (round: number): Command => ({ kind: 'take-back-ask', player: p1, round });
const decline = (round: number, why = ''): Command => ({
  kind: 'decline-ask',
  player: p1,
  round,
  why,
});
const bye = (round: number): Command => ({
  kind: 'request-bye',
  player: p1,
  request: { round, bye: 'half-point' },
});

const playerOf = ({ players }: Tournament) => players.find(({ id }) => id === p1);
const asksOf = ({ state }: Driver) =>
  playerOf(state)?.asks.map(({ round, wish, declined }) => [round, wish, declined]);
const codeOf = (driver: Driver, command: Command) => refusalOf(driver, command).code;
const openTo = ({ state }: Driver, now = '2026-11-01T12:00') =>
  viewAsks(state, p1, now)?.open.map(({ round, until, wishes }) => [round, until, wishes]);

describe('what players ask for beforehand (FIDE 2012 8.3.2, 8.3.4)', () => {
  test('waits for the arbiter and changes nothing before', () => {
    const requested = run(taking(), ask(2, 'half-point'));
    expect(asksOf(requested)).toEqual([[2, 'half-point', null]]);
    expect(playerOf(requested.state)?.byeRequests).toEqual([]);
    expect(waitingAsks(requested.state)).toMatchObject([
      { player: p1, round: 2, wish: 'half-point', name: playerOf(requested.state)?.details.name },
    ]);
  });

  test('is granted by the bye itself', () => {
    const granted = run(taking(), ask(2, 'half-point'), bye(2));
    expect(asksOf(granted)).toEqual([]);
    expect(viewAsks(granted.state, p1, '')?.byes).toEqual([{ round: 2, bye: 'half-point' }]);
    expect(waitingAsks(granted.state)).toEqual([]);
  });

  test('is granted by the withdrawal itself, with all else that was asked for', () => {
    const requests = run(taking(), ask(2, 'zero-point'), ask(3, 'withdrawal'));
    const gone = run(requests, { kind: 'withdraw-player', player: p1, fromRound: 3 });
    expect(asksOf(gone)).toEqual([]);
    expect(viewAsks(gone.state, p1, '')).toMatchObject({ outFrom: 3, open: [] });
    expect(codeOf(gone, ask(2, 'zero-point'))).toBe('ask.not-playing');
  });

  test('is declined with what the player is told, and not asked for again', () => {
    const declined = run(taking(), ask(2, 'half-point'), decline(2, ' Kun én \u00e5ben runde '));
    expect(asksOf(declined)).toEqual([[2, 'half-point', 'Kun én åben runde']]);
    expect(waitingAsks(declined.state)).toEqual([]);
    expect(codeOf(declined, ask(2, 'half-point'))).toBe('ask.declined');
    expect(codeOf(declined, decline(2))).toBe('ask.none');
    expect(asksOf(run(declined, ask(2, 'zero-point')))).toEqual([[2, 'zero-point', null]]);
  });

  test('is taken back as long as it waits, and again changes nothing', () => {
    const back = run(taking(), ask(2, 'half-point'), takeBack(2));
    expect(asksOf(back)).toEqual([]);
    expect(run(back, takeBack(2)).entries).toHaveLength(back.entries.length);
  });

  test('said twice is one', () => {
    const once = run(taking(), ask(2, 'half-point'));
    expect(run(once, ask(2, 'half-point')).entries).toHaveLength(once.entries.length);
    expect(asksOf(run(once, ask(2, 'zero-point')))).toEqual([[2, 'zero-point', null]]);
  });

  test.each([
    ['nobody is asked to', { playerAsks: 'off' }, [], ask(2, 'zero-point'), 'ask.not-taken'],
    ['the last round', {}, [], ask(5, 'half-point'), 'bye.not-in-last-round'],
    ['more than are given', {}, [bye(2)], ask(3, 'half-point'), 'bye.too-many'],
    [
      'more than are given, with what waits',
      {},
      [ask(2, 'half-point')],
      ask(3, 'half-point'),
      'bye.too-many',
    ],
    ['a round that is out', {}, [], ask(1, 'zero-point'), 'round.already-paired'],
    ['leaving one that is out', {}, [], ask(1, 'withdrawal'), 'round.already-paired'],
    ['a round that is none', {}, [], ask(6, 'zero-point'), 'round.unknown'],
  ] as const)('is refused: %s', (_, change, before, command, code) => {
    expect(codeOf(run(taking(change), ...before), command)).toBe(code);
  });

  test('declined byes do not count', () => {
    const declined = run(taking(), ask(2, 'half-point'), decline(2));
    expect(asksOf(run(declined, ask(3, 'half-point')))).toHaveLength(2);
  });

  test('in a table only leaving can be asked for', () => {
    const table = {
      code: 'berger',
      edition: 'fide-2012',
      cycles: 1,
      withdrawals: 'fide-2012',
      freeDates: false,
    } as const;
    expect(openTo(taking({ system: table }))).toEqual([
      [2, '', ['withdrawal']],
      [3, '', ['withdrawal']],
      [4, '', ['withdrawal']],
      [5, '', ['withdrawal']],
    ]);
  });

  test('of a draft is taken still; of a round that is out nothing waits', () => {
    const first = whiteWinsAll(taking());
    const draft = run(first, { kind: 'pair-round' }, ask(2, 'zero-point'));
    expect(waitingAsks(draft.state)).toHaveLength(1);
    const out = run(draft, { kind: 'publish-round' });
    expect(waitingAsks(out.state)).toEqual([]);
    expect(viewAsks(out.state, p1, '')?.asks).toEqual([]);
  });

  test('a player is shown what the rules leave them', () => {
    const open = openTo(taking({ roundsPlanned: 4 }));
    expect(open).toEqual([
      [2, '', ['half-point', 'zero-point', 'withdrawal']],
      [3, '', ['half-point', 'zero-point', 'withdrawal']],
      [4, '', ['zero-point', 'withdrawal']],
    ]);
  });

  test.each([
    ['day-before', '2026-11-09T19:00', '2026-11-08', '2026-11-08T23:59', '2026-11-09T00:00'],
    ['hour-before', '2026-11-09T19:00', '2026-11-09T18:00', '2026-11-09T17:59', '2026-11-09T18:00'],
  ] as const)('until the %s', (playerAsks, date, until, inTime, late) => {
    const driver = taking({ playerAsks, roundsPlanned: 2, roundDates: ['2026-11-02', date] });
    expect(openTo(driver, inTime)).toEqual([[2, until, ['zero-point', 'withdrawal']]]);
    expect(openTo(driver, late)).toEqual([]);
  });

  test('of a finished tournament nothing is asked for', () => {
    const over = runConfirmed(taking(), { kind: 'finish-tournament' });
    expect(viewAsks(over.state, p1, '')).toMatchObject({ taken: false, open: [] });
    expect(codeOf(over, ask(2, 'zero-point'))).toBe('command.not-now');
  });

  test('of somebody else than a player there is nothing to see', () => {
    expect(viewAsks(taking().state, playerId('nobody'), '')).toBeNull();
  });
});
