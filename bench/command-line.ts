/**
 * How long the command line takes as a whole process, against Node's own start in the same run:
 * median of 20. The aim is twice Node's start plus 50 ms for a round of 100 players.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';

const rokade = join(import.meta.dirname, '../apps/cli/bin/rokade.js');
const runs = 20;

/** Runs Node with these words; its output, or an error if it failed. */
function output(words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function medianOf(words: readonly string[]): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    output(words);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[runs / 2] ?? 0;
}

const folder = mkdtempSync(join(tmpdir(), 'rokade-bench-'));
const node = medianOf(['-e', '0']);
console.log(`Node alone                     ${node.toFixed(0).padStart(5)} ms`);
const line = (name: string, words: readonly string[]): void => {
  const time = medianOf([rokade, ...words]);
  const ratio = (time / node).toFixed(2);
  console.log(`${name.padEnd(30)} ${time.toFixed(0).padStart(5)} ms  ${ratio} × Node`);
};
line('rokade --version', ['--version']);
for (const players of [100, 300, 1000]) {
  const file = join(folder, `${players}.trf`);
  const words = ['--players', String(players), '--rounds', '5', '--seed', 'bench'];
  writeFileSync(file, output([rokade, 'generate', ...words, '--system', 'dutch']));
  line(`rokade pair, dutch, ${players}`, ['pair', file, '--system', 'dutch', '--round', '5']);
}
rmSync(folder, { recursive: true, force: true });
