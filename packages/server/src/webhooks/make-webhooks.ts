import { randomUUID } from 'node:crypto';
import { err, ok, type Result } from '@rokade/rules';
import type { StoredWebhook } from '@rokade/store';
import { makeToken } from '../accounts/tokens.ts';
import { isWrittenNear, type LocalReach } from '../outside/may-be-reached.ts';
import { isTaken } from '../outside/post-outside.ts';
import type { WebhookOff } from '../values/health.ts';
import { type Courier, type CourierContext, makeCourier } from './courier.ts';
import { nothingSent, progressOf, webhookOf } from './kept-webhook.ts';
import { allSentNow } from './news-subjects.ts';
import { sendSigned } from './send-signed.ts';
import type { WebhookError, Webhooks } from './webhooks.ts';

/** The most webhooks of a tournament, event or league. */
const most = 10;

/** The address in normal form, without fragment, or why it is refused. */
function checkedAddress(text: string, local: LocalReach): Result<string, WebhookError> {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const isForAll = url !== null && url.username === '' && url.password === '';
  if (!isForAll || !['http:', 'https:'].includes(url.protocol)) {
    return err({ code: 'webhook.address-invalid' });
  }
  if (!local && isWrittenNear(url.hostname)) return err({ code: 'webhook.address-private' });
  url.hash = '';
  return ok(url.href);
}

type Surroundings = Omit<CourierContext, 'seen' | 'forget'>;

/** Makes the list of webhooks that are switched off, as far as they have been read. */
function makeSwitchedOff() {
  const off = new Map<string, WebhookOff>();
  return {
    seen(webhook: StoredWebhook): void {
      const { id, kind, place, address } = webhook;
      off.delete(id);
      if (progressOf(webhook).offSince === null) return;
      off.set(id, {
        code: 'health.webhook-off',
        kind,
        id: place,
        host: URL.parse(address)?.host ?? '',
      });
    },
    forget: (id: string): void => void off.delete(id),
    problems: (): readonly WebhookOff[] => [...off.values()],
  };
}

/** A new webhook; what is public already counts as sent. */
const newWebhook = async (
  surroundings: Surroundings,
  { kind, id: place }: Parameters<Webhooks['add']>[0],
  { address, madeBy }: Pick<StoredWebhook, 'address' | 'madeBy'>,
): Promise<StoredWebhook> => ({
  id: randomUUID(),
  kind,
  place,
  address,
  madeBy,
  secret: makeToken(),
  madeAt: surroundings.clock().toISOString(),
  told: JSON.stringify(await allSentNow(surroundings, { kind, place })),
  progress: JSON.stringify(nothingSent),
});

/** Sends a test message without news. */
async function tried(
  { address, secret }: StoredWebhook,
  at: string,
  { local, closing }: { readonly local: LocalReach; readonly closing: AbortSignal | undefined },
) {
  const body = JSON.stringify({ delivery: 0, at, news: [], test: true });
  const signal = closing ?? new AbortController().signal;
  return { at, answer: await sendSigned({ address, secret, body, at }, local, signal) };
}

/** Makes the webhooks on their store. */
export function makeWebhooks(surroundings: Surroundings): Webhooks {
  const { store, clock } = surroundings;
  const { seen, forget, problems } = makeSwitchedOff();
  let local: LocalReach = false;
  let courier: Courier | null = null;
  const allOf = async (place: string) =>
    (await store.webhooks()).filter((one) => one.place === place);
  const found = async (place: string, id: string) =>
    (await allOf(place)).find((one) => one.id === id);

  return {
    of: async (place) => (await allOf(place)).map(webhookOf),
    async add(place, request, madeBy) {
      const address = checkedAddress(request.address, local);
      if (!address.ok) return address;
      if ((await allOf(place.id)).length >= most) return err({ code: 'webhook.too-many', most });
      const stored = await newWebhook(surroundings, place, { address: address.value, madeBy });
      await store.addWebhook(stored);
      // Sends what was published meanwhile.
      courier?.look(stored.id);
      return ok({ secret: stored.secret, webhook: webhookOf(stored) });
    },
    async remove(place, id) {
      if (!(await store.removeWebhook(place, id))) return err({ code: 'webhook.unknown' });
      forget(id);
      // A message that is on its way may have been noted still.
      courier?.look(id);
      return ok(null);
    },
    async test(place, id) {
      const stored = await found(place, id);
      if (stored === undefined) return err({ code: 'webhook.unknown' });
      const way = { local, closing: courier?.closing };
      const last = await tried(stored, clock().toISOString(), way);
      const now = await found(place, id);
      if (now === undefined) return err({ code: 'webhook.unknown' });
      const before = progressOf(now);
      const after = isTaken(last.answer) ? { ...nothingSent, taken: before.taken } : before;
      const kept = { ...now, progress: JSON.stringify({ ...after, last }) };
      await store.keepWebhook(id, { progress: kept.progress });
      seen(kept);
      if (isTaken(last.answer)) courier?.look(id);
      return ok(webhookOf(kept));
    },
    send(sending) {
      local = sending.local;
      courier = makeCourier({ ...surroundings, seen, forget }, sending);
      courier.begin();
    },
    problems,
    close: async () => courier?.close(),
  };
}
