/** Checks the format of every file that has changed since it passed; `npm run format` mends it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { passChanged } from './passed-files.ts';

const root = join(import.meta.dirname, '..');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

const passes = passChanged(
  'format',
  (files) =>
    spawnSync(execPath, [biome, 'format', '--no-errors-on-unmatched', ...files], {
      cwd: root,
      stdio: 'inherit',
    }).status === 0,
);
process.exitCode = passes ? 0 : 1;
