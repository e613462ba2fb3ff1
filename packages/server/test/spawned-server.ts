import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { credentialsOf, password } from './api-client.ts';

const program = fileURLToPath(new URL('./serving-process.ts', import.meta.url));

/** A server in a process of its own, on a folder or the address of a database. */
export async function spawnServer(place: string) {
  const child = spawn(process.execPath, [program, place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Asked for at once: it may be gone before somebody waits for its end.
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const firstLine = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk)));
    ended.then((code) => reject(new Error(`the server ended with ${code}`)), reject);
  });
  const { url, setupUrl } = JSON.parse(firstLine) as { url: string; setupUrl: string | null };
  return { child, ended, url, setupUrl };
}

/** Signs Ida in, or makes her account where there is none; gives what her requests carry. */
export async function signIn(url: string, setupUrl: string | null) {
  const token = setupUrl === null ? undefined : new URL(setupUrl).searchParams.get('token');
  const response = await fetch(`${url}/api/${token === undefined ? 'session' : 'setup'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...(token === undefined ? {} : { token }), name: 'Ida', password }),
  });
  return { 'content-type': 'application/json', ...(await credentialsOf(response)) };
}
