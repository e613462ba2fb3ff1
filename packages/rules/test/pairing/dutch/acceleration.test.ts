import { describe, expect, test } from 'vitest';
import {
  bakuAcceleration,
  bakuHalfPoints,
  lastOfGroupA,
} from '../../../src/pairing/dutch/acceleration/baku.ts';

describe('Baku acceleration', () => {
  test.each([
    [161, 82],
    [160, 80],
    [162, 82],
    [4, 2],
    [5, 4],
  ])('%i players: group GA ends with %i', (players, last) => {
    expect(lastOfGroupA(players)).toBe(last);
  });

  test.each([
    [5, [2, 2, 1, 0, 0]],
    [7, [2, 2, 1, 1, 0, 0, 0]],
    [9, [2, 2, 2, 1, 1, 0, 0, 0, 0]],
    [11, [2, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0]],
  ])('%i rounds', (rounds, halfPoints) => {
    expect(bakuHalfPoints(rounds, 2)).toEqual(halfPoints);
  });

  test('goes to the first numbers alone, in whatever order they come', () => {
    expect([...bakuAcceleration([7, 1, 5, 3], 5, 2).keys()]).toEqual([1, 3]);
  });
});
