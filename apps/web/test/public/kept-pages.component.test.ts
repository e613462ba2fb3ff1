import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPublicPages } from '../../src/lib/public/kept-pages.ts';
import KeptRoom from './KeptRoom.svelte';

let copies: Map<string, Response>;
let scopes: string[];

const page = (cacheControl: string, status = 200): Response =>
  new Response('<link href="/_app/immutable/a.css">', {
    status,
    headers: { 'content-type': 'text/html', 'cache-control': cacheControl },
  });

const cache = {
  match: async (file: string) => copies.get(file),
  put: async (file: string, response: Response) => void copies.set(file, response),
  addAll: async (files: readonly string[]) => {
    for (const file of files) copies.set(file, new Response(''));
  },
};
const place = (answers: Readonly<Record<string, Response>>) => ({
  caches: { open: async () => cache as unknown as Cache },
  fetch: (async (path: string) => {
    const answer = answers[path];
    if (answer === undefined) throw new Error('no connection');
    return answer;
  }) as typeof fetch,
  version: '1',
});

beforeEach(() => {
  copies = new Map();
  scopes = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.documentElement.removeAttribute('data-kept-at');
});

it('keeps pages for everybody with their files, and no page of somebody signed in', async () => {
  const answers = {
    '/t/a': page('no-cache'),
    '/t/b': page('private, no-store'),
    '/t/c': page('no-cache', 404),
    '/t/d': page('no-cache'),
  };
  await keepPublicPages(place(answers), ['/t/a', '/t/a', '/t/b', '/t/c', '/t/d']);
  expect([...copies.keys()]).toEqual(['/_app/immutable/a.css', '/t/a', '/t/d']);
});

it('leaves out the page that breaks off, lacks a file or finds no room, and keeps the others', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut off')) });
  const lacking = new Response('<link href="/_app/immutable/gone.css">', page('no-cache'));
  const answers = {
    '/t/a': new Response(broken, page('no-cache')),
    '/t/b': lacking,
    '/t/c': page('no-cache'),
  };
  const addAll = async (files: readonly string[]) => {
    if (files.includes('/_app/immutable/gone.css')) throw new TypeError('Request failed');
    await cache.addAll(files);
  };
  const room = { ...place(answers), caches: { open: async () => ({ ...cache, addAll }) as never } };
  await keepPublicPages(room, ['/t/a', '/t/b', '/t/c']);
  expect([...copies.keys()]).toEqual(['/_app/immutable/a.css', '/t/c']);
});

it('keeps nothing where the browser gives no place for it', async () => {
  const open = () => Promise.reject(new DOMException('no', 'SecurityError'));
  await keepPublicPages({ ...place({ '/t/a': page('no-cache') }), caches: { open } }, ['/t/a']);
  expect(copies.size).toBe(0);
});

it('leaves what it has where the connection is lost', async () => {
  const answers = { '/t/a': page('no-cache') };
  await keepPublicPages(place(answers), ['/t/a', '/t/gone', '/t/b']);
  expect([...copies.keys()]).toContain('/t/a');
});

function atBrowser(): void {
  vi.useFakeTimers();
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async () => page('no-cache'));
  const register = async (_: string, { scope }: { scope: string }) => void scopes.push(scope);
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('location', { pathname: '/t/autumn/standings', reload: () => undefined });
}

const line = (): HTMLElement | null => document.querySelector('[data-kept-mark]');

it('keeps after the page is open, and says nothing of what comes from the server', async () => {
  atBrowser();
  const room = mount(KeptRoom, {
    target: document.body,
    props: { paths: ['/t/autumn', '/t/autumn/standings'], version: 7 },
  });
  expect(copies.size).toBe(0);
  await vi.advanceTimersByTimeAsync(3100);
  expect(scopes).toEqual(['/t/']);
  expect([...copies.keys()]).toContain('/t/autumn/standings');
  expect(line()?.hidden).toBe(true);
  await unmount(room);
});

it('says of a copy from when it is, and keeps nothing of it', async () => {
  atBrowser();
  document.documentElement.setAttribute('data-kept-at', '2026-11-30T18:05:00.000Z');
  const room = mount(KeptRoom, {
    target: document.body,
    props: { paths: ['/t/autumn'], version: 7 },
  });
  await vi.advanceTimersByTimeAsync(3100);
  expect(line()?.hidden).toBe(false);
  expect(line()?.textContent).toContain('Nov 30, 2026');
  expect(copies.size).toBe(0);
  await unmount(room);
});
