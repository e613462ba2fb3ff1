import { describe, expect, test } from 'vitest';
import { nobody, pairsFreely } from '../../../src/pairing/dutch/brackets/free-pairing.ts';
import { canBeCompleted } from '../../../src/pairing/dutch/criteria/c04-completion.ts';
import { makeField, mayMeet } from '../../../src/pairing/dutch/field/field.ts';
import { edition2026 } from '../../../src/pairing/dutch-2026/dutch-2026.ts';
import { maximumMatching, unmatched } from '../../../src/pairing/matching/maximum-matching.ts';
import { randomDutchRequest } from '../dutch/random-dutch-request.ts';
import { compareWithoutShortcuts } from './without-shortcuts.ts';

describe('shortcuts', () => {
  test('never change the pairing', () => {
    expect(compareWithoutShortcuts(0, 40, { players: 30, rounds: 8 })).toBeGreaterThan(30);
  });

  test('what pairs freely does so without any one player and with any comer', () => {
    let free = 0;
    for (let seed = 0; seed < 200; seed++) {
      const field = makeField(
        randomDutchRequest(`free ${seed}`, { players: 30, rounds: 5 }),
        edition2026,
      );
      const [comer, ...players] = field.pairees;
      if (comer === undefined || players.length % 2 === 0) continue;
      if (!pairsFreely(field, players, { players: [comer], count: 1 })) continue;
      free += 1;
      expect(canBeCompleted(field, [comer, ...players], null)).toBe(true);
      expect(pairsFreely(field, players, nobody)).toBe(true);
      for (const left of players) {
        const others = players.filter((player) => player !== left);
        const joined = (a: number, b: number) => a !== b && mayMeet(field, others[a]!, others[b]!);
        expect(maximumMatching({ size: others.length, joined })).not.toContain(unmatched);
      }
    }
    expect(free).toBeGreaterThan(10);
  });
});
