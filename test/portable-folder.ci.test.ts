import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usualSettings } from '@rokade/tournament';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FolderFile } from '../scripts/package/folder-file.ts';
import { portableZip } from '../scripts/package/portable-zip.ts';
import { programFiles } from '../scripts/package/program-files.ts';
import { shareFiles, sharePaths } from '../scripts/package/share-files.ts';
import { isThisMachine, targets } from '../scripts/package/targets.ts';
import { zipEntries } from '../scripts/package/zip-entries.ts';

const target = targets.find(isThisMachine);

/** A machine with nothing installed: a home folder, a browser that records the addresses it gets, no Node. */
const machine = mkdtempSync(join(tmpdir(), 'rokade-machine-'));
const home = join(machine, 'home');
const shownFile = join(machine, 'shown');
const data = join(home, 'Documents/Rokade');

/** Unpacks as a system does: the files, with the owner's rights. */
function unpack(zip: Uint8Array): void {
  const modes = new Map(zipEntries(zip).map(({ path, mode }) => [path, mode]));
  for (const [path, bytes] of Object.entries(unzipSync(zip))) {
    const file = join(machine, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    chmodSync(file, (modes.get(path) ?? 0) & 0o777);
  }
}

let start = '';
let folder = '';
let files: readonly FolderFile[] = [];

beforeAll(async () => {
  if (target === undefined) return;
  files = [...(await programFiles()), ...shareFiles()];
  const { name, zip } = portableZip(target, files);
  unpack(zip);
  folder = join(machine, name);
  start = join(folder, 'rokade.sh');
  mkdirSync(home);
  mkdirSync(join(machine, 'bin'));
  for (const program of ['dirname', 'readlink']) {
    symlinkSync(`/usr/bin/${program}`, join(machine, 'bin', program));
  }
  const browser = join(machine, 'bin/xdg-open');
  writeFileSync(browser, `#!/bin/sh\necho "$1" >> ${shownFile}\n`);
  chmodSync(browser, 0o755);
}, 120_000);
afterAll(() => rmSync(machine, { recursive: true, force: true }));

/** Starts the program as a double-click does, of this folder or of another one. */
function doubleClick(environment: Readonly<Record<string, string>> = {}, program = start) {
  rmSync(shownFile, { force: true });
  const child = spawn(program, [], {
    cwd: '/',
    env: { PATH: join(machine, 'bin'), HOME: home, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => output.push(String(part)));
  }
  // Listened for at once: the process may end before the test waits for it.
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended, output: () => output.join('') };
}

/** The program as its next version has it. */
const ofNextVersion = (file: FolderFile): FolderFile =>
  /^program\/[^/]*\.js$/.test(file.path)
    ? { ...file, bytes: Buffer.from(String(Buffer.from(file.bytes)).replaceAll('0.1.0', '0.1.1')) }
    : file;

const password = 'lange rokade';

/** The headers for requests of an account that has just signed in. */
async function signedIn(response: Response): Promise<Record<string, string>> {
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { session } = (await response.json()) as { session: { csrf: string } };
  return { cookie, 'x-rokade-csrf': session.csrf };
}

/** The address that the browser gets. */
const shown = () =>
  vi.waitFor(
    () => {
      const address = existsSync(shownFile) ? readFileSync(shownFile, 'utf8').trim() : '';
      // The file exists a moment before the address is in it.
      if (address === '') throw new Error('the browser shows nothing yet');
      return address;
    },
    { timeout: 30_000 },
  );

const json = (body: unknown, headers?: Record<string, string>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

describe.runIf(target?.system === 'linux')('the portable folder, where there is no Node', () => {
  it('starts by double click, works, is killed, and has everything at the next start', async () => {
    const first = doubleClick();
    const link = new URL(await shown());
    expect(link.pathname).toBe('/setup');
    expect(first.output()).toContain(`keeps its data in ${data}\n`);
    expect(first.output()).toContain('Closing it stops Rokade; nothing is lost.');
    const page = await fetch(link.origin);
    expect(page.status).toBe(200);
    const style = /href="([^"]+\.css)"/.exec(await page.text())?.[1] ?? '';
    expect((await fetch(new URL(style, link.origin))).status).toBe(200);

    const token = link.searchParams.get('token');
    const made = await fetch(`${link.origin}/api/setup`, json({ token, name: 'Ida', password }));
    const ida = await signedIn(made);
    const settings = { ...usualSettings, name: 'Efterår 2026' };
    const { status } = await fetch(`${link.origin}/api/tournaments`, json({ settings }, ida));
    expect(status).toBe(201);
    const file = await fetch(`${link.origin}/api/import`, json({ 'not a': 'tournament' }, ida));
    expect(await file.json()).toMatchObject({ code: 'json.unknown-document' });

    first.child.kill('SIGKILL');
    await first.ended;
    const second = doubleClick({ PORT: link.port });
    expect(await shown()).toBe(`${link.origin}/console`);
    const session = await fetch(`${link.origin}/api/session`, json({ name: 'Ida', password }));
    const headers = await signedIn(session);
    const listed = await (await fetch(`${link.origin}/api/tournaments`, { headers })).text();
    expect(listed).toContain('Efterår 2026');
    second.child.kill('SIGHUP');
    expect(await second.ended).toBe(0);
  });

  it('shows the one that runs, and refuses another version on the same data', async () => {
    doubleClick();
    const { origin } = new URL(await shown());
    const again = doubleClick();
    expect(await again.ended).toBe(0);
    expect(again.output()).toBe(
      `Rokade 0.1.0 is already running on ${origin}; opening it in the browser.\n`,
    );
    expect(await shown()).toBe(`${origin}/console`);

    const note = { url: origin, version: '0.2.0' };
    writeFileSync(join(data, 'rokade.running.json'), JSON.stringify(note));
    const older = doubleClick();
    expect(await older.ended).toBe(2);
    const sentence =
      'Two versions cannot share one folder: close the window of the other one first.';
    expect(older.output()).toContain(sentence);
    expect(readFileSync(fileURLToPath(await shown()), 'utf8')).toContain(sentence);
  });

  it('keeps its data when a new version is unpacked over it, and is started through a link', async () => {
    const place = { ROKADE_DATA: join(home, 'kept') };
    const old = doubleClick(place);
    const link = new URL(await shown());
    const token = link.searchParams.get('token');
    const made = await fetch(`${link.origin}/api/setup`, json({ token, name: 'Ida', password }));
    const ida = await signedIn(made);
    const settings = { ...usualSettings, name: 'Forår 2027' };
    await fetch(`${link.origin}/api/tournaments`, json({ settings }, ida));
    old.child.kill('SIGHUP');
    expect(await old.ended).toBe(0);

    writeFileSync(join(folder, 'program/of-the-old-version.js'), 'throw new Error("old")');
    if (target !== undefined) unpack(portableZip(target, files.map(ofNextVersion)).zip);
    const linked = join(machine, 'bin/rokade');
    symlinkSync(`../${basename(folder)}/rokade.sh`, linked);
    const next = doubleClick(place, linked);
    const { origin } = new URL(await shown());
    expect(await (await fetch(`${origin}/api/health`)).json()).toMatchObject({ version: '0.1.1' });
    const headers = await signedIn(
      await fetch(`${origin}/api/session`, json({ name: 'Ida', password })),
    );
    const listed = await (await fetch(`${origin}/api/tournaments`, { headers })).text();
    expect(listed).toContain('Forår 2027');
    next.child.kill('SIGHUP');
    expect(await next.ended).toBe(0);
  });

  it('has manual pages, completion and a unit for systemd where they are looked for', () => {
    const paths = sharePaths[target?.system ?? 'linux'];
    expect(paths).toHaveLength(7);
    const texts = paths.map((path) => readFileSync(join(folder, path), 'utf8'));
    expect(texts.filter((text) => text.startsWith('.TH ROKADE 1 '))).toHaveLength(3);
    expect(texts.filter((text) => /^complete .*rokade/m.test(text))).toHaveLength(3);
    expect(texts.at(-1)).toContain('[Service]');
  });

  it('takes the next port where another program has its own, and shows a Rokade that has it', async () => {
    const other = createServer((_, response) => void response.end('no Rokade')).listen(0);
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const first = doubleClick({ PORT: String(port) });
    const { origin } = new URL(await shown());
    expect(first.output()).toContain(
      `Port ${port} is used by another program; trying ${port + 1}.\n`,
    );
    const elsewhere = { PORT: new URL(origin).port, ROKADE_DATA: join(home, 'elsewhere') };
    const second = doubleClick(elsewhere);
    expect(await second.ended).toBe(0);
    expect(second.output()).toContain('already running on');
    expect(await shown()).toBe(`${origin}/console`);
  });
});
