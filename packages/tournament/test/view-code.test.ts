import {
  type CodeSubject,
  type CodeView,
  parseSubject,
  type Settings,
  subjectText,
  tablesInUse,
  viewCode,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  playerId,
  run,
  runConfirmed,
  started,
  whiteWinsAll,
} from '../../../test/tournament/journal-driver.ts';

const withReports = (driver: Driver, change: Partial<Settings> = {}): Driver =>
  run(driver, { kind: 'change-settings', changes: { phoneReports: 'by-table', ...change } });

const table = (number: number, round: number | null = null): CodeSubject => ({
  kind: 'table',
  table: number,
  round,
});

const shown = (view: CodeView) =>
  view.kind === 'board' ? [view.round, view.board, view.table] : view.why;

const now = '2026-11-09T19:00';

describe('what a code leads to', () => {
  test.each([
    ['t5', table(5)],
    ['t41r3', table(41, 3)],
    ['pt5', { kind: 'player', player: playerId('t5') }],
  ] as const)('%s is said as it is read', (text, subject) => {
    expect(parseSubject(text)).toEqual(subject);
    expect(subjectText(subject)).toBe(text);
  });

  test.each(['', 't0', 't5r0', 'x5', 'p', 't5r', 'T5'])('“%s” says nobody', (text) => {
    expect(parseSubject(text)).toBeNull();
  });

  test('a table has the board that is played at it, by the numbers of the hall', () => {
    const { state } = withReports(started(4), { firstTable: 41 });
    expect(shown(viewCode(state, table(42), null, now))).toEqual([1, 2, 42]);
    expect(shown(viewCode(state, table(2), null, now))).toBe('no-game');
    expect(tablesInUse(state)).toEqual([41, 42]);
  });

  test('a player has their own board, where both are asked', () => {
    const { state } = withReports(started(4), { phoneReports: 'by-both' });
    const player = state.rounds[0]?.games[1]?.black ?? playerId('p1');
    const view = viewCode(state, { kind: 'player', player }, null, now);
    expect(view).toMatchObject({ kind: 'board', board: 2, by: player, black: { id: player } });
    expect(shown(viewCode(state, table(1), null, now))).toBe('not-asked-for');
  });

  test('the next round is shown once it is out, and an old slip only its own', () => {
    const first = whiteWinsAll(withReports(started(4)));
    const paired = run(first, { kind: 'pair-round' });
    expect(shown(viewCode(paired.state, table(1), null, now))).toEqual([1, 1, 1]);
    const { state } = run(paired, { kind: 'publish-round' });
    expect(shown(viewCode(state, table(1), null, now))).toEqual([2, 1, 1]);
    expect(viewCode(state, table(1, 1), null, now)).toMatchObject({ round: 1, newest: 2 });
    expect(viewCode(state, table(1, 2), null, now)).toMatchObject({ round: 2, newest: 2 });
  });

  test('a round whose day has not come is not reported yet', () => {
    const { state } = withReports(started(4));
    expect(shown(viewCode(state, table(1), null, '2026-11-01T20:00'))).toBe('no-round');
  });

  test('a finished tournament takes nothing', () => {
    const { state } = runConfirmed(withReports(started(4)), { kind: 'finish-tournament' });
    expect(shown(viewCode(state, table(1), null, now))).toBe('finished');
  });

  test('an open game of an earlier round stays within reach', () => {
    const first = run(
      withReports(started(4)),
      {
        kind: 'enter-result',
        round: 1,
        board: 1,
        result: { kind: 'pending', why: 'adjourned', due: '' },
      },
      { kind: 'enter-result', round: 1, board: 2, result: { kind: 'played', white: 2, black: 0 } },
      { kind: 'pair-round' },
      { kind: 'publish-round' },
    );
    expect(viewCode(first.state, table(1), null, now)).toMatchObject({ round: 2, others: [1] });
    expect(viewCode(first.state, table(1), 1, now)).toMatchObject({ round: 1, others: [2] });
  });
});
