import { describe, expect, it } from 'vitest';
import { makeThrottle } from '../src/accounts/throttle.ts';

const second = 1000;
const rule = { freeFailures: 3, longestWaitSeconds: 60 };

describe('throttle', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [5, 2],
    [6, 4],
    [9, 32],
    [10, 60],
    [50, 60],
  ])('after %i failures makes wait %i seconds', (count, wait) => {
    const throttle = makeThrottle(rule);
    for (let failure = 0; failure < count; failure++) throttle.failed('ida', 0);
    expect(throttle.waitSeconds('ida', 0)).toBe(wait);
    expect(throttle.waitSeconds('bo', 0)).toBe(0);
  });

  it('counts the seconds down', () => {
    const throttle = makeThrottle(rule);
    for (let failure = 0; failure < 6; failure++) throttle.failed('ida', 0);
    expect([0, 1, 3.5, 4].map((at) => throttle.waitSeconds('ida', at * second))).toEqual([
      4, 3, 1, 0,
    ]);
  });

  it('forgets after a success or an hour', () => {
    const throttle = makeThrottle({ freeFailures: 0, longestWaitSeconds: 10_000 });
    for (let failure = 0; failure < 14; failure++) throttle.failed('ida', 0);
    expect(throttle.waitSeconds('ida', 3599 * second)).toBeGreaterThan(0);
    expect(throttle.waitSeconds('ida', 3600 * second)).toBe(0);
    throttle.failed('bo', 0);
    throttle.succeeded('bo');
    expect(throttle.waitSeconds('bo', 0)).toBe(0);
  });

  it('remembers ten thousand keys and no more', () => {
    const throttle = makeThrottle({ freeFailures: 0, longestWaitSeconds: 60 });
    for (let key = 0; key <= 10_000; key++) throttle.failed(`address ${key}`, 0);
    expect(throttle.waitSeconds('address 0', 0)).toBe(0);
    expect(throttle.waitSeconds('address 1', 0)).toBe(1);
    expect(throttle.waitSeconds('address 10000', 0)).toBe(1);
  });
});
