import { compareFractions, fraction, minus, plus, roundHalfUp, times } from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const anyFraction = fc
  .tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 1000 }))
  .map(([numerator, denominator]) => fraction(numerator, denominator));

describe('exact fractions', () => {
  test.each([
    [5, 2, 3],
    [-5, 2, -2],
    [7, 3, 2],
    [8, 3, 3],
    [-1, 2, 0],
  ])('%i/%i rounds half up to %i', (numerator, denominator, expected) => {
    expect(roundHalfUp(fraction(numerator, denominator))).toBe(expected);
  });

  test('a negative denominator moves its sign up', () => {
    expect(fraction(3, -6)).toEqual({ numerator: -1, denominator: 2 });
  });

  test('minus undoes plus, times distributes', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
        expect(minus(plus(a, b), b)).toEqual(a);
        expect(compareFractions(times(c, plus(a, b)), plus(times(c, a), times(c, b)))).toBe(0);
      }),
    );
  });
});
