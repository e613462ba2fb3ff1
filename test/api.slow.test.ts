import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('what programmers read of the API is up to date', () => {
  const root = join(import.meta.dirname, '..');
  const run = spawnSync(process.execPath, [join(root, 'scripts/api.ts'), '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status: run.status, printed: run.stderr }).toEqual({ status: 0, printed: '' });
});
