import { roundNumbersOver, scaleBetween } from '@rokade/presentation/views/picture/scale.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('what stands along an axis', () => {
  test.each([
    [
      [1487, 1613],
      [1450, 1500, 1550, 1600, 1650],
    ],
    [
      [0, 4.5],
      [0, 2, 4, 6],
    ],
    [
      [0, 0.57],
      [0, 0.2, 0.4, 0.6],
    ],
    [
      [1500, 1500],
      [1500, 1500.001],
    ],
  ])('%j', (values, numbers) => {
    expect(roundNumbersOver(values)).toEqual(numbers);
  });

  test('holds all values, in few and equal steps', () => {
    const value = fc.integer({ min: -5000, max: 5000 });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 20 }), (values) => {
        const numbers = roundNumbersOver(values);
        expect(numbers[0]).toBeLessThanOrEqual(Math.min(...values));
        expect(numbers.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
        expect(numbers.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

test('one number alone stands in the middle', () => {
  expect(scaleBetween(7, 7, [10, 30])(7)).toBe(20);
  expect([0, 5, 10].map(scaleBetween(0, 10, [100, 0]))).toEqual([100, 50, 0]);
});
