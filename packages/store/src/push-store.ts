/**
 * A stored subscription: a phone that is told of one player of one tournament. Who has the phone is not
 * known. All of it is erased with the player or the tournament.
 */
export interface StoredSubscription {
  /** Made of the endpoint, the tournament and the player, so that asking again changes nothing. */
  readonly id: string;
  readonly tournament: string;
  readonly player: string;
  /** The address of the phone at its push service; whoever knows it and the keys can send to the phone. */
  readonly endpoint: string;
  /** The public key of the browser, an uncompressed point of P-256 (RFC 8291), base64url. */
  readonly p256dh: string;
  /** The secret that the browser shares with senders, 16 bytes, base64url. */
  readonly auth: string;
  readonly language: string;
  /** Where the page was open: `https://skak.example`. Push services get it as the sender's address. */
  readonly origin: string;
  /** UTC, ISO 8601, as every time here. */
  readonly madeAt: string;
  /** JSON: what was told last. */
  readonly told: string;
  /** JSON: the state of sending (tries, failures). */
  readonly progress: string;
}

/** Subscriptions of phones, and the keys by which push services know the sender. Failures of the medium are thrown. */
export interface PushStore {
  /** The key pair that is kept; `made`, as JSON, where there is none yet. */
  pushKeys(made: string): Promise<string>;
  /** The tournaments of which phones are told. */
  subscribedTournaments(): Promise<readonly string[]>;
  /** The oldest first. */
  subscriptionsOf(tournament: string): Promise<readonly StoredSubscription[]>;
  /** Keeps a subscription; one with the same id stays as it is. */
  addSubscription(subscription: StoredSubscription): Promise<void>;
  /** Changes a subscription's values; without effect if it was removed. */
  keepSubscription(
    id: string,
    changes: Partial<Pick<StoredSubscription, 'told' | 'progress'>>,
  ): Promise<void>;
  /** False: the tournament has no such subscription. */
  removeSubscription(tournament: string, id: string): Promise<boolean>;
  /** Erases all subscriptions of a tournament. */
  removeSubscriptions(tournament: string): Promise<void>;
  /** Reserves a subscription, as it was read, for this process until a moment; false: another process has it, or had. */
  claimSubscription(
    read: Pick<StoredSubscription, 'id' | 'told'>,
    now: string,
    until: string,
  ): Promise<boolean>;
  /** Ends the reservation. */
  freeSubscription(id: string): Promise<void>;
}
