import {
  copiesOf,
  filesNamedIn,
  olderCopies,
} from '@rokade/presentation/console/outbox/page-copy.ts';

/** The parts of the browser that keeping copies needs. */
export interface CopyPlace {
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly fetch: typeof fetch;
  /** The program's version. */
  readonly version: string;
}

/**
 * Stores a copy of a page as the server gives it now, with the files it needs, so that it can be
 * loaded again while the server is away. Returns false if the server does not give it.
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
    const stored = await Promise.all(files.map((file) => copies.match(file)));
    await copies.addAll(files.filter((_, index) => stored[index] === undefined));
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

/** Deletes all copies, because the user at the browser is not signed in any more. */
export async function forgetPages(caches: Pick<CacheStorage, 'keys' | 'delete'>): Promise<void> {
  const names = olderCopies(await caches.keys(), '');
  await Promise.all(names.map((name) => caches.delete(name)));
}
