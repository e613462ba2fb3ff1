import { type StoredWebhook, storedJson } from '@rokade/store';
import { z } from 'zod';
import { isTaken, type WebhookAnswer } from './send-signed.ts';
import type { Webhook, WebhookPace, WebhookProgress } from './webhooks.ts';
import type { ToldRounds } from './what-is-new.ts';

/** What each tournament's reader was told, by its id. */
export type Told = Readonly<Record<string, ToldRounds>>;

const toldShape = z.record(
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

/** What one was told; damaged on the disk it says nothing, and all is told once more. */
export const toldOf = ({ told }: StoredWebhook): Told => {
  const read = toldShape.safeParse(storedJson(told));
  return read.success ? read.data : {};
};

/** How sending to one goes; damaged on the disk it begins anew. */
export const progressOf = ({ progress }: StoredWebhook): WebhookProgress => {
  const read = progressShape.safeParse(storedJson(progress));
  return read.success ? (read.data as WebhookProgress) : nothingSent;
};

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
