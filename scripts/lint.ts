/**
 * `npm run lint`: biome's rules on every file, then the rules in `lint/` on the files they may object
 * to. Each of those visits every node of a file, which takes more time than all others together. A file
 * that has passed is looked at again when it has changed.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { mayBreakOwnRule } from './lint-candidates.ts';
import { passChanged } from './passed-files.ts';

const root = join(import.meta.dirname, '..');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

const lint = (...args: readonly string[]): boolean =>
  spawnSync(execPath, [biome, 'lint', '--no-errors-on-unmatched', ...args], {
    cwd: root,
    stdio: 'inherit',
  }).status === 0;

/** Of some files, or of all, those that the rules in `lint/` may object to. */
function candidatesAmong(files: readonly string[]): readonly string[] {
  const changed = new Set(files);
  const sources = globSync(['{apps,packages}/*/src/**/*.{ts,js,svelte}', 'scripts/**/*.ts'], {
    cwd: root,
  });
  return sources
    .filter((file) => changed.has('.') || changed.has(file))
    .filter((file) => mayBreakOwnRule(readFileSync(join(root, file), 'utf8')));
}

function lintOwnRules(files: readonly string[]): boolean {
  const candidates = candidatesAmong(files);
  return candidates.length === 0 || lint('--only=plugin', ...candidates);
}

const passed = [
  passChanged('lint', (files) => lint('--skip=plugin', ...files)),
  passChanged('own-rules', lintOwnRules),
];
process.exitCode = passed.includes(false) ? 1 : 0;
