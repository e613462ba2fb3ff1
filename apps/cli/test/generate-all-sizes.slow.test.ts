import { parseTrf, trfSource } from '@rokade/formats';
import { pairingSystems } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { checkRound } from '../src/commands/check.ts';
import { generatedFile } from './generated-file.ts';

const sizes = Array.from({ length: 197 }, (_, index) => index + 4);

/** As many rounds as every system can pair for a field of this size. */
function roundsFor(players: number): number {
  if (players < 10) return Math.min(3, players % 2 === 0 ? players - 1 : players - 2);
  return players < 20 ? 7 : 9;
}

describe.each(pairingSystems.map((system) => [system.code, system] as const))(
  'check agrees with what generate made: %s',
  (_code, system) => {
    it.each(sizes)('%i players', (players) => {
      const rounds = roundsFor(players);
      const parsed = parseTrf(generatedFile(players, rounds, system));
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      const source = trfSource(parsed.value.document);
      expect(source.roundsHeld).toBe(rounds);
      for (let round = 1; round <= rounds; round++) {
        expect(checkRound(source, system, round)).toMatchObject({ round, ok: true });
      }
    });
  },
);
