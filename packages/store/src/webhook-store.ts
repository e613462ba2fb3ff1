/**
 * A stored webhook: an address that gets published rounds and results. Its secret signs messages, so it
 * is stored in clear.
 */
export interface StoredWebhook {
  readonly id: string;
  readonly kind: 'tournament' | 'event' | 'league';
  /** The id of the tournament, event or league. */
  readonly place: string;
  readonly address: string;
  readonly secret: string;
  readonly madeBy: string;
  /** UTC, ISO 8601, as every time here. */
  readonly madeAt: string;
  /** JSON: the state last sent of each tournament or league. */
  readonly told: string;
  /** JSON: the state of sending (tries, failures). */
  readonly progress: string;
}

/** Webhooks of tournaments, events and leagues. Failures of the medium are thrown. */
export interface WebhookStore {
  /** All webhooks, the oldest first. */
  webhooks(): Promise<readonly StoredWebhook[]>;
  addWebhook(webhook: StoredWebhook): Promise<void>;
  /** Changes a webhook's values; without effect if it was removed. */
  keepWebhook(
    id: string,
    changes: Partial<Pick<StoredWebhook, 'told' | 'progress'>>,
  ): Promise<void>;
  /** False: the place has no such webhook. */
  removeWebhook(place: string, id: string): Promise<boolean>;
  /** Reserves a webhook for this process until a moment; false: another process has it. */
  claimWebhook(id: string, now: string, until: string): Promise<boolean>;
}
