import { readFileSync } from 'node:fs';
import path from 'node:path';
import { halfPointsInStandings, pointsOf } from '@rokade/rules';
import { expect, it } from 'vitest';
import { readInput, trfReader } from '../../src/index.ts';

const shared = path.resolve(import.meta.dirname, '../../../../../shared/data/real/pgn');

const inputOf = (name: string) => readInput(readFileSync(path.join(shared, name)));

it('gives the published scores of a world championship', () => {
  const read = inputOf('fide-womens-world-rapid-2024.pgn');
  if (!read.ok || read.value.kind !== 'document') throw new Error('not read');
  const source = trfReader(read.value.document);
  const scores = source
    .scoredPlayers(source.roundsPaired)
    .map((player) => [player.no, pointsOf(halfPointsInStandings(player))] as const)
    .toSorted(([, a], [, b]) => b - a);
  const named = scores
    .slice(0, 7)
    .map(([no, points]) => [source.players[no - 1]?.name.split(',')[0], points] as const);
  expect(source.roundsPaired).toBe(11);
  expect(source.players).toHaveLength(110);
  expect(named[0]).toEqual(['Koneru', 8.5]);
  expect(new Set(named.slice(1).map(([name]) => name))).toEqual(
    new Set(['Ju', 'Tan', 'Kosteniuk', 'Lagno', 'Dronavalli', 'Khamdamova']),
  );
  expect(named.slice(1).every(([, points]) => points === 8)).toBe(true);
});

it('refuses a heap of games by name and round', () => {
  expect(inputOf('candidates-1962-untidy.pgn')).toMatchObject({
    ok: false,
    error: expect.arrayContaining([expect.objectContaining({ code: 'pgn.player.twice' })]),
  });
});
