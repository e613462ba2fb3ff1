import type { RoundRecord } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { mayHaveBye } from '../../../../src/pairing/dutch-2026/criteria/c02-bye-eligibility.ts';
import { pairingOf } from '../../dutch/position.ts';
import { against, bye, forfeit } from '../../dutch/records-of.ts';

describe('C2: who may have the bye', () => {
  test.each<[string, RoundRecord, number, boolean]>([
    ['after a game', against(2, 2), 2, true],
    ['after a bye by the pairing', bye('pairing-allocated', 2), 2, false],
    ['after one worth a draw', bye('pairing-allocated', 1), 2, false],
    ['after a forfeit win', forfeit(2, 2), 2, false],
    ['after a forfeit loss', forfeit(2, 0), 2, true],
    ['after a full-point bye', bye('full-point', 2), 2, false],
    ['after a half-point bye', bye('half-point', 1), 2, true],
    ['after a half-point bye with three points for a win', bye('half-point', 2), 6, true],
    ['after an absence', { kind: 'absent' }, 2, true],
  ])('%s', (_, record, win, expected) => {
    expect(mayHaveBye([against(9), record], win)).toBe(expected);
  });
});

test('C2: the last who may have the bye has it', () => {
  const players = [{}, {}, { mayHaveBye: false }];
  expect(pairingOf({ players, isLast: true })).toBe('1–3 / 2');
});
