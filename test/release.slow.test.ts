import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Runs the release program; what it prints, and how it ends. */
function release(...given: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/release.ts'), ...given],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, printed: stdout + stderr };
}

test('says that it has to be told whether to publish', () => {
  for (const given of [[], ['--dry-run', '--publish']]) {
    const { status, printed } = release(...given);
    expect(status).toBe(2);
    expect(printed).toContain('say --dry-run to try the packages, or --publish to publish them');
  }
});

test('packs what is published, installs it into an empty folder and tries it there', () => {
  const { status, printed } = release('--dry-run', '--node', process.versions.node);
  expect(printed).toContain('@rokade/formats');
  expect(printed).toContain(`examples on Node ${process.versions.node}`);
  expect(printed).toContain('in a browser and in a worker');
  expect({ status, printed }).toMatchObject({ status: 0 });
});
