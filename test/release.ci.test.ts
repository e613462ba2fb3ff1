import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeVersions } from '../scripts/release/node-versions.ts';

const root = join(import.meta.dirname, '..');

test('the packages run on every line of Node they name', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/release.ts'), '--dry-run'],
    { cwd: root, encoding: 'utf8' },
  );
  const tried = stdout.matchAll(/[1-9]\d* examples on Node (\S+)/g);
  expect({ status, stderr, tried: [...tried].map(([, version]) => version) }).toEqual({
    status: 0,
    stderr: '',
    tried: nodeVersions,
  });
});
