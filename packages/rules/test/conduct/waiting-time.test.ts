import { type ThinkingTime, waitingMinutes, waitingRules } from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const time = (minutes: number, incrementSeconds = 0): ThinkingTime => ({
  stages: [{ moves: null, minutes }],
  incrementSeconds,
});

const fortyMoves: ThinkingTime = {
  stages: [
    { moves: 40, minutes: 120 },
    { moves: null, minutes: 30 },
  ],
  incrementSeconds: 0,
};

/** @article Laws 2001 6.7; FIDE Laws 2023 6.7.1; FIDE 2012 13.3.7; Tempelhof 2018 I.6 */
describe('waiting time', () => {
  test.each<readonly [string, keyof typeof waitingRules, number | null, ThinkingTime, number]>([
    ['Laws 2001 6.7: an hour', 'laws-2001', null, time(90, 30), 60],
    ['Laws 2001 6.7: unless the rules of the event say otherwise', 'laws-2001', 30, time(90), 30],
    ['Laws 2023 6.7.1: none unless announced', 'laws-2023', null, time(90, 30), 0],
    ['Laws 2023 6.7.1: as announced', 'laws-2023', 15, time(90, 30), 15],
    ['FIDE 2012 13.3.7: the start of the round', 'fide-2012', null, time(90, 30), 0],
    ['Tempelhof 2018 I.6: an hour', 'tempelhof-2018', null, fortyMoves, 60],
    [
      'Tempelhof 2018 I.6: half of 30 minutes in a rapid game',
      'tempelhof-2018',
      null,
      time(30),
      15,
    ],
    ['Tempelhof 2018 I.6: half of an hour', 'tempelhof-2018', null, time(60), 30],
    ['Tempelhof 2018 I.6: a game of 61 minutes is none', 'tempelhof-2018', null, time(61), 60],
    [
      'Tempelhof 2018 I.6: half of 15 minutes, the increment aside',
      'tempelhof-2018',
      null,
      time(15, 10),
      7.5,
    ],
    ['Tempelhof 2018 I.6: half of 3 minutes in blitz', 'tempelhof-2018', null, time(3, 2), 1.5],
    /** @article Laws 2001 6.5 */
    ['the flag falls before an hour is over', 'laws-2001', null, time(15), 15],
    ['no stages, no time', 'laws-2001', null, { stages: [], incrementSeconds: 0 }, 0],
  ])('%s', (_, rule, announced, control, minutes) => {
    expect(waitingMinutes(rule, announced, control)).toBe(minutes);
  });

  test('each rule says where it stands', () => {
    expect(Object.values(waitingRules).map(({ article }) => article)).toEqual([
      'FIDE Laws 2001 6.7',
      'FIDE Laws 2023 6.7.1',
      'FIDE 2012 13.3.7',
      'Tempelhof I.6',
    ]);
  });
});
