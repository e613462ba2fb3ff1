import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptPage } from '../../src/lib/console/outbox/kept-page.svelte.ts';

const path = '/console/vinter/results';
let copies: Map<string, Response>;
let fetched = 0;

beforeEach(() => {
  vi.useFakeTimers();
  copies = new Map();
  fetched = 0;
  const cache = {
    match: async (file: string) => copies.get(file),
    put: async (file: string, response: Response) => void copies.set(file, response),
    addAll: async () => undefined,
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async () => {
    fetched += 1;
    return new Response('<title>Results</title>');
  });
  const worker = { controller: null, register: async () => worker, ready: Promise.resolve() };
  vi.stubGlobal('navigator', { serviceWorker: worker });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a page that has no copy is kept at once, for a reload in its first seconds', async () => {
  const kept = new KeptPage();
  kept.changed(path);
  await vi.advanceTimersByTimeAsync(10);
  expect([...copies.keys()]).toEqual([path]);
  expect(kept.path).toBe(path);
});

it('later changes gather before it is kept anew', async () => {
  const kept = new KeptPage();
  kept.changed(path);
  await vi.advanceTimersByTimeAsync(10);
  for (let change = 0; change < 5; change++) kept.changed(path);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(fetched).toBe(2);
});
