/**
 * An address that is told of published rounds and results, as it is kept. Its secret signs what is
 * sent, so it stands here as it is.
 */
export interface StoredWebhook {
  readonly id: string;
  readonly kind: 'tournament' | 'event';
  /** The tournament or event that it tells of. */
  readonly place: string;
  readonly address: string;
  readonly secret: string;
  readonly madeBy: string;
  /** UTC, ISO 8601, as every time here. */
  readonly madeAt: string;
  /** JSON: what it was told of each tournament. */
  readonly told: string;
  /** JSON: how sending goes. */
  readonly progress: string;
}

/** Webhooks of tournaments and events. Failures of the medium are thrown. */
export interface WebhookStore {
  /** All of them, the oldest first. */
  webhooks(): Promise<readonly StoredWebhook[]>;
  addWebhook(webhook: StoredWebhook): Promise<void>;
  /** Writes what is given; one that is gone stays so. */
  keepWebhook(
    id: string,
    changes: Partial<Pick<StoredWebhook, 'told' | 'progress'>>,
  ): Promise<void>;
  /** False: the place has no such one. */
  removeWebhook(place: string, id: string): Promise<boolean>;
  /** Takes one for oneself until a moment; false: another process has it now. */
  claimWebhook(id: string, now: string, until: string): Promise<boolean>;
}
