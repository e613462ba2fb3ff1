import type { Result } from '@rokade/rules';
import type { StoredWebhook } from '@rokade/store';
import { z } from 'zod';
import type { LocalReach } from '../outside/may-be-reached.ts';
import type { PostAnswer } from '../outside/post-outside.ts';
import type { WebhookOff } from '../values/health.ts';
import type { LeagueNews } from './league-news.ts';
import type { PublicNews } from './what-is-new.ts';

/** The request for a webhook: the address that news is posted to. */
export const webhookRequestShape = z.strictObject({ address: z.string().max(500) });

export type WebhookRequest = z.infer<typeof webhookRequestShape>;

/** The text of a message to a webhook, as JSON: the news of one tournament or league; none in a test. */
export interface WebhookDelivery {
  /** Counts the messages that were taken, from 1; 0: a test. */
  readonly delivery: number;
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly test?: true;
  readonly tournament?: { readonly id: string; readonly name: string; readonly group: string };
  readonly league?: { readonly id: string; readonly name: string; readonly season: string };
  readonly news: readonly (PublicNews | LeagueNews)[];
}

/** The progress of sending to a webhook. Times are UTC, ISO 8601; null: it did not happen. */
export interface WebhookProgress {
  /** The number of messages that were taken. */
  readonly taken: number;
  readonly last: { readonly at: string; readonly answer: PostAnswer } | null;
  /** The failures since the last message that was taken, and the time of the first. */
  readonly failures: number;
  readonly failingSince: string | null;
  /** The time before which nothing is sent again. */
  readonly nextAt: string | null;
  /** The time at which it was switched off. */
  readonly offSince: string | null;
}

/** An address to which published rounds and results are posted; without its secret. */
export interface Webhook extends WebhookProgress {
  readonly id: string;
  readonly address: string;
  readonly madeBy: string;
  readonly madeAt: string;
}

export type WebhookError =
  /** It is not an http(s) address, or contains a user name. */
  | { readonly code: 'webhook.address-invalid' }
  /** It is an address of this machine or a private network, and the server was not started with that permission. */
  | { readonly code: 'webhook.address-private' }
  | { readonly code: 'webhook.too-many'; readonly most: number }
  | { readonly code: 'webhook.unknown' };

/** The pace of sending, in milliseconds. */
export interface WebhookPace {
  /** Changes within this time are sent together. */
  readonly together: number;
  /** The pauses after successive failures; the last one repeats. */
  readonly pauses: readonly number[];
  /** How long a webhook may fail before it is switched off. */
  readonly patience: number;
}

/** How a server sends. */
export interface Sending {
  readonly local: LocalReach;
  readonly pace?: WebhookPace;
}

/** The webhooks of tournaments, events and leagues; a `place` is the id of one. */
export interface Webhooks {
  of(place: string): Promise<readonly Webhook[]>;
  /** Creates a webhook; what is public already counts as sent. Only this result contains the secret. */
  add(
    place: { readonly kind: StoredWebhook['kind']; readonly id: string },
    request: WebhookRequest,
    madeBy: string,
  ): Promise<Result<{ readonly secret: string; readonly webhook: Webhook }, WebhookError>>;
  remove(place: string, id: string): Promise<Result<null, WebhookError>>;
  /** Sends a test message and returns the webhook after it; a webhook that is off is on again if it was taken. */
  test(place: string, id: string): Promise<Result<Webhook, WebhookError>>;
  /** Begins to send news, until it is closed; only the server calls it, not the command line. */
  send(sending: Sending): void;
  problems(): readonly WebhookOff[];
  close(): Promise<void>;
}
