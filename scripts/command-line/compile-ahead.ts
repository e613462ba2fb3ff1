import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { languages } from '@rokade/journal';

const keeping = join(import.meta.dirname, 'keep-compiled.ts');

/** Runs the built command line with these words and keeps what is compiled then. */
const call = (folder: string, words: readonly string[]): string =>
  execFileSync(execPath, [keeping, join(folder, 'main.cjs'), ...words], { encoding: 'utf8' });

const generated = ['--players', '30', '--rounds', '5', '--seed', 'build', '--system', 'dutch'];

/**
 * Has the built command line do what is asked of it most, in each language, so that its functions
 * are compiled beforehand: each call goes on from what the ones before it kept.
 */
export function compileAhead(folder: string): void {
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
  } finally {
    rmSync(work, { recursive: true });
  }
}
