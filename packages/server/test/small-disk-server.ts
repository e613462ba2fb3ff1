import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../src/index.ts';

/** The folder of little room that a program gets as its argument. */
const [disk = ''] = process.argv.slice(2);
const filler = join(disk, 'filler');

/** Takes all the room that there is. */
export function fillDisk(): void {
  const descriptor = openSync(filler, 'a');
  try {
    for (;;) writeSync(descriptor, Buffer.alloc(4096));
  } catch {}
  closeSync(descriptor);
}

/** Gives the room back. */
export const makeRoom = (): void => rmSync(filler);

/** Serves the API on the folder. */
export async function serve() {
  const dataDirectory = join(disk, 'data');
  const started = await startServer({ port: 0, host: '127.0.0.1', dataDirectory, quiet: true });
  if (!started.ok) throw new Error(started.error.code);
  const { url, setupUrl, close } = started.value;
  const ask = async (path: string, headers: object = {}, body?: unknown, method = 'GET') => {
    const sent = body === undefined ? { method } : { method: 'POST', body: JSON.stringify(body) };
    return fetch(`${url}/api${path}`, {
      headers: { 'content-type': 'application/json', ...headers },
      ...sent,
    });
  };
  return { setupUrl, close, ask };
}

/** How a request fared. */
export const outcomeOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { code?: string; problem?: string; version?: number }),
});
