import { expect, test } from 'vitest';
import { rotatingSeed, seedMessage } from '../../../../../test/rotating-seed.ts';
import { compareWithoutShortcuts } from './without-shortcuts.ts';

test('fields of up to 60 players are paired alike with and without shortcuts', () => {
  const paired = compareWithoutShortcuts(rotatingSeed, rotatingSeed + 100, {
    players: 60,
    rounds: 11,
  });
  expect(paired, seedMessage).toBeGreaterThan(80);
});
