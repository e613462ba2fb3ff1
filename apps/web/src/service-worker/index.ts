import {
  copiesOf,
  isDeskPath,
  isImmutable,
  olderCopies,
} from '@rokade/presentation/console/outbox/page-copy.ts';
import { version } from '$app/env';
import { self } from '$app/service-worker';

/**
 * Shows the copy of a results desk that the desk itself keeps (`keep-page.ts`) when it is loaded anew
 * while the server is away. Whatever the server answers goes before, for its files too, which browsers
 * keep by themselves: a page that waited for copies would not start where they are slow to come.
 */
async function start(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(olderCopies(names, version).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A proxy answers so while the server behind it is away; of a file that never changes, anybody who lost it. */
const isAway = ({ mode }: Request, { status }: Response): boolean =>
  mode === 'navigate' ? status >= 502 && status <= 504 : status >= 400;

const copyOf = async (request: Request): Promise<Response | undefined> =>
  (await caches.open(copiesOf(version))).match(request, {
    ignoreSearch: true,
    ignoreVary: true,
  });

async function answerTo(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer !== null && !isAway(request, answer)) return answer;
  return (await copyOf(request).catch(() => undefined)) ?? answer ?? Response.error();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(start()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' ? isDeskPath(pathname) : isImmutable(pathname)) {
    event.respondWith(answerTo(request));
  }
});
