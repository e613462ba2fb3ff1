import { expect, it } from 'vitest';
import { pgnTimeControl } from '../src/files/pgn-of-rounds.ts';

it.each([
  [[{ moves: null, minutes: 90 }], 30, '5400+30'],
  [
    [
      { moves: 40, minutes: 120 },
      { moves: null, minutes: 30 },
    ],
    0,
    '40/7200:1800',
  ],
  [[{ moves: null, minutes: 0.5 }], 1, '30+1'],
])('%j with %i seconds a move is %s', (stages, incrementSeconds, text) => {
  expect(pgnTimeControl({ stages, incrementSeconds })).toBe(text);
});
