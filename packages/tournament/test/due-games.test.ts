/** @regulation Tempelhof 2018 */
import {
  type Command,
  endOfWaiting,
  type GameResult,
  pairingRequest,
  type Settings,
  startOfRound,
  usualPlay,
  viewOpenGames,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  playerId,
  put,
  refusalOf,
  run,
  started,
} from '../../../test/tournament/journal-driver.ts';

const pending = (why: 'adjourned' | 'postponed', due = ''): GameResult => ({
  kind: 'pending',
  why,
  due,
});
const enter = (board: number, result: GameResult): Command => ({
  kind: 'enter-result',
  round: 1,
  board,
  result,
});
const tempelhof: Partial<Settings> = {
  roundDates: ['2026-11-02', '2026-11-09', '2026-11-23'],
  system: {
    code: 'tempelhof',
    edition: 'tempelhof-2018',
    firstRound: 'lot',
    withdrawals: 'fide-2012',
  },
};
const dueOf = ({ state }: Driver) =>
  viewOpenGames(state).due.map(({ board, why, due, until, article }) =>
    [board, why, due, until, article].join(' '),
  );

describe('games put off', () => {
  test('stand in the order in which they are due, those of the round being played not among them', () => {
    const driver = run(
      started(8),
      enter(1, pending('adjourned')),
      enter(2, pending('postponed', '2026-11-07')),
      enter(3, pending('postponed', '2026-11-01')),
    );
    expect(dueOf(driver)).toEqual([
      '3 in-advance 2026-11-01 2026-11-16 §11b',
      '2 postponed 2026-11-07 2026-11-16 §11b',
      '1 adjourned  2026-11-16 §11b',
    ]);
  });

  test('are to be played by the first time that anybody has fixed (DSU 2002 §11c; Tempelhof 2018 III.A.10)', () => {
    const fixed = { roundPlay: [{ ...usualPlay, finishBy: '2026-11-05' }] };
    const put1 = (change: Partial<Settings>) =>
      dueOf(run(started(4, change), enter(1, pending('adjourned'))));
    expect(put1(fixed)).toEqual(['1 adjourned  2026-11-05 §11c']);
    expect(put1(tempelhof)).toEqual(['1 adjourned  2026-11-08 Tempelhof III.A.10']);
    expect(put1({ roundDates: [] })).toEqual(['1 adjourned   ']);
  });

  test('beyond the next round are asked about (Tempelhof 2018 III.A.10)', () => {
    expect(
      refusalOf(started(4, tempelhof), enter(1, pending('postponed', '2026-11-09'))),
    ).toMatchObject({
      consequences: [
        {
          code: 'consequence.due-too-late',
          until: '2026-11-08',
          article: 'Tempelhof III.A.10',
        },
      ],
    });
  });

  test('and a game whose result is missing when the next round is paired is due as adjourned', () => {
    const open = run(started(4), enter(2, { kind: 'played', white: 2, black: 0 }));
    expect(dueOf(open)).toEqual([]);
    const paired = put(open, { command: { kind: 'pair-round' }, reason: '', confirmed: true });
    expect(dueOf(run(paired, { kind: 'publish-round' }))).toEqual(['1 adjourned  2026-11-16 §11b']);
  });
});

describe('what an open game counts for when the next round is paired', () => {
  /** Number 1 is far stronger than all others. */
  const rated = (openGamesAs: Settings['openGamesAs']): Driver => {
    const driver = started(4, { openGamesAs });
    const strong = driver.state.players[0]?.id ?? playerId('p1');
    const stronger = run(driver, {
      kind: 'change-player',
      player: strong,
      changes: { rating: 2800 },
    });
    const board = stronger.state.rounds[0]?.games.find(({ white, black }) =>
      [white, black].includes(strong),
    );
    return run(stronger, enter(board?.board ?? 1, pending('postponed')));
  };
  const pointsOf = ({ state }: Driver) =>
    pairingRequest(state, 2).players.map(({ records }) => {
      const [record] = records;
      return record !== undefined && 'halfPoints' in record ? record.halfPoints : null;
    });

  test('is a draw, as by the regulations (DSU 2002 4.10 §2; Tempelhof 2018 III.A.6)', () => {
    expect(pointsOf(rated('draw')).slice(0, 1)).toEqual([1]);
  });

  test('or by the house rule a win of who is expected to score more than 0.70', () => {
    const points = pointsOf(rated('expected'));
    expect(points[0]).toBe(2);
    expect([...points].sort()).toEqual([0, 1, 1, 2]);
  });
});

describe('a round that begins', () => {
  const round = started(4, { roundDates: ['2026-11-02T19:00'], waitingMinutes: 30 });
  const begin = (at: string | null, number = 1): Command => ({
    kind: 'begin-round',
    round: number,
    at,
  });

  test('does so as announced until the arbiter says when it did, and the waiting time goes by it', () => {
    expect(startOfRound(round.state, 1)).toBe('2026-11-02T19:00');
    const late = run(round, begin('2026-11-02T19:12'));
    expect(startOfRound(late.state, 1)).toBe('2026-11-02T19:12');
    expect(endOfWaiting(late.state, 1)).toBe('2026-11-02T19:42');
    expect(startOfRound(run(late, begin(null)).state, 1)).toBe('2026-11-02T19:00');
    expect(run(late, begin('2026-11-02T19:12')).entries).toEqual(late.entries);
  });

  test('is one that is out, and by a clock', () => {
    expect(refusalOf(round, begin('2026-11-02'))).toEqual({
      code: 'round.start-not-a-time',
      at: '2026-11-02',
    });
    expect(refusalOf(round, begin('2026-11-09T19:00', 2))).toMatchObject({ code: 'round.unknown' });
  });
});
