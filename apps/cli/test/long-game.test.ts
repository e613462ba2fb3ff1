import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'long-game-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shuffled = (plies: number): string =>
  Array.from({ length: plies / 4 }, () => 'Nf3 Nf6 Ng1 Ng8').join(' ');

async function read(text: string, ...options: string[]) {
  writeFileSync(path.join(folder, 'game.txt'), text);
  return await run(['game', 'game.txt', ...options], terminalIn(folder));
}

describe('a game with too many moves, or one that is badly closed', () => {
  test('2,000 plies are read, and a repetition names its latest plies', async () => {
    const outcome = await read(shuffled(2000), '--format', 'json');
    expect(outcome.exit).toBe(0);
    expect(JSON.parse(outcome.out)).toMatchObject({ ended: { ply: 16, by: 'fivefold' } });
    expect(JSON.parse(outcome.out).plies).toHaveLength(2000);
    const before = await read(shuffled(200), '--laws', '2001', '--format', 'json', '--explain');
    const { claims } = JSON.parse(before.out);
    expect(claims.findLast(({ kind }: { kind: string }) => kind === 'threefold')).toMatchObject({
      ply: 200,
      plies: [172, 176, 180, 184, 188, 192, 196, 200],
    });
  });

  test('more plies than any game can have are refused', async () => {
    const outcome = await read(shuffled(20_004));
    expect(outcome.exit).toBe(2);
    expect(outcome.errors).toEqual([
      'game.txt:1: the game has 20004 plies; no more than 20000 are read',
    ]);
  });

  test('a long comment without its end takes the rest of the game', async () => {
    const begun = process.cpuUsage();
    const outcome = await read(`1. e4 {${'x'.repeat(5_000_000)}`, '--format', 'pgn');
    expect(outcome.out).toContain('1. e4');
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3000);
  });

  test('what follows a comment keeps its place', async () => {
    const outcome = await read('1. e4 {the king’s pawn} e5 2. Qh6 ; late\n');
    expect(outcome.errors[0]).toMatch(/^game\.txt:1:31: ply 3, Qh6/);
  });
});
