/**
 * `npm run test:firefox`: the browser tests of the desk, the public pages and the prints in an
 * installed Firefox: the one ROKADE_FIREFOX names, otherwise the first on the path. Without one it
 * prints this and fails. Arguments go to vitest in place of the usual files.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { argv, env, execPath } from 'node:process';
import { installedFirefox } from './installed-firefox.ts';

const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const usual = ['desk', 'public-pages', 'standings', 'prizes'].map(
  (name) => `test/browser/${name}.browser.test.ts`,
);

const firefox = installedFirefox(env);
if (firefox.ok) {
  const args = argv.slice(2);
  const run = spawnSync(
    execPath,
    [vitest, 'run', '--project', 'browser', ...(args.length > 0 ? args : usual)],
    { cwd: root, stdio: 'inherit', env: { ...env, ROKADE_TESTS_IN_FIREFOX: firefox.path } },
  );
  process.exitCode = run.status ?? 1;
} else {
  console.error(`test:firefox: ${firefox.sentence}`);
  process.exitCode = 1;
}
