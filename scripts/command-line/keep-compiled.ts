/**
 * Runs a build of the command line, and when it ends writes V8's compiled code beside each of its
 * files: `node keep-compiled.ts main.cjs WORDS…`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Script } from 'node:vm';

const { loadBuild } = createRequire(import.meta.url)('../../apps/cli/bin/load-build.cjs');

const [main] = process.argv.splice(2, 1);
const scripts = new Map<string, Script>();
process.on('exit', () => {
  for (const [file, script] of scripts) {
    writeFileSync(`${file}.cache`, script.createCachedData());
  }
});
loadBuild(main, (file: string, script: Script) => scripts.set(file, script));
