/**
 * A stored relay: games on their way between a tournament and a place outside it, as a broadcast or the
 * folder of electronic boards. Its token opens an account elsewhere, so that it is never in a copy.
 */
export interface StoredRelay {
  /** New whenever it is set up anew, so that what an earlier one still sends changes nothing of it. */
  readonly id: string;
  readonly tournament: string;
  readonly kind: 'broadcast' | 'boards';
  /** JSON: what was chosen. */
  readonly settings: string;
  /** In clear, since it is sent; '' = none. */
  readonly token: string;
  /** The id of the account that set it up. */
  readonly account: string;
  readonly madeBy: string;
  /** UTC, ISO 8601, as every time here. */
  readonly madeAt: string;
  /** JSON: what the other side has. */
  readonly sent: string;
  /** JSON: the state of sending (tries, failures). */
  readonly progress: string;
}

/** Relays, at most one of each kind for a tournament. Failures of the medium are thrown. */
export interface RelayStore {
  /** All relays, by tournament and kind. */
  relays(): Promise<readonly StoredRelay[]>;
  relaysOf(tournament: string): Promise<readonly StoredRelay[]>;
  /** Keeps a relay in place of one of the same kind. */
  putRelay(relay: StoredRelay): Promise<void>;
  /** Changes a relay's values; without effect if it was removed or replaced. */
  keepRelay(id: string, changes: Partial<Pick<StoredRelay, 'sent' | 'progress'>>): Promise<void>;
  /** False: the tournament has no such relay. */
  removeRelay(tournament: string, kind: StoredRelay['kind']): Promise<boolean>;
  /** Reserves a relay for this process until a moment; false: another process has it. */
  claimRelay(id: string, now: string, until: string): Promise<boolean>;
}
