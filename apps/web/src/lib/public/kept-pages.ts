import { filesNamedIn } from '@rokade/presentation/console/outbox/page-copy.ts';
import {
  mayBeKept,
  publicCopiesOf,
  publicScopeOf,
} from '@rokade/presentation/public/kept/kept-pages.ts';

/** The parts of the browser that keeping public pages needs. */
export interface PublicCopyPlace {
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly fetch: typeof fetch;
  /** The program's version. */
  readonly version: string;
}

/** Keeps a page with the files it needs; it is kept only with all of them. */
async function keepPage(copies: Cache, path: string, page: Response): Promise<void> {
  if (!mayBeKept(page)) return;
  const files = filesNamedIn(await page.clone().text());
  const stored = await Promise.all(files.map((file) => copies.match(file)));
  await copies.addAll(files.filter((_, index) => stored[index] === undefined));
  await copies.put(path, page);
}

/**
 * Keeps public pages as the server gives them now, with the files they need. A page that fails, as one that
 * breaks off, that has a file the server lacks or for which there is no room, is left out: what was kept
 * before stays. Without a connection no further page is asked for.
 */
export async function keepPublicPages(
  { caches, fetch, version }: PublicCopyPlace,
  paths: readonly string[],
): Promise<void> {
  const copies = await caches.open(publicCopiesOf(version)).catch(() => null);
  if (copies === null) return;
  for (const path of new Set(paths)) {
    const page = await fetch(path).catch(() => null);
    if (page === null) return;
    await keepPage(copies, path, page).catch(() => undefined);
  }
}

/**
 * Registers the worker that shows kept pages in the scopes of these paths; false where the browser has
 * none, as by plain http in a hall.
 */
export async function registerKeeper(paths: readonly string[]): Promise<boolean> {
  const scopes = new Set(paths.flatMap((path) => publicScopeOf(path) ?? []));
  if (scopes.size === 0 || !('serviceWorker' in navigator)) return false;
  try {
    for (const scope of scopes) {
      await navigator.serviceWorker.register('/service-worker.js', { scope });
    }
    return true;
  } catch {
    return false;
  }
}
