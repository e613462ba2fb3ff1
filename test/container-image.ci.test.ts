import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { environmentOf, readDockerfile, restsOf, wordsOf } from './dockerfile.ts';

const root = join(import.meta.dirname, '..');
const { build, image } = readDockerfile();

/** What the image would hold, in a folder in place of its root. */
const container = mkdtempSync(join(tmpdir(), 'rokade-image-'));
const inContainer = (text: string): string => text.replaceAll(/(?<=^|[ =])\//g, `${container}/`);

/** The image's user, where whoever runs this may become another; else whoever runs this. */
const [uid, gid] = (restsOf(image, 'USER')[0] ?? '').split(':').map(Number);
const user = process.getuid?.() === 0 ? { uid, gid } : {};

beforeAll(() => {
  chmodSync(container, 0o755);
  // The last step of the first stage; the steps before it are what made this checkout ready.
  const [program = '', ...words] = inContainer(restsOf(build, 'RUN').at(-1) ?? '').split(' ');
  expect(program).toBe('node');
  const { status, stderr } = spawnSync(execPath, words, { cwd: root, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const data = inContainer(environmentOf(image)['ROKADE_DATA'] ?? '');
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid ?? user.uid);
}, 120_000);
afterAll(() => rmSync(container, { recursive: true, force: true }));

/** A port that is free now. */
const freePort = () =>
  new Promise<string>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' ? address?.port : '')));
    });
  });

/** What is in a container's environment, and nothing of this machine's. */
const environment = (port: string) => ({
  ...Object.fromEntries(
    Object.entries(environmentOf(image)).map(([name, value]) => [name, inContainer(value)]),
  ),
  PORT: port,
});

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function runImage(port: string) {
  const command = [...restsOf(image, 'ENTRYPOINT'), ...restsOf(image, 'CMD')].flatMap(wordsOf);
  const words = command.slice(1).map(inContainer);
  const cwd = inContainer(restsOf(image, 'WORKDIR')[0] ?? '');
  const child = spawn(execPath, words, { cwd, env: environment(port), ...user });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => output.push(String(part)));
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended, output: () => output.join('') };
}

/** The answer of the image's own look at its health. */
const health = (port: string): number | null => {
  const [, ...words] = wordsOf(restsOf(image, 'HEALTHCHECK')[0] ?? '');
  return spawnSync(execPath, words, { env: environment(port), ...user }).status;
};

describe('the image, by its steps', () => {
  it('becomes healthy, serves, ends in order, and has its data at the next start', async () => {
    const port = await freePort();
    expect(health(port)).toBe(1);
    const first = runImage(port);
    await vi.waitFor(() => expect(first.output()).toContain('/setup?token='), { timeout: 60_000 });
    expect(health(port)).toBe(0);
    const [token] = /(?<=\/setup\?token=)[\w-]+/.exec(first.output()) ?? [''];
    const origin = `http://localhost:${port}`;
    expect((await fetch(origin)).status).toBe(200);
    const password = 'lange rokade';
    const made = await fetch(`${origin}/api/setup`, json({ token, name: 'Ida', password }));
    expect(made.ok).toBe(true);

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(health(port)).toBe(1);

    const second = runImage(port);
    await vi.waitFor(() => expect(health(port)).toBe(0), { timeout: 60_000 });
    expect(second.output()).not.toContain('/setup?token=');
    const session = await fetch(`${origin}/api/session`, json({ name: 'Ida', password }));
    expect(session.ok).toBe(true);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });
});
