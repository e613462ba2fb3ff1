import { describe, expect, test } from 'vitest';
import { conflictsOf, inConflict } from '../../../../src/pairing/dutch/criteria/c01-no-rematch.ts';
import { pairingOf } from '../../dutch/position.ts';
import { against, forfeit, player } from '../../dutch/records-of.ts';

const indexOf = new Map([1, 2, 3, 4].map((no) => [no, no - 1]));

describe('C1: two participants do not meet twice', () => {
  const players = [player(1, [against(2)]), player(2, [against(1)]), player(3, [forfeit(4, 2)])];
  const groups = [{ players: [1, 3, 4], rounds: { first: 3, last: 4 } }];

  test.each([
    ['a game bars', 0, 1, 3, true],
    ['on both sides', 1, 0, 3, true],
    ['a forfeit does not', 2, 3, 5, false],
    ['nor does nothing', 1, 2, 3, false],
    ['the organiser bars', 0, 2, 3, true],
    ['all of a group', 2, 3, 4, true],
    ['in the rounds they say', 0, 2, 5, false],
  ])('%s', (_, a, b, roundNumber, expected) => {
    expect(inConflict(conflictsOf(players, indexOf, { groups, roundNumber }), a, b)).toBe(expected);
  });
});

test('C1: the next in the order of transpositions is met instead', () => {
  expect(pairingOf({ players: [{}, {}, {}, {}], met: [[1, 3]] })).toBe('1–4 2–3');
});
