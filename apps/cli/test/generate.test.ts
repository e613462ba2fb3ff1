import { parseTrf, trfSource } from '@rokade/formats';
import { monrad } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { checkRound } from '../src/commands/check.ts';
import { generateTournament } from '../src/generate/generate-tournament.ts';
import { generatedFile } from './generated-file.ts';

describe('a generated tournament', () => {
  it.each([
    [4, 3],
    [5, 4],
    [7, 5],
    [16, 7],
    [33, 7],
    [60, 9],
  ])('of %i players and %i rounds is paired as check pairs it', (players, rounds) => {
    const parsed = parseTrf(generatedFile(players, rounds, monrad));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(parsed.value.warnings).toEqual([]);
    const source = trfSource(parsed.value.document);
    expect(source.roundsHeld).toBe(rounds);
    for (let round = 1; round <= rounds; round++) {
      expect(checkRound(source, monrad, round)).toMatchObject({ round, ok: true });
    }
  });

  it('is the same for the same seed, another for another', () => {
    const request = { players: 20, rounds: 5, system: monrad };
    const first = generateTournament({ ...request, seed: 'a' });
    expect(generateTournament({ ...request, seed: 'a' })).toEqual(first);
    expect(generateTournament({ ...request, seed: 'b' })).not.toEqual(first);
  });

  it('has byes, forfeits, withdrawals, unrated players and every result', () => {
    const cells = new Set<string>();
    let unrated = 0;
    for (const seed of ['a', 'b', 'c']) {
      const generated = generateTournament({ players: 80, rounds: 9, system: monrad, seed });
      if (!generated.ok) throw new Error('not paired');
      for (const player of generated.value.players) {
        unrated += player.rating === null ? 1 : 0;
        for (const cell of player.cells) cells.add(cell?.result ?? '');
      }
    }
    expect([...cells].sort()).toEqual(['+', '-', '0', '1', '=', 'H', 'U', 'Z']);
    expect(unrated).toBeGreaterThan(5);
  });

  it('lets the stronger win more often', () => {
    const generated = generateTournament({ players: 200, rounds: 5, system: monrad, seed: 'x' });
    if (!generated.ok) throw new Error('not paired');
    const rated = generated.value.players.filter(({ rating }) => rating !== null);
    const pointsOf = (players: typeof rated) =>
      players.reduce((sum, { halfPoints }) => sum + (halfPoints ?? 0), 0) / players.length;
    const strong = rated.filter(({ rating }) => (rating ?? 0) > 1700);
    const weak = rated.filter(({ rating }) => (rating ?? 0) < 1500);
    expect(pointsOf(strong)).toBeGreaterThan(pointsOf(weak) + 1);
  });
});
