/**
 * `npm run lint`: biome's rules on every file, then the rules in `lint/` on the files they may object
 * to. Each of those visits every node of a file, which takes more time than all others together.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { mayBreakOwnRule } from './lint-candidates.ts';

const root = join(import.meta.dirname, '..');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

const sources = globSync(['{apps,packages}/*/src/**/*.{ts,js,svelte}', 'scripts/**/*.ts'], {
  cwd: root,
});
const candidates = sources.filter((file) =>
  mayBreakOwnRule(readFileSync(join(root, file), 'utf8')),
);

const lint = (...args: readonly string[]): boolean =>
  spawnSync(execPath, [biome, 'lint', ...args], { cwd: root, stdio: 'inherit' }).status === 0;

const passed = [lint('--skip=plugin', '.'), lint('--only=plugin', ...candidates)];
process.exitCode = passed.includes(false) ? 1 : 0;
