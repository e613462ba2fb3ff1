import {
  callOfCountdown,
  nearness,
  timeLeft,
} from '@rokade/presentation/public/screen/countdown.ts';
import { type ScreenPart, shareOf } from '@rokade/presentation/public/screen/screen-data.ts';
import { frameAt, linesOf, turned } from '@rokade/presentation/public/screen/turning.ts';
import { describe, expect, test } from 'vitest';

const line = (table: number) => ({ table, white: 'A', black: 'B', result: '' });
const boards = (key: string, count: number): ScreenPart => ({
  key,
  about: '',
  share: null,
  what: 'boards',
  lines: Array.from({ length: count }, (_, index) => line(index + 1)),
});

describe('several screens share a long list', () => {
  test.each([
    [10, 3, [4, 3, 3]],
    [60, 3, [20, 20, 20]],
    [2, 3, [1, 1, 0]],
    [0, 2, [0, 0]],
  ])('%i lines on %i screens', (count, of, sizes) => {
    const lines = Array.from({ length: count }, (_, index) => index);
    const shares = sizes.map((_, index) => shareOf(lines, index + 1, of));
    expect(shares.map((share) => share.length)).toEqual(sizes);
    expect(shares.flat()).toEqual(lines);
  });
});

describe('pages turn by themselves', () => {
  const parts = [boards('a', 15), boards('b', 0), boards('c', 3)];

  test('through all lists, those without lines left out, and begin anew', () => {
    let at = turned(parts, null);
    const seen = [at];
    for (let turn = 0; turn < 3; turn += 1) {
      at = turned(parts, at);
      seen.push(at);
    }
    expect(seen.map((one) => `${one?.key}${one?.page}`)).toEqual(['a1', 'c0', 'a0', 'a1']);
  });

  test('news leave the page where it is; one that is gone shows what is left', () => {
    const longer = [boards('a', 25), boards('c', 3)];
    expect(frameAt(longer, { key: 'a', page: 1 })).toMatchObject({ page: 1, pages: 3 });
    expect(frameAt([boards('a', 5)], { key: 'a', page: 1 })).toMatchObject({
      page: 0,
      turns: false,
    });
    expect(frameAt([boards('c', 5)], { key: 'a', page: 1 })?.part.key).toBe('c');
    expect(frameAt([], { key: 'a', page: 1 })).toBeNull();
    expect(turned([], null)).toBeNull();
  });

  test('every line stands on a page', () => {
    const lines = Array.from({ length: 23 }, (_, index) => index);
    const shown = [0, 1, 2].flatMap((page) => linesOf('boards', lines, page));
    expect(shown).toEqual(lines);
  });
});

test.each([
  [300_001, 'far', '5:01'],
  [300_000, 'soon', '5:00'],
  [60_001, 'soon', '1:01'],
  [60_000, 'now', '1:00'],
  [0, 'now', '0:00'],
  [-61_000, 'now', '1:01'],
  [3_600_000, 'far', '1:00:00'],
])('%i ms left are %s, %s', (left, near, text) => {
  expect([nearness(left), timeLeft(left)]).toEqual([near, text]);
});

test.each([
  [300_001, 'before'],
  [300_000, 'five-minutes'],
  [60_000, 'one-minute'],
  [1, 'one-minute'],
  [0, 'over'],
])('%i ms before the moment a screen is at the call %s', (left, call) => {
  expect(callOfCountdown(left)).toBe(call);
});
