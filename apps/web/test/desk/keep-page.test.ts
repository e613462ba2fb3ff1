import {
  filesNamedIn,
  isDeskPath,
  isImmutable,
  olderCopies,
} from '@rokade/presentation/console/outbox/page-copy.ts';
import { describe, expect, it } from 'vitest';
import {
  type CopyPlace,
  forgetPages,
  hasCopy,
  keepPage,
} from '../../src/lib/console/outbox/keep-page.ts';

const html =
  '<link href="../../_app/immutable/assets/0.css"><script>import("../../_app/immutable/entry/start.B-7_x.js")</script>' +
  '<link rel="modulepreload" href="/_app/immutable/assets/0.css">';

/** A browser whose server gives one page. */
function browser(answer: () => Response) {
  const copies = new Map<string, string>();
  const added: string[] = [];
  const cache = {
    match: async (path: string) => (copies.has(path) ? new Response('') : undefined),
    addAll: async (paths: readonly string[]) => {
      for (const path of paths) {
        added.push(path);
        copies.set(path, '');
      }
    },
    put: async (path: string, page: Response) => {
      copies.set(path, await page.text());
    },
  };
  const names: string[] = [];
  const caches = {
    open: async (name: string) => {
      names.push(name);
      return cache as unknown as Cache;
    },
  };
  const place: CopyPlace = { caches, fetch: async () => answer(), version: '7' };
  return { place, copies, added, names };
}

describe('a copy of the desk', () => {
  it('is the page with every file it names, each fetched once', async () => {
    const { place, copies, added, names } = browser(() => new Response(html));
    expect(await hasCopy(place, '/console/klub/results')).toBe(false);
    expect(await keepPage(place, '/console/klub/results')).toBe(true);
    expect(await keepPage(place, '/console/klub/results')).toBe(true);
    expect(await hasCopy(place, '/console/klub/results')).toBe(true);
    expect(copies.get('/console/klub/results')).toBe(html);
    expect(added).toEqual(['/_app/immutable/assets/0.css', '/_app/immutable/entry/start.B-7_x.js']);
    expect(new Set(names)).toEqual(new Set(['rokade-desk-7']));
  });

  it.each([
    ['an error', () => new Response('', { status: 500 })],
    [
      'nothing',
      () => {
        throw new TypeError('network');
      },
    ],
  ])('is left as it was where the server answers with %s', async (_, answer) => {
    const { place, copies } = browser(answer);
    expect(await keepPage(place, '/console/klub/results')).toBe(false);
    expect(copies.size).toBe(0);
  });

  it('is forgotten whatever its version, and nothing else with it', async () => {
    const kept = new Set(['rokade-desk-7', 'rokade-desk-8', 'other']);
    await forgetPages({
      keys: async () => [...kept],
      delete: async (name) => kept.delete(name),
    });
    expect([...kept]).toEqual(['other']);
  });
});

describe('addresses', () => {
  it.each([
    ['/console/klub/results', true],
    ['/console/klub/results/3', true],
    ['/console/klub/results/x', false],
    ['/console/klub/round', false],
    ['/t/klub/results', false],
  ])('%s shows a desk: %s', (path, is) => {
    expect(isDeskPath(path)).toBe(is);
  });

  it('of files with their content in the name', () => {
    expect(isImmutable('/_app/immutable/entry/start.js')).toBe(true);
    expect(isImmutable('/_app/version.json')).toBe(false);
    expect(filesNamedIn('<p>nothing</p>')).toEqual([]);
  });

  it('of copies by other versions', () => {
    expect(olderCopies(['rokade-desk-6', 'rokade-desk-7', 'x'], '7')).toEqual(['rokade-desk-6']);
  });
});
