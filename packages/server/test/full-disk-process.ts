import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startServer } from '../src/index.ts';
import { credentialsOf, password } from './api-client.ts';
import { settings } from './sample-tournament.ts';

/** Serves from a folder whose disk fills up and gets room again, and says how requests fared. */
const [disk = ''] = process.argv.slice(2);
const filler = join(disk, 'filler');

function fillDisk(): void {
  const descriptor = openSync(filler, 'a');
  try {
    for (;;) writeSync(descriptor, Buffer.alloc(4096));
  } catch {}
  closeSync(descriptor);
}

async function serve() {
  const dataDirectory = join(disk, 'data');
  const started = await startServer({ port: 0, host: '127.0.0.1', dataDirectory, quiet: true });
  if (!started.ok) throw new Error(started.error.code);
  const { url, setupUrl, close } = started.value;
  const ask = async (path: string, headers: object = {}, body?: unknown) => {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    return fetch(`${url}/api${path}`, {
      headers: { 'content-type': 'application/json', ...headers },
      ...sent,
    });
  };
  return { setupUrl, close, ask };
}

const outcomeOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { code?: string; problem?: string; version?: number }),
});

const name = 'Ida';
const { setupUrl, close, ask } = await serve();
const token = new URL(setupUrl ?? '').searchParams.get('token');
const headers = await credentialsOf(await ask('/setup', {}, { token, name, password }));
const made = await ask('/tournaments', headers, { settings });
const { id } = (await made.json()) as { id: string };
const rename = async () =>
  outcomeOf(
    await ask(`/tournaments/${id}/commands`, headers, {
      basedOn: 1,
      command: { kind: 'change-settings', changes: { place: 'Hal 2' } },
    }),
  );
fillDisk();
const full = {
  command: await rename(),
  demo: await outcomeOf(await ask('/demo', headers, {})),
  signIn: await outcomeOf(await ask('/session', {}, { name, password })),
  look: (await ask(`/tournaments/${id}`, headers)).status,
};
rmSync(filler);
const withRoom = { command: await rename() };
await close();

fillDisk();
const again = await serve();
const health = await outcomeOf(await again.ask('/health'));
rmSync(filler);
let opened = await again.ask('/health');
for (let tries = 0; tries < 100 && opened.status !== 200; tries++) {
  await setTimeout(100);
  opened = await again.ask('/health');
}
const seen = await again.ask(`/tournaments/${id}`, headers);
const { version } = (await seen.json()) as { version: number };
await again.close();
process.stdout.write(
  JSON.stringify({ full, withRoom, restarted: { health, opened: opened.status, version } }),
);
