import {
  clockBefore,
  clockFor,
  faceAt,
  faceText,
  type GameClock,
  isClock,
  pressed,
  started,
  stopped,
} from '@rokade/presentation/chess/game-clock.ts';
import { parseTimeControl } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';

/** A clock for a time control, started at time 0. */
function begun(text: string): GameClock {
  const control = parseTimeControl(text);
  if (control === null) throw new Error(text);
  return pressed(clockBefore(clockFor(control)), 'black', 0);
}

const seconds = (clock: GameClock, now: number) => [
  faceAt(clock, 'white', now).seconds,
  faceAt(clock, 'black', now).seconds,
];

/** @article Laws 2001 6.2b, 6.8a; FIDE Laws 2023 6.2.1, 6.3 */
describe('the clock on a screen', () => {
  test('stands until Black presses, then White’s time runs', () => {
    const before = clockBefore(
      clockFor({ stages: [{ moves: null, minutes: 5 }], incrementSeconds: 0 }),
    );
    expect(seconds(before, 9_000_000)).toEqual([300, 300]);
    expect(pressed(before, 'white', 0)).toBe(before);
    expect(seconds(pressed(before, 'black', 0), 2500)).toEqual([297.5, 300]);
  });

  test('adds the increment with each move, and counts the moves', () => {
    const after = pressed(begun('3 + 2s'), 'white', 4000);
    expect(seconds(after, 4000)).toEqual([180 + 2 - 4 + 2, 182]);
    expect(faceAt(after, 'white', 4000).moves).toBe(1);
    expect(seconds(pressed(after, 'black', 5000), 6000)).toEqual([179, 183]);
  });

  test('adds the next period’s time after its moves', () => {
    let clock = begun('2/1 + 5');
    for (const now of [1000, 2000, 3000]) clock = pressed(clock, clock.turn, now);
    expect(seconds(clock, 3000)).toEqual([60 - 2 + 300, 59]);
  });

  test('does not move by a press of who is not on the move', () => {
    const clock = begun('5');
    expect(pressed(clock, 'black', 1000)).toBe(clock);
  });

  test('stands while it is stopped, and goes on from there', () => {
    const halted = stopped(begun('5'), 10_000);
    expect(seconds(halted, 500_000)).toEqual([290, 300]);
    expect(pressed(halted, 'white', 500_000)).toBe(halted);
    expect(seconds(started(halted, 500_000), 501_000)).toEqual([289, 300]);
  });

  test('drops a flag, which stays down, and whose fell first is seen', () => {
    const clock = begun('1');
    expect(faceAt(clock, 'white', 60_000)).toMatchObject({ seconds: 0, fallen: true });
    const after = pressed(clock, 'white', 61_000);
    expect(faceAt(after, 'white', 61_000).fallen).toBe(true);
    expect(faceAt(after, 'black', 61_000).fallen).toBe(false);
  });

  test('is exact to a tenth over an hour of moves, and after being read again', () => {
    let clock = begun('60');
    let now = 0;
    for (let move = 0; move < 720; move += 1) {
      now += 4999;
      clock = JSON.parse(JSON.stringify(pressed(clock, clock.turn, now)));
    }
    const [white = 0, black = 0] = seconds(clock, now);
    expect(white).toBeCloseTo(3600 - 360 * 4.999, 6);
    expect(black).toBeCloseTo(3600 - 360 * 4.999, 6);
  });

  test('is read again as it was kept, and not at all if it is damaged', () => {
    const clock = pressed(begun('3 + 2s'), 'white', 4000);
    const kept = JSON.parse(JSON.stringify(clock));
    expect(isClock(kept, clock.setting)).toBe(true);
    for (const damaged of [
      null,
      'clock',
      {},
      { ...kept, white: undefined },
      { ...kept, turn: 'red' },
      { ...kept, setting: { ...clock.setting, stages: [] } },
      { ...kept, since: null },
      { ...kept, black: { secondsLeft: 'soon', moves: 0 } },
    ]) {
      expect(isClock(damaged, clock.setting)).toBe(false);
    }
  });

  test('uses nothing when the machine’s clock is put back', () => {
    expect(seconds(begun('5'), -3_600_000)).toEqual([300, 300]);
  });

  test.each([
    [5400, '1:30:00'],
    [299.2, '5:00'],
    [60, '1:00'],
    [3594.0000000001, '59:54'],
    [9.3000000001, '0:09.3'],
    [20, '0:20'],
    [19.94, '0:20.0'],
    [9.31, '0:09.4'],
    [0.05, '0:00.1'],
    [0, '0:00.0'],
  ])('%d seconds are shown as %s', (value, text) => {
    expect(faceText(value)).toBe(text);
  });
});
