import { copiesOf, filesNamedIn, olderCopies } from './page-copy.ts';

/** What keeping needs of the browser. */
export interface CopyPlace {
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly fetch: typeof fetch;
  /** Of the program. */
  readonly version: string;
}

/**
 * Keeps a page of ours as the server gives it now, with the files it needs, for a reload while the
 * server is away. False if the server does not give it.
 */
export async function keepPage(
  { caches, fetch, version }: CopyPlace,
  path: string,
): Promise<boolean> {
  try {
    const page = await fetch(path);
    if (!page.ok || page.redirected) return false;
    const copies = await caches.open(copiesOf(version));
    const files = filesNamedIn(await page.clone().text());
    const known = await Promise.all(files.map((file) => copies.match(file)));
    await copies.addAll(files.filter((_, index) => known[index] === undefined));
    await copies.put(path, page);
    return true;
  } catch {
    return false;
  }
}

/** Whether there is a copy of a page. */
export async function hasCopy(
  { caches, version }: Pick<CopyPlace, 'caches' | 'version'>,
  path: string,
): Promise<boolean> {
  const copies = await caches.open(copiesOf(version));
  return (await copies.match(path)) !== undefined;
}

/** Forgets every copy: whoever is at the browser now is not signed in. */
export async function forgetPages(caches: Pick<CacheStorage, 'keys' | 'delete'>): Promise<void> {
  const names = olderCopies(await caches.keys(), '');
  await Promise.all(names.map((name) => caches.delete(name)));
}
