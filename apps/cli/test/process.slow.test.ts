import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const bin = path.join(import.meta.dirname, '../bin/rokade.js');
const file = path.join(import.meta.dirname, 'cases/check-differs-json/input.trf');
const folder = mkdtempSync(path.join(tmpdir(), 'rokade-bin-'));

afterAll(() => rmSync(folder, { recursive: true }));

const environment = { ...process.env, LC_ALL: 'C' };

const rokade = (words: readonly string[], input?: string) =>
  spawnSync(process.execPath, [bin, ...words], { encoding: 'utf8', env: environment, input });

/** A Node that claims to be an older one. */
const pretending = [
  '--import',
  "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.1'}})",
];

describe('rokade as a process', () => {
  it('answers on standard output, complains on standard error, and exits so', () => {
    const right = rokade(['pair', file, '--system', 'monrad', '--format', 'javafo']);
    expect(right).toMatchObject({ status: 0, stderr: '', stdout: '4\n7 1\n5 3\n4 2\n6 0\n' });
    const differs = rokade(['check', file, '--system', 'monrad', '--format', 'json']);
    expect(differs.status).toBe(1);
    expect(JSON.parse(differs.stdout)).toMatchObject({ ok: false });
    expect(differs.stderr).toMatch(/^rokade: .*rounds are paired differently\n$/);
    const missing = rokade(['pair', 'nowhere.trf', '--system', 'monrad']);
    expect(missing).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'rokade: nowhere.trf: there is no such file\n',
    });
  });

  it('reads standard input', () => {
    const generated = rokade(['generate', '--players', '6', '--rounds', '2', '--seed', 's']).stdout;
    const checked = rokade(['check', '-', '--system', 'monrad', '--format', 'json'], generated);
    expect(checked).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(checked.stdout)).toMatchObject({ ok: true });
  });

  it('does not mind a reader that stops listening', async () => {
    const child = spawn(
      process.execPath,
      [bin, 'generate', '--players', '900', '--rounds', '3', '--seed', 's'],
      { env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    child.stderr.on('data', (part) => {
      output += part;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(output).toBe('');
    expect(code).toBe(0);
  });
});

describe('on an older Node', () => {
  it('starts itself with the Node beside it', () => {
    const run = spawnSync(process.execPath, [...pretending, bin, '--version'], {
      encoding: 'utf8',
      env: environment,
    });
    expect(run).toMatchObject({ status: 0, stderr: '', stdout: '0.1.0\n' });
  });

  it('says in one line what is missing where there is none', () => {
    const alone = path.join(folder, 'rokade.mjs');
    cpSync(bin, alone);
    const run = spawnSync(process.execPath, [...pretending, alone, '--version'], {
      encoding: 'utf8',
    });
    expect(run).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'rokade: needs Node 24.7 or newer, this is 18.20.1\n',
    });
  });
});
