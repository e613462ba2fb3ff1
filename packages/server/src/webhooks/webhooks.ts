import type { Result } from '@rokade/rules';
import type { StoredWebhook } from '@rokade/store';
import { z } from 'zod';
import type { WebhookOff } from '../values/health.ts';
import type { WebhookAnswer } from './send-signed.ts';

/** What a webhook is wanted for. */
export const webhookRequestShape = z.strictObject({ address: z.string().max(500) });

export type WebhookRequest = z.infer<typeof webhookRequestShape>;

/** How sending goes. Times are UTC, ISO 8601; null: it did not happen. */
export interface WebhookProgress {
  /** Counts the messages that were taken. */
  readonly taken: number;
  readonly last: { readonly at: string; readonly answer: WebhookAnswer } | null;
  /** Tries since the last that was taken, and since when. */
  readonly failures: number;
  readonly failingSince: string | null;
  /** Not tried again before then. */
  readonly nextAt: string | null;
  /** Since when it is switched off. */
  readonly offSince: string | null;
}

/** An address that is told of published rounds and results; never its secret. */
export interface Webhook extends WebhookProgress {
  readonly id: string;
  readonly address: string;
  readonly madeBy: string;
  readonly madeAt: string;
}

export type WebhookError =
  /** It is no address of the web, or carries a password. */
  | { readonly code: 'webhook.address-invalid' }
  /** It is of this machine or a net around it, which whoever runs the server has not allowed. */
  | { readonly code: 'webhook.address-private' }
  | { readonly code: 'webhook.too-many'; readonly most: number }
  | { readonly code: 'webhook.unknown' };

/** How sending is paced, in milliseconds. */
export interface WebhookPace {
  /** Changes within so long go together. */
  readonly together: number;
  /** Pauses after failures; the last one again and again. */
  readonly pauses: readonly number[];
  /** Failing so long switches it off. */
  readonly patience: number;
}

/** What a server that sends says. */
export interface Sending {
  /** This machine and the nets around it may be told, too. */
  readonly local: boolean;
  readonly pace?: WebhookPace;
}

/** The webhooks of every tournament and event, by its id. */
export interface Webhooks {
  of(place: string): Promise<readonly Webhook[]>;
  /** What is public already counts as told. The secret is told only here. */
  add(
    place: { readonly kind: StoredWebhook['kind']; readonly id: string },
    request: WebhookRequest,
    madeBy: string,
  ): Promise<Result<{ readonly secret: string; readonly webhook: Webhook }, WebhookError>>;
  remove(place: string, id: string): Promise<Result<null, WebhookError>>;
  /** Sends a message that says nothing, and how it was answered; one that is off is on again if it was taken. */
  test(place: string, id: string): Promise<Result<Webhook, WebhookError>>;
  /** From now on, until it is closed, what is new is sent: the server's part, and nobody else's. */
  send(sending: Sending): void;
  problems(): readonly WebhookOff[];
  close(): Promise<void>;
}
