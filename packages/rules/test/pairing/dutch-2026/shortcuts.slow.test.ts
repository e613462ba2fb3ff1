import { expect, test } from 'vitest';
import { compareWithoutShortcuts } from './without-shortcuts.ts';

test('fields of up to 60 players are paired alike with and without shortcuts', () => {
  const paired = compareWithoutShortcuts(1000, 1300, { players: 60, rounds: 11 });
  expect(paired).toBeGreaterThan(250);
});
