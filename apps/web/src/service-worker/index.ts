import { version } from '$app/env';
import { self } from '$app/service-worker';
import { copiesOf, isDeskPath, isImmutable, olderCopies } from '../lib/console/outbox/page-copy.ts';

/**
 * Shows the copy of a results desk that the desk itself keeps (`keep-page.ts`) when it is loaded anew
 * while the server is away. Whatever the server answers goes before.
 */
async function start(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(olderCopies(names, version).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A proxy answers so while the server behind it is away. */
const isFromProxy = ({ status }: Response): boolean => status >= 502 && status <= 504;

const copyOf = async (request: Request): Promise<Response | undefined> =>
  (await caches.open(copiesOf(version))).match(request, {
    ignoreSearch: true,
    ignoreVary: true,
  });

async function deskPage(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer !== null && !isFromProxy(answer)) return answer;
  return (await copyOf(request).catch(() => undefined)) ?? answer ?? Response.error();
}

/** Copies that cannot be looked at, on a full disk or a machine out of breath, are none. */
const file = async (request: Request): Promise<Response> =>
  (await copyOf(request).catch(() => undefined)) ?? fetch(request);

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(start()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && isDeskPath(pathname)) event.respondWith(deskPage(request));
  else if (isImmutable(pathname)) event.respondWith(file(request));
});
