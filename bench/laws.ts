/**
 * The Laws at the board: how many moves are made and taken back in a second, how many plies of a game
 * are read, and how long it takes to find who can still give mate, compared with counting the same
 * moves.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import {
  canMate,
  type Position,
  parsePosition,
  perft,
  playGame,
  startPosition,
} from '@rokade/rules';

const fixtures = join(import.meta.dirname, '../packages/rules/test/laws/fixtures');

const positions = (): readonly Position[] =>
  readFileSync(join(fixtures, 'winnability.txt'), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const parsed = parsePosition(line.slice(3));
      return parsed.ok ? [parsed.value] : [];
    });

function timed(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1);

/** Prints moves and plies a second, and the times of the proof with their ratio to counted moves. */
export function run(): void {
  perft(startPosition, 3);
  const counted = 197_281;
  const counting = timed(() => perft(startPosition, 4));
  console.log(`moves      ${Math.round(counted / counting)} thousand a second`);
  const moves = Array.from({ length: 250 }, () => ['Nf3', 'Nf6', 'Ng1', 'Ng8']).flat();
  const reading = timed(() => playGame(moves));
  console.log(`game       ${Math.round((1000 * moves.length) / reading)} plies a second`);
  const times = positions()
    .flatMap((position) =>
      (['white', 'black'] as const).map((colour) => timed(() => canMate(position, colour))),
    )
    .toSorted((a, b) => a - b);
  const ratio = (times.reduce((sum, time) => sum + time, 0) / counting).toFixed(1);
  console.log(
    `mate       half ${at(times, 0.5)} ms, 95 % ${at(times, 0.95)} ms, all × ${ratio} of the counting`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run();
