import { expect, it } from 'vitest';
import { slowness, slownessNow } from './machine-speed.ts';

it.each([
  ['a fast machine has the usual limits', [100, 120, 90], 1],
  ['a machine at a third of the speed has three times as long', [750, 2000, 700], 3],
  ['one moment of silence or of noise changes nothing', [500, 60_000, 10], 2],
  ['a machine that stands still does not wait for ever', [1e6, 1e6, 1e6], 10],
])('%s', (_, times, expected) => {
  expect(slowness(times)).toBeCloseTo(expected, 1);
});

it('is measured on the machine that runs the tests', () => {
  expect(slownessNow()).toBeGreaterThanOrEqual(1);
});
