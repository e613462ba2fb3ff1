import { expect, test } from 'vitest';
import { dutchReasonCodes } from '../../../src/pairing/dutch/reason-codes.ts';
import { dutch2017 } from '../../../src/pairing/dutch-2017/dutch-2017.ts';
import { dutch2026 } from '../../../src/pairing/dutch-2026/dutch-2026.ts';
import { randomDutchRequest } from './random-dutch-request.ts';

test('reasons have known codes, articles of the edition and numbers, whatever happened before', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 700; seed++) {
    const request = randomDutchRequest(`explained ${seed}`, { players: 16, rounds: 7 });
    for (const [system, year] of [
      [dutch2026, '2026'],
      [dutch2017, '2017'],
    ] as const) {
      const answer = system.pairRound(request);
      if (!answer.ok) continue;
      const { pairings, byes } = answer.value;
      for (const { code, article, facts } of [...pairings, ...byes].flatMap(
        (each) => each.because,
      )) {
        seen.add(code);
        expect(article).toMatch(new RegExp(`^C\\.04\\.\\d \\(${year}\\)`));
        expect(request.players.map(({ no }) => no)).toContain(facts['player']);
      }
    }
  }
  expect([...seen].sort()).toEqual([...dutchReasonCodes].sort());
});
