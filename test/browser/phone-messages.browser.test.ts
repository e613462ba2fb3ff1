import { createECDH, randomBytes } from 'node:crypto';
import { createApplication } from '@rokade/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, openHall } from './hall.ts';

let hall: Hall;
let id = '';
let player = '';

/** A demo whose owner allows messages. */
async function makeDemo(folder: string): Promise<void> {
  const created = await createApplication({ dataDirectory: folder });
  if (!created.ok) throw new Error(created.error.code);
  const actor = { id: 'demo', name: 'Demo' };
  const made = await created.value.tournaments.createDemo(actor);
  if (!made.ok) throw new Error(made.error.code);
  id = made.value;
  const tournament = await created.value.tournaments.get(id as never);
  player = (tournament.ok ? tournament.value.players[0]?.id : null) ?? '';
  const command = { kind: 'change-installation', changes: { phoneMessages: 'on' } } as const;
  const request = { basedOn: 0, command, reason: '', confirmed: false };
  const allowed = await created.value.installation.execute(request, actor);
  expect(allowed.ok).toBe(true);
  await created.value.close();
}

beforeAll(async () => {
  hall = await openHall('phones', makeDemo);
});
afterAll(() => hall.close());

/** What a browser says of its subscription. */
function subscriptionInBrowser() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  return {
    endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-test',
    p256dh: [...own.getPublicKey()],
    auth: [...randomBytes(16)],
  };
}

/** Puts in place what a browser without windows lacks: a push service, and the reader who allows messages. */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    let now: object | null = null;
    PushManager.prototype.getSubscription = async () => now as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      now = {
        endpoint,
        options,
        getKey: (name: string) => new Uint8Array(name === 'auth' ? auth : p256dh).buffer,
        unsubscribe: async () => true,
      };
      return now as PushSubscription;
    };
    Object.defineProperty(Notification, 'permission', { value: 'default' });
    Notification.requestPermission = async () => 'granted';
  }, subscriptionInBrowser());
}

test('a visitor asks to be told of a player, and ends it', async () => {
  const { page, server } = hall;
  await withPushService(page);
  await page.goto(`${server.url}/t/${id}/player/${player}`);
  const begin = page.getByRole('button', { name: 'Giv besked på denne telefon' });
  const end = page.getByRole('button', { name: 'Ikke flere beskeder' });
  const answer = page.waitForResponse((one) => one.url().endsWith('/push'));
  await begin.click();
  expect((await answer).status()).toBe(201);
  await end.waitFor();
  const ended = page.waitForResponse((one) => one.url().includes('/push/'));
  await end.click();
  expect((await ended).status()).toBe(204);
  await begin.waitFor();
});

test('the worker of the public pages shows what its push service brings, and nothing else', async () => {
  const { page, server, context } = hall;
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const scope = globalThis as unknown as {
      shown: unknown[];
      registration: ServiceWorkerRegistration;
    };
    scope.shown = shown;
    scope.registration.showNotification = async (...message) => void shown.push(message);
  });
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  const protocol = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/t/'));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await protocol.send('ServiceWorker.enable');
  const deliver = async (data: string) =>
    protocol.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId: await registered,
      data,
    });
  const path = `/t/${id}/player/${player}`;
  const message = { title: 'Demo', body: 'Runde 5: Bræt 1', path, language: 'da' };
  await deliver('no message');
  await deliver(JSON.stringify({ ...message, path: 'https://elsewhere.example/' }));
  await deliver(JSON.stringify(message));
  const { title, body } = message;
  await expect.poll(shown).toEqual([[title, { body, lang: 'da', tag: path, data: { path } }]]);
});

test('a message leads to the page that it is about', async () => {
  const [worker] = hall.context.serviceWorkers();
  const path = `/t/${id}/player/${player}`;
  const opened = await worker?.evaluate(async (path) => {
    const scope = globalThis as unknown as { clients: { openWindow: unknown; matchAll: unknown } };
    const paths: string[] = [];
    scope.clients.matchAll = async () => [];
    scope.clients.openWindow = async (path: string) => void paths.push(path);
    const press = (data: object) => {
      const event = new Event('notificationclick');
      const waitUntil = () => undefined;
      Object.assign(event, { notification: { close: () => undefined, data }, waitUntil });
      dispatchEvent(event);
    };
    press({ path });
    press({});
    await new Promise((resolve) => setTimeout(resolve));
    return paths;
  }, path);
  expect(opened).toEqual([path]);
});
