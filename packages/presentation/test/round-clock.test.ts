import { describe, expect, test } from 'vitest';
import { callOf, countdownText, secondsLater } from '../src/chess/round-clock.ts';

const at = (now: string, start = '2026-11-21T19:00', until = '2026-11-21T19:30') =>
  callOf({ start, until, now: `2026-11-21T${now}` });

/** @article FIDE 2012 6.4 */
describe('the calls before a round', () => {
  test.each([
    ['more than an hour before', '17:59:59', { kind: 'later' }],
    ['in the last hour', '18:00:00', { kind: 'before', seconds: 3600 }],
    ['before the call at five minutes', '18:54:59', { kind: 'before', seconds: 301 }],
    ['at five minutes', '18:55:00', { kind: 'five-minutes', seconds: 300 }],
    ['until the last', '18:58:59', { kind: 'five-minutes', seconds: 61 }],
    ['at one minute', '18:59:00', { kind: 'one-minute', seconds: 60 }],
    ['in the last second', '18:59:59', { kind: 'one-minute', seconds: 1 }],
    ['at the start', '19:00:00', { kind: 'waits', seconds: 1800 }],
    ['when the waiting time is over', '19:30:00', { kind: 'over' }],
  ])('%s', (_, now, expected) => {
    expect(at(now)).toEqual(expected);
  });

  test('are none where nobody knows when it begins', () => {
    expect(at('19:00:00', '')).toBeNull();
    expect(at('19:00:00', '2026-11-21')).toBeNull();
    expect(callOf({ start: '2026-11-21T19:00', until: '', now: '' })).toBeNull();
  });

  test('end with the start where nobody is waited for', () => {
    expect(at('19:00:00', '2026-11-21T19:00', '2026-11-21T19:00')).toEqual({ kind: 'over' });
  });
});

test.each([
  [0, '0:00'],
  [61, '1:01'],
  [600, '10:00'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
])('%i seconds read %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});

test('a clock counts on over minute, hour and day', () => {
  expect(secondsLater('2026-11-21T18:59:58', 1)).toBe('2026-11-21T18:59:59');
  expect(secondsLater('2026-11-21T23:59:58', 3)).toBe('2026-11-22T00:00:01');
});
