/** The parts of the browser that messages to a phone need. */
export interface PhonePlace {
  readonly fetch: typeof fetch;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The worker that shows messages, once it is there. */
  readonly worker: () => Promise<{
    readonly pushManager: Pick<PushManager, 'getSubscription' | 'subscribe'>;
  }>;
  /** Asks the reader, where the browser does not know yet. */
  readonly askPermission: () => Promise<NotificationPermission>;
}

/** Of whom a phone is told, and the server's key with which it subscribes. */
export interface ToldOf {
  readonly tournament: string;
  readonly player: string;
  readonly key: string;
}

/** Whether the phone is told; `denied`: the reader's browser allows no messages; `failed`: try again. */
export type PhoneState = 'off' | 'on' | 'denied' | 'failed';

/** What the phone itself keeps of its subscription. */
interface KeptSubscription {
  readonly id: string;
  readonly endpoint: string;
}

const nameOf = ({ tournament, player }: ToldOf): string => `rokade-told-${tournament}-${player}`;

function keptIn({ storage }: PhonePlace, of: ToldOf): KeptSubscription | null {
  try {
    return JSON.parse(storage.getItem(nameOf(of)) ?? 'null') as KeptSubscription | null;
  } catch {
    return null;
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );

const base64urlOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The browser's subscription with the server's key; one with another key, of a former server, ends. */
async function subscriptionOf(place: PhonePlace, { key }: ToldOf): Promise<PushSubscription> {
  const { pushManager } = await place.worker();
  const before = await pushManager.getSubscription();
  if (before !== null) {
    if (base64urlOf(before.options.applicationServerKey) === key) return before;
    await before.unsubscribe();
  }
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** Tells the server where the phone is reached. */
async function sendSubscription(
  place: PhonePlace,
  of: ToldOf,
  subscription: PushSubscription,
): Promise<PhoneState> {
  const { endpoint } = subscription;
  const answer = await place.fetch(`/api/tournaments/${of.tournament}/push`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      player: of.player,
      endpoint,
      keys: {
        p256dh: base64urlOf(subscription.getKey('p256dh')),
        auth: base64urlOf(subscription.getKey('auth')),
      },
    }),
  });
  if (!answer.ok) return 'failed';
  const { id } = (await answer.json()) as { readonly id: string };
  place.storage.setItem(nameOf(of), JSON.stringify({ id, endpoint }));
  return 'on';
}

/** Begins messages of a player to this phone. */
export async function beginMessages(place: PhonePlace, of: ToldOf): Promise<PhoneState> {
  if ((await place.askPermission()) !== 'granted') return 'denied';
  try {
    return await sendSubscription(place, of, await subscriptionOf(place, of));
  } catch {
    return 'failed';
  }
}

/** Ends messages of a player to this phone; those of others go on. */
export async function endMessages(place: PhonePlace, of: ToldOf): Promise<PhoneState> {
  const kept = keptIn(place, of);
  if (kept === null) return 'off';
  try {
    const path = `/api/tournaments/${of.tournament}/push/${kept.id}`;
    const answer = await place.fetch(path, { method: 'DELETE' });
    // 404: it had ended before.
    if (!answer.ok && answer.status !== 404) return 'failed';
    place.storage.removeItem(nameOf(of));
    return 'off';
  } catch {
    return 'failed';
  }
}

/** Whether this phone is told of a player. An address that the browser changed meanwhile is sent anew. */
export async function messagesNow(place: PhonePlace, of: ToldOf): Promise<PhoneState> {
  const kept = keptIn(place, of);
  if (kept === null) return 'off';
  try {
    const subscription = await (await place.worker()).pushManager.getSubscription();
    if (subscription === null) {
      place.storage.removeItem(nameOf(of));
      return 'off';
    }
    if (subscription.endpoint === kept.endpoint) return 'on';
    return await sendSubscription(place, of, subscription);
  } catch {
    return 'failed';
  }
}
