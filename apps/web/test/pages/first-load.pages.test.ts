import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './addresses.ts';
import { type House, openHouse } from './house.ts';
import { pageRoutes } from './routes.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const built = join(import.meta.dirname, '../../build/client');

/** Pages of those who work with Rokade, some of them by a link alone. */
const isConsole = (route: string): boolean =>
  /^\/(?:console|link|setup|sign-in)(?:\/|$)/.test(route);

/** What a browser that has nothing of Rokade yet may ask for: scripts, words and styles, compressed. */
const most = {
  console: { requests: 60, bytes: 250_000 },
  visitors: { requests: 60, bytes: 150_000 },
} as const;

/** The scripts and sheets of styles that a page names in its head. */
async function filesOf(path: string): Promise<readonly string[]> {
  const answer = await house.ask('owner', path);
  const text = await answer.text();
  if (answer.status !== 200) return [];
  const links = text.match(/<link\b[^>]*\brel="(?:modulepreload|stylesheet)"[^>]*>/g) ?? [];
  return [...new Set(links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? link))];
}

/** The measures of a print's sheet are no file of the build; they are some letters. */
function bytesOf(address: string): number {
  const [file] = /_app\/.+/.exec(address) ?? [];
  return file === undefined ? 0 : statSync(join(built, `${file}.br`)).size;
}

const pages = pageRoutes.map((route): [string, keyof typeof most] => [
  route,
  isConsole(route) ? 'console' : 'visitors',
]);

describe('the first load of each page', () => {
  it.each(pages)('%s comes in few files and few bytes', async (route, readers) => {
    const files = await filesOf(addressOf(route, house.holdings).path);
    const bytes = files.reduce((sum, file) => sum + bytesOf(file), 0);
    expect(files.length).toBeLessThan(most[readers].requests);
    expect(bytes).toBeLessThan(most[readers].bytes);
  });

  it('is looked at on pages with a script', async () => {
    const files = await filesOf(addressOf('/console/[id]/settings', house.holdings).path);
    expect(files.length).toBeGreaterThan(10);
  });
});

/** A built script and all that it imports before it runs. */
function importedBy(name: string, found: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  if (found.has(name)) return found;
  const text = readFileSync(join(scripts, name), 'utf8');
  const imports = [...text.matchAll(/(?:from|import)"\.{1,2}\/([\w./-]+\.js)"/g)];
  const names = imports.map(([, path = '']) =>
    path.includes('/') ? path : `${folderOf(name)}${path}`,
  );
  return names.reduce<ReadonlySet<string>>(
    (all, each) => importedBy(each, all),
    new Set([...found, name]),
  );
}

const scripts = join(built, '_app/immutable');
const folderOf = (name: string): string => name.replace(/[^/]+$/, '');

describe('what runs before a page is known', () => {
  it('is nothing that reads the version or the base address, which are not set yet', () => {
    const [start] = readdirSync(join(scripts, 'entry')).filter((name) =>
      /^start\..*js$/.test(name),
    );
    const names = [...importedBy(`entry/${start}`)];
    const readers = names.filter((name) =>
      /import\{[^}]*\bpayload\b[^}]*\}from/.test(readFileSync(join(scripts, name), 'utf8')),
    );
    expect(names.length).toBeGreaterThan(1);
    expect(readers).toEqual([]);
  });
});
