import { expect, test } from 'vitest';
import { translator } from '../src/all.ts';

/** A player's points as they stand beside their name: one is a point, all others are points. */
test.each([
  ['en', ['0 points', '½ points', '1 point', '1½ points', '2 points']],
  ['de', ['0 Punkte', '½ Punkte', '1 Punkt', '1½ Punkte', '2 Punkte']],
  ['da', ['0 point', '½ point', '1 point', '1½ point', '2 point']],
] as const)('points in words agree with their number, %s', (language, words) => {
  const t = translator(language);
  expect(['0', '½', '1', '1½', '2'].map((points) => t('beside.points', { points }))).toEqual(words);
});
