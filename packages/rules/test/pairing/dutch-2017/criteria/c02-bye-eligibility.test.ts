import type { RoundRecord } from '@rokade/rules';
import { expect, test } from 'vitest';
import { mayHaveBye } from '../../../../src/pairing/dutch-2017/criteria/c02-bye-eligibility.ts';
import { against, bye, forfeit } from '../../dutch/records-of.ts';

test.each<[string, RoundRecord, boolean]>([
  ['after a game', against(2, 2), true],
  ['after a bye by the pairing', bye('pairing-allocated', 2), false],
  ['after one worth a draw', bye('pairing-allocated', 1), false],
  ['after a forfeit win', forfeit(2, 2), false],
  ['after a forfeit loss', forfeit(2, 0), true],
  ['after a full-point bye they asked for', bye('full-point', 2), true],
  ['after a half-point bye', bye('half-point', 1), true],
])('C2 (2017): who may have the bye %s', (_, record, expected) => {
  expect(mayHaveBye([against(9), record], 2)).toBe(expected);
});
