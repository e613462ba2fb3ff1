import { mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginMessages,
  endMessages,
  messagesNow,
  type PhonePlace,
} from '../../src/lib/public/phone-messages.ts';
import PhoneRoom from './PhoneRoom.svelte';

const key = Buffer.from([4, ...Array.from({ length: 64 }, (_, place) => 250 - place)]).toString(
  'base64url',
);
const of = { tournament: 'autumn', player: 'p1', key };
const other = { ...of, player: 'p2' };

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown> | null;
}

/** A browser with the subscription that it may have. */
function browser({
  permission = 'granted',
  status = 201,
}: {
  permission?: NotificationPermission;
  status?: number;
} = {}) {
  const kept = new Map<string, string>();
  const sent: Sent[] = [];
  const asked: BufferSource[] = [];
  let subscribed: { endpoint: string; key: ArrayBuffer } | null = null;
  const subscription = ({ endpoint, key }: { endpoint: string; key: ArrayBuffer }) => ({
    endpoint,
    options: { applicationServerKey: key },
    getKey: (name: string) => new Uint8Array(name === 'auth' ? [251, 255] : [4, 1]).buffer,
    unsubscribe: async () => {
      subscribed = null;
      return true;
    },
  });
  const place: PhonePlace = {
    fetch: (async (path: string, { method = 'GET', body }: RequestInit = {}) => {
      sent.push({ method, path, body: body === undefined ? null : JSON.parse(String(body)) });
      return method === 'DELETE'
        ? new Response(null, { status: status === 201 ? 204 : status })
        : Response.json({ id: `id-${sent.length}` }, { status });
    }) as typeof fetch,
    storage: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
    worker: async () => ({
      pushManager: {
        getSubscription: async () =>
          (subscribed === null ? null : subscription(subscribed)) as PushSubscription | null,
        subscribe: async (options) => {
          const given = options?.applicationServerKey as Uint8Array<ArrayBuffer>;
          asked.push(given);
          subscribed = { endpoint: `https://push.example/${asked.length}`, key: given.buffer };
          return subscription(subscribed) as unknown as PushSubscription;
        },
      },
    }),
    askPermission: async () => permission,
  };
  return {
    place,
    sent,
    asked,
    kept,
    has: (now: { endpoint: string; key: ArrayBuffer } | null) => {
      subscribed = now;
    },
  };
}

describe('a phone', () => {
  it('subscribes with the server’s key and says where it is reached', async () => {
    const { place, sent, asked } = browser();
    expect(await beginMessages(place, of)).toBe('on');
    expect(Buffer.from(asked[0] as Uint8Array).toString('base64url')).toBe(key);
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/tournaments/autumn/push',
        body: {
          player: 'p1',
          endpoint: 'https://push.example/1',
          keys: { p256dh: 'BAE', auth: '-_8' },
        },
      },
    ]);
    expect(await messagesNow(place, of)).toBe('on');
    expect(await messagesNow(place, other)).toBe('off');
  });

  it('has one subscription for all players, each of whom ends alone', async () => {
    const { place, sent, asked } = browser();
    await beginMessages(place, of);
    await beginMessages(place, other);
    expect(asked).toHaveLength(1);
    expect(await endMessages(place, of)).toBe('off');
    expect(sent.at(-1)).toMatchObject({
      method: 'DELETE',
      path: '/api/tournaments/autumn/push/id-1',
    });
    expect([await messagesNow(place, of), await messagesNow(place, other)]).toEqual(['off', 'on']);
  });

  it('subscribes anew where the server has another key', async () => {
    const { place, asked, has } = browser();
    has({ endpoint: 'https://push.example/old', key: new Uint8Array([4, 9]).buffer });
    expect(await beginMessages(place, of)).toBe('on');
    expect(asked).toHaveLength(1);
  });

  it('sends its new address where the browser changed it, and is off where the browser forgot', async () => {
    const { place, sent, has } = browser();
    await beginMessages(place, of);
    has({ endpoint: 'https://push.example/new', key: new ArrayBuffer(0) });
    expect(await messagesNow(place, of)).toBe('on');
    expect(sent.at(-1)?.body).toMatchObject({ endpoint: 'https://push.example/new' });
    has(null);
    expect(await messagesNow(place, of)).toBe('off');
    has({ endpoint: 'https://push.example/new', key: new ArrayBuffer(0) });
    expect(await messagesNow(place, of)).toBe('off');
  });

  it('sends nothing where the reader does not allow it, and says where it failed', async () => {
    const denied = browser({ permission: 'denied' });
    expect(await beginMessages(denied.place, of)).toBe('denied');
    expect([denied.sent, denied.asked]).toEqual([[], []]);
    const refused = browser({ status: 409 });
    expect(await beginMessages(refused.place, of)).toBe('failed');
    expect(await messagesNow(refused.place, of)).toBe('off');
  });
});

describe('on the page', () => {
  beforeEach(() => vi.stubGlobal('isSecureContext', true));
  afterEach(() => vi.unstubAllGlobals());

  async function shownText(): Promise<string> {
    const room = mount(PhoneRoom, { target: document.body, props: { of } });
    await vi.waitFor(() => tick());
    await new Promise((resolve) => setTimeout(resolve, 10));
    const text = document.body.textContent?.trim() ?? '';
    await unmount(room);
    return text;
  }

  const atBrowser = (navigator: object, parts: Readonly<Record<string, unknown>> = {}): void => {
    vi.stubGlobal('navigator', navigator);
    for (const [name, part] of Object.entries(parts)) vi.stubGlobal(name, part);
  };
  const parts = { PushManager: class {}, Notification: { permission: 'default' } };

  it('stands a button where the browser can', async () => {
    atBrowser({ serviceWorker: {} }, parts);
    expect(await shownText()).toContain('Tell me on this phone');
  });

  it('stands nothing by plain http, nor where the browser cannot', async () => {
    atBrowser({ serviceWorker: {} });
    expect(await shownText()).toBe('');
    atBrowser({});
    expect(await shownText()).toBe('');
    vi.stubGlobal('isSecureContext', false);
    atBrowser({ serviceWorker: {} }, parts);
    expect(await shownText()).toBe('');
  });

  it('stands what to do on an iPhone, until the page is on its home screen', async () => {
    atBrowser({ serviceWorker: {}, standalone: false });
    expect(await shownText()).toContain('home screen');
    atBrowser({ serviceWorker: {}, standalone: true }, parts);
    expect(await shownText()).toContain('Tell me on this phone');
  });

  it('stands that the browser does not allow it', async () => {
    atBrowser({ serviceWorker: {} }, { ...parts, Notification: { permission: 'denied' } });
    expect(await shownText()).toContain('does not allow');
  });
});
