import { kindOfPlay, kindOfPlay2002 } from '@rokade/rules';
import { expect, test } from 'vitest';

test.each([
  ['FIDE Laws B.1: 10 minutes', [10], 0, 'blitz'],
  ['FIDE Laws B.1: 3 minutes and 2 seconds, 5 in 60 moves', [3], 2, 'blitz'],
  ['FIDE Laws A.1: 10 minutes and a second, 11 in 60 moves', [10], 1, 'rapid'],
  ['FIDE Laws A.1: 15 and 10', [15], 10, 'rapid'],
  ['FIDE Laws A.1: 59 minutes', [59], 0, 'rapid'],
  ['an hour', [60], 0, 'standard'],
  ['30 minutes and 30 seconds', [30], 30, 'standard'],
  ['two stages', [40, 20], 0, 'standard'],
] as const)('%s', (_, minutes, incrementSeconds, kind) => {
  const stages = minutes.map((each) => ({ moves: null, minutes: each }));
  expect(kindOfPlay({ stages, incrementSeconds })).toBe(kind);
});

test.each([
  ['DSU 2002 4.13.1: 5 minutes', 5, 'blitz'],
  ['DSU 2002 4.13.1: below 15', 14, 'blitz'],
  ['DSU 2002 4.13.2: from 15', 15, 'rapid'],
  ['DSU 2002 4.13.2: to an hour', 60, 'rapid'],
  ['more than that', 61, 'standard'],
] as const)('%s', (_, minutes, kind) => {
  expect(kindOfPlay2002({ stages: [{ moves: null, minutes }], incrementSeconds: 0 })).toBe(kind);
});
