import {
  copiesOf,
  isDeskPath,
  isImmutable,
  olderCopies,
} from '@rokade/presentation/console/outbox/page-copy.ts';
import {
  isGone,
  keptAt,
  markedCopy,
  olderPublicCopies,
  publicCopiesOf,
  publicScopeOf,
} from '@rokade/presentation/public/kept/kept-pages.ts';
import { messageIn } from '@rokade/presentation/public/kept/push-message.ts';
import { version } from '$app/env';
import { self } from '$app/service-worker';

/**
 * Shows the copy of a results desk that the desk itself keeps (`keep-page.ts`) when it is loaded anew
 * while the server is away. Whatever the server answers goes before, for its files too, which browsers
 * keep by themselves: a page that waited for copies would not start where they are slow to come.
 */
async function start(): Promise<void> {
  const names = await caches.keys();
  const older = [...olderCopies(names, version), ...olderPublicCopies(names, version)];
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A proxy answers so while the server behind it is away; of a file that never changes, anybody who lost it. */
const isAway = ({ mode }: Request, { status }: Response): boolean =>
  mode === 'navigate' ? status >= 502 && status <= 504 : status >= 400;

const sought = { ignoreSearch: true, ignoreVary: true };

/** The copy of a desk or of a file; a file that a public page needs may be among the copies of those. */
const copyOf = async (request: Request): Promise<Response | undefined> =>
  (await (await caches.open(copiesOf(version))).match(request, sought)) ??
  (await caches.open(publicCopiesOf(version))).match(request, sought);

async function answerTo(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer !== null && !isAway(request, answer)) return answer;
  return (await copyOf(request).catch(() => undefined)) ?? answer ?? Response.error();
}

/** How long a crowded hall's network may take, in milliseconds, where there is a copy to show instead. */
const patience = 8000;

/** The copy of a public page, marked with its time; null: there is none, or an old one, which goes. */
async function markedPublicCopy(request: Request): Promise<Response | null> {
  const copies = await caches.open(publicCopiesOf(version));
  const copy = await copies.match(request, sought);
  if (copy === undefined) return null;
  const at = keptAt(copy, Date.now());
  if (at === null) {
    await copies.delete(request, sought);
    return null;
  }
  const headers = new Headers(copy.headers);
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  return new Response(markedCopy(await copy.text(), at), { headers });
}

/** A public page as the server gives it; its copy where the server is away, or does not answer in time. */
async function publicAnswerTo(request: Request): Promise<Response> {
  const asked = fetch(request).catch(() => null);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  const answer = await Promise.race([asked, late]);
  if (answer !== null && !isAway(request, answer)) {
    if (isGone(answer)) await (await caches.open(publicCopiesOf(version))).delete(request, sought);
    return answer;
  }
  const copy = await markedPublicCopy(request).catch(() => null);
  return copy ?? answer ?? (await asked) ?? Response.error();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(start()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const isPage = request.mode === 'navigate';
  if (isPage && publicScopeOf(pathname) !== null) event.respondWith(publicAnswerTo(request));
  else if (isPage ? isDeskPath(pathname) : isImmutable(pathname)) {
    event.respondWith(answerTo(request));
  }
});

/** Shows a message; a further one of the same page takes its place. */
self.addEventListener('push', (event) => {
  const message = messageIn(event.data?.text() ?? '');
  if (message === null) return;
  const { title, path, ...shown } = message;
  event.waitUntil(
    self.registration.showNotification(title, { ...shown, tag: path, data: { path } }),
  );
});

/** Opens the page that a message is about, in its window where it is open. */
async function openPage(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = Object(event.notification.data) as { readonly path?: unknown };
  if (typeof path === 'string') event.waitUntil(openPage(path));
});
