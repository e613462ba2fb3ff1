import { execFileSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';

const root = join(import.meta.dirname, '../..');

/** What the pages are built of; a folder changes when a file in it comes or goes. */
const sources = [
  'packages/*/src/**',
  'docs/guide/{da,de,en,pictures/*}/*',
  ...['src/**', 'static/**', 'bundling/**', '*.*'].map((files) => `apps/web/${files}`),
  'package-lock.json',
];

const newest = (patterns: readonly string[]): number =>
  Math.max(...globSync(patterns, { cwd: root }).map((file) => statSync(join(root, file)).mtimeMs));

/** Builds the pages where a source is newer than they are, so that tests see them as they are now. */
export function setup(): void {
  if (newest(sources) <= newest(['apps/web/build/index.js'])) return;
  // Vitest says `test`, with which Svelte and Kit would bring what helps who develops.
  const production = { ...env, NODE_ENV: 'production' };
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'pipe', env: production });
}
