import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { execPath } from 'node:process';
import { afterAll, describe, expect, it } from 'vitest';
import { installedFirefox } from '../scripts/installed-firefox.ts';

const folder = mkdtempSync(join(tmpdir(), 'rokade-firefox-'));
const script = join(import.meta.dirname, '../scripts/test-firefox.ts');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('tests in Firefox', () => {
  it.each([
    ['none on the path', {}, 'There is neither firefox nor firefox-esr on the path.'],
    [
      'none where one is named',
      { ROKADE_FIREFOX: join(folder, 'none') },
      `ROKADE_FIREFOX names no program: ${join(folder, 'none')}.`,
    ],
  ])('with %s fail and say how to name one', (_, more, sentence) => {
    const env = { PATH: join(folder, 'empty'), ...more };
    const { status, stderr } = spawnSync(execPath, [script], { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain(
      `test:firefox: ${sentence} Install Firefox, or name one: ROKADE_FIREFOX=/path/to/firefox npm run test:firefox`,
    );
  });

  it.skipIf(process.platform === 'win32')('take the one named before one on the path', () => {
    const [onPath, named] = [join(folder, 'firefox-esr'), join(folder, 'other')];
    const path = ['/nowhere', folder].join(delimiter);
    for (const file of [onPath, named]) writeFileSync(file, '', { mode: 0o755 });
    expect(installedFirefox({ PATH: path })).toEqual({ ok: true, path: onPath });
    expect(installedFirefox({ PATH: path, ROKADE_FIREFOX: named })).toEqual({
      ok: true,
      path: named,
    });
  });
});
