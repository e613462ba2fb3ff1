import { execFileSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { serveBrowser } from './launch.ts';

const root = join(import.meta.dirname, '../..');

/** What the pages are built of; a folder changes when a file in it comes or goes. */
const sources = [
  'packages/*/src/**',
  'docs/guide/{da,de,en,pictures/*}/*',
  ...['src/**', 'static/**', '*.*'].map((files) => `apps/web/${files}`),
  'package-lock.json',
];

const newest = (patterns: readonly string[]): number =>
  Math.max(...globSync(patterns, { cwd: root }).map((file) => statSync(join(root, file)).mtimeMs));

/**
 * Browser tests look at the pages as they are in the source now, not at an old build, in one
 * browser that all files share.
 */
export async function setup(): Promise<() => Promise<void>> {
  if (newest(sources) > newest(['apps/web/build/index.js'])) {
    // Vitest says `test`, with which Svelte and Kit would bring what helps who develops.
    const production = { ...env, NODE_ENV: 'production' };
    execFileSync('npm', ['run', 'build'], { stdio: 'pipe', env: production });
  }
  const browser = await serveBrowser();
  env['ROKADE_BROWSER'] = browser.wsEndpoint();
  return () => browser.close();
}
