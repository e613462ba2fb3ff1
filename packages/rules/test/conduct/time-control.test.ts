/** @regulation DSU 2002 */
import { checkTimeControl, type ThinkingTime } from '@rokade/rules';
import { describe, expect, test } from 'vitest';

/** `40/120 60` with `+30`: 40 moves in 120 minutes, 60 for the rest, 30 seconds a move. */
function timeFrom(text: string): ThinkingTime {
  const [stages = '', increment = '0'] = text.split('+');
  return {
    stages: stages
      .trim()
      .split(' ')
      .map((stage) => {
        const [first, second] = stage.split('/').map(Number);
        return second === undefined
          ? { moves: null, minutes: first ?? 0 }
          : { moves: first ?? 0, minutes: second };
      }),
    incrementSeconds: Number(increment),
  };
}

/** @article DSU 2010 4.5.3 */
describe('§12–13; 4.5.3: thinking time', () => {
  test.each<readonly [string, string, readonly string[]]>([
    ['§12a', '120', []],
    ['§12a', '119', ['conduct.time-too-short', 'conduct.time-session-too-short']],
    ['§12a, §13b', '40/120 60', []],
    ['§12a: 16 an hour', '32/120 30', []],
    ['§12a: 15 an hour', '30/120 30', ['conduct.time-moves-per-hour']],
    ['§12a: 23 an hour', '46/120 30', []],
    ['§12a: 23½ an hour', '47/120 30', ['conduct.time-moves-per-hour']],
    ['§12a: two controls, the second 21⅔ an hour from the start', '40/120 25/60 15', []],
    [
      '§12a: two controls, the second 24 an hour from the start',
      '40/120 20/30 30',
      ['conduct.time-moves-per-hour'],
    ],
    ['§12a: no quickplay finish', '40/120 20/60', []],
    ['§12b', '40/75 15 +30', []],
    ['§12b', '90 +30', []],
    [
      '§12b, but slower increments',
      '90 +29',
      ['conduct.time-too-short', 'conduct.time-session-too-short'],
    ],
    ['§12b: longer than one of FIDE’s', '40/90 15 +30', []],
    [
      '§12a: two hours in 60 moves are none on the clock',
      '60 +60',
      ['conduct.time-too-short', 'conduct.time-session-too-short'],
    ],
    [
      '§12a: nor are 100 minutes and 20 seconds a move',
      '100 +20',
      ['conduct.time-too-short', 'conduct.time-session-too-short'],
    ],
    ['§12a with increments: 40 moves in 120 minutes', '40/100 30 +30', []],
    [
      '§12a with increments: 40 moves in 100 minutes',
      '40/80 20 +30',
      ['conduct.time-moves-per-hour'],
    ],
    ['§13b', '40/120 15', []],
    ['§13b', '40/120 14', ['conduct.time-last-stage']],
    ['§13b', '40/120 61', ['conduct.time-last-stage']],
    ['blitz', '3 +2', ['conduct.time-too-short', 'conduct.time-session-too-short']],
  ])('%s: %s', (_article, text, codes) => {
    expect(checkTimeControl(timeFrom(text)).map(({ code }) => code)).toEqual(codes);
  });

  test('says what it found and what is asked for', () => {
    expect(checkTimeControl(timeFrom('40/90 10'))).toEqual([
      { code: 'conduct.time-too-short', article: '§12a', facts: { minutes: 100, least: 120 } },
      {
        code: 'conduct.time-session-too-short',
        article: '§13a',
        facts: { minutes: 200, least: 240 },
      },
      {
        code: 'conduct.time-moves-per-hour',
        article: '§12a',
        facts: { moves: 40, minutes: 90, perHour: 26.7, least: 16, most: 23 },
      },
      {
        code: 'conduct.time-last-stage',
        article: '§13b',
        facts: { minutes: 10, least: 15, most: 60 },
      },
    ]);
  });

  test('no stage at all is too short', () => {
    expect(checkTimeControl({ stages: [], incrementSeconds: 0 })).toHaveLength(2);
  });
});
