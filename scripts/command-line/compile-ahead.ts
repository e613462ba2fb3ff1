import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { languages } from '@rokade/journal';

const keeping = join(import.meta.dirname, 'keep-compiled.ts');

/** Runs the built command line with these words and keeps the code compiled meanwhile. */
const call = (folder: string, words: readonly string[]): string =>
  execFileSync(execPath, [keeping, join(folder, 'main.cjs'), ...words], { encoding: 'utf8' });

const generated = ['--players', '30', '--rounds', '5', '--seed', 'build', '--system', 'dutch'];

/** The first requests to a server. */
const firstPages = ['/', '/api/health'];

/** Lets it serve until it has answered, in an empty folder. */
async function serveAhead(folder: string, data: string): Promise<void> {
  const words = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', data];
  const server = spawn(execPath, [keeping, join(folder, 'main.cjs'), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  for await (const text of server.stdout.setEncoding('utf8')) {
    const [address] = /http:\/\/[\d.:]+/.exec(text) ?? [];
    if (address === undefined) continue;
    for (const page of firstPages) await (await fetch(`${address}${page}`)).text();
    server.kill();
  }
  await ended;
}

/**
 * Runs the most frequent commands of the built command line, in each language, so that its functions
 * are compiled beforehand: each call continues from the code that the ones before it kept.
 */
export async function compileAhead(folder: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'rokade-build-'));
  const file = join(work, 'build.trf');
  try {
    writeFileSync(file, call(folder, ['generate', ...generated]));
    for (const lang of languages) {
      call(folder, ['standings', file, '--lang', lang]);
    }
    call(folder, ['check', file, '--system', 'dutch']);
    call(folder, ['convert', file, join(work, 'build.json')]);
    call(folder, ['pair', file, '--system', 'dutch', '--round', '5']);
    call(folder, ['list', '--data', work]);
    await serveAhead(folder, work);
  } finally {
    rmSync(work, { recursive: true });
  }
}
