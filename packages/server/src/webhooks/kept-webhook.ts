import type { StoredWebhook } from '@rokade/store';
import { isTaken, type WebhookAnswer } from './send-signed.ts';
import type { Webhook, WebhookPace, WebhookProgress } from './webhooks.ts';
import type { ToldRounds } from './what-is-new.ts';

/** What each tournament's reader was told, by its id. */
export type Told = Readonly<Record<string, ToldRounds>>;

// Both texts are written here and nowhere else.
/** What one was told. */
export const toldOf = ({ told }: StoredWebhook): Told => JSON.parse(told) as Told;

/** How sending to one goes. */
export const progressOf = ({ progress }: StoredWebhook): WebhookProgress =>
  JSON.parse(progress) as WebhookProgress;

/** Nothing was sent yet. */
export const nothingSent: WebhookProgress = {
  taken: 0,
  last: null,
  failures: 0,
  failingSince: null,
  nextAt: null,
  offSince: null,
};

/** One as its keepers see it. */
export function webhookOf(stored: StoredWebhook): Webhook {
  const { id, address, madeBy, madeAt } = stored;
  return { id, address, madeBy, madeAt, ...progressOf(stored) };
}

const later = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

/** How sending goes after an answer: tried again after a longer pause each time, and in the end no more. */
export function progressAfter(
  before: WebhookProgress,
  { answer, now }: { readonly answer: WebhookAnswer; readonly now: Date },
  { pauses, patience }: WebhookPace,
): WebhookProgress {
  const at = now.toISOString();
  const last = { at, answer };
  if (isTaken(answer)) return { ...nothingSent, taken: before.taken + 1, last };
  const failures = before.failures + 1;
  const failingSince = before.failingSince ?? at;
  const isOver = now.getTime() - Date.parse(failingSince) >= patience;
  const pause = pauses[Math.min(failures, pauses.length) - 1] ?? 0;
  const next = isOver
    ? { nextAt: null, offSince: at }
    : { nextAt: later(now, pause), offSince: null };
  return { taken: before.taken, last, failures, failingSince, ...next };
}
