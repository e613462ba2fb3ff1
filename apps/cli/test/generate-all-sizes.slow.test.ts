import { parseTrf, trfSource } from '@rokade/formats';
import { monrad } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { checkRound } from '../src/commands/check.ts';
import { generatedFile } from './generated-file.ts';

const sizes = Array.from({ length: 197 }, (_, index) => index + 4);

/** Rounds that a Monrad tournament of this size has: always fewer than the opponents there are. */
const roundsFor = (players: number): number =>
  Math.min(9, players % 2 === 0 ? players - 1 : players - 2);

describe('check agrees with what generate made', () => {
  it.each(sizes)('%i players', (players) => {
    const rounds = Math.min(roundsFor(players), players < 10 ? 3 : 9);
    const parsed = parseTrf(generatedFile(players, rounds));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const source = trfSource(parsed.value.document);
    expect(source.roundsHeld).toBe(rounds);
    for (let round = 1; round <= rounds; round++) {
      expect(checkRound(source, monrad, round)).toMatchObject({ round, ok: true });
    }
  });
});
