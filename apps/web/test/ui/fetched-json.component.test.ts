import { afterEach, expect, it, vi } from 'vitest';
import { fetchAnew } from '../../src/lib/chess/fetch-anew.ts';
import { fetchedJson } from '../../src/lib/ui/fetched-json.ts';

afterEach(() => vi.unstubAllGlobals());

const brokenOff = () =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"session":'));
        body.error(new TypeError('the connection was lost'));
      },
    }),
  );

const faults = [
  ['is out of reach', () => Promise.reject(new TypeError('no network'))],
  ['refuses', async () => Response.json({ code: 'request.not-allowed' }, { status: 403 })],
  ['answers a page', async () => new Response('<h1>Bad gateway</h1>')],
  ['breaks off', async () => brokenOff()],
] as const;

it.each(faults)('an address that %s has no answer', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await fetchedJson('/names')).toBeNull();
});

it.each(faults)('a server that %s gives a page no data anew', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await fetchAnew()).toBe(false);
});

it('any other address has the answer itself', async () => {
  vi.stubGlobal('fetch', async () => Response.json(['Alm, Ida']));
  expect(await fetchedJson('/names')).toEqual(['Alm, Ida']);
});
