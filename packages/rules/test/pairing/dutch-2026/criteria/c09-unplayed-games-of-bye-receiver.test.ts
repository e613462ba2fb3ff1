import { expect, test } from 'vitest';
import { c09UnplayedGamesOfByeReceiver } from '../../../../src/pairing/dutch-2026/criteria/c09-unplayed-games-of-bye-receiver.ts';
import { type PlayerFacts, paireeOf } from '../../dutch/pairee-of.ts';
import { pairingOf } from '../../dutch/position.ts';

test('C9 counts the games missed', () => {
  expect(c09UnplayedGamesOfByeReceiver.ofByeReceiver?.(paireeOf({ unplayedRounds: 3 }))).toBe(3);
});

test.each<[string, readonly PlayerFacts[], string]>([
  ['who missed fewer has the bye', [{}, {}, { unplayedRounds: 1 }], '1–3 / 2'],
  [
    'the fewest of all',
    [{ unplayedRounds: 1 }, { unplayedRounds: 3 }, { unplayedRounds: 2 }],
    '2–3 / 1',
  ],
  [
    'the last of equals',
    [{ unplayedRounds: 1 }, { unplayedRounds: 1 }, { unplayedRounds: 1 }],
    '1–2 / 3',
  ],
  [
    'before colour (C12)',
    [{ colours: 'w', unplayedRounds: 1 }, { colours: 'b' }, { colours: 'w', unplayedRounds: 1 }],
    '1–3 / 2',
  ],
])('C9 decides: %s', (_, players, expected) => {
  expect(pairingOf({ players, isLast: true })).toBe(expected);
});
