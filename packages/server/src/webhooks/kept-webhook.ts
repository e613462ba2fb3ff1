import { type StoredWebhook, storedJson } from '@rokade/store';
import { z } from 'zod';
import { isTaken, type PostAnswer } from '../outside/post-outside.ts';
import type { Webhook, WebhookPace, WebhookProgress } from './webhooks.ts';
import type { SentParts } from './what-is-new.ts';

/** What was sent of each tournament or league, by its id. */
export type SentBooks = Readonly<Record<string, SentParts>>;

const sentShape = z.record(
  z.string(),
  z.record(z.string(), z.object({ pairs: z.string(), results: z.record(z.string(), z.string()) })),
);

const answerShape = z.object({ at: z.string(), answer: z.looseObject({ kind: z.string() }) });
const progressShape = z.object({
  taken: z.number(),
  last: answerShape.nullable(),
  failures: z.number(),
  failingSince: z.string().nullable(),
  nextAt: z.string().nullable(),
  offSince: z.string().nullable(),
});

/** What was sent to a webhook; nothing if that is damaged in the store, so that all is sent again. */
export const sentTo = ({ told }: StoredWebhook): SentBooks => {
  const read = sentShape.safeParse(storedJson(told));
  return read.success ? read.data : {};
};

/** The progress of a webhook; if it is damaged in the store it begins anew. */
export const progressOf = ({ progress }: Pick<StoredWebhook, 'progress'>): WebhookProgress => {
  const read = progressShape.safeParse(storedJson(progress));
  return read.success ? (read.data as WebhookProgress) : nothingSent;
};

/** The progress before anything was sent. */
export const nothingSent: WebhookProgress = {
  taken: 0,
  last: null,
  failures: 0,
  failingSince: null,
  nextAt: null,
  offSince: null,
};

/** A webhook in the list of webhooks, without its secret. */
export function webhookOf(stored: StoredWebhook): Webhook {
  const { id, address, madeBy, madeAt } = stored;
  return { id, address, madeBy, madeAt, ...progressOf(stored) };
}

const later = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

/** The progress after an answer: each failure makes the pause longer, and after `patience` it is switched off. */
export function progressAfter(
  before: WebhookProgress,
  { answer, now }: { readonly answer: PostAnswer; readonly now: Date },
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
