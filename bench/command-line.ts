/**
 * How long the command line takes as a whole process, compared with Node's own start in the same run:
 * median of 20. The aims: twice Node's start plus 50 ms for a round of 100 players, three times Node's
 * start to find a player in a rating list of any size, and a second of processor time until a server
 * has answered with its first page and has ended.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { bytesOf, madeFideText } from '../test/made-fide-list.ts';

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

for (const players of [1000, 300_000]) {
  const [data, file] = [join(folder, `data-${players}`), join(folder, `list-${players}.txt`)];
  writeFileSync(file, bytesOf(madeFideText(players, 'bench')));
  const chosen = ['--source', 'fide', '--month', '2026-11'];
  output([rokade, 'list', 'import', file, '--data', data, ...chosen]);
  line(`rokade list search, ${players}`, ['list', 'search', 'a', '--data', data]);
}

/** Starts a server, loads its first page and ends it; the processor time of all that, in milliseconds. */
async function servedIn(data: string): Promise<number> {
  const cpu = join(folder, 'cpu.cjs');
  const report = 'process.stderr.write(JSON.stringify(process.cpuUsage()))';
  writeFileSync(cpu, `process.on('exit', () => ${report});`);
  const words = ['--require', cpu, rokade, 'serve', '--port', '0', '--data', data];
  const server = spawn(execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(server, 'exit');
  const [text] = await once(server.stdout.setEncoding('utf8'), 'data');
  const [address = ''] = /http:\S+:\d+/.exec(String(text)) ?? [];
  const page = await fetch(address);
  if (!page.ok) throw new Error(`the server answers ${page.status}`);
  await page.text();
  server.kill();
  const used = (await server.stderr.setEncoding('utf8').toArray()).join('');
  await ended;
  const { user, system } = JSON.parse(used);
  return (user + system) / 1000;
}

const served: number[] = [];
for (let run = 0; run < 7; run++) served.push(await servedIn(join(folder, `served-${run}`)));
const usual = served.sort((a, b) => a - b)[3] ?? 0;
console.log(
  `${'rokade serve, the first page'.padEnd(30)} ${usual.toFixed(0).padStart(5)} ms of processor`,
);
rmSync(folder, { recursive: true, force: true });
