/**
 * A stored link that lets a helper in without an account, or a program's token: only the hash of its
 * token, never the token. Times are UTC, ISO 8601.
 */
export interface StoredLink {
  readonly id: string;
  readonly tokenHash: string;
  /** The id of the tournament, or of the account to which the program belongs. */
  readonly event: string;
  /** The name that the history shows for whoever uses the link. */
  readonly name: string;
  /** The rights it gives, as JSON. */
  readonly rights: string;
  /** The name of the account that made it. */
  readonly madeBy: string;
  readonly madeAt: string;
  /** The time from which it is invalid; null: not revoked. */
  readonly revokedAt: string | null;
  /** The time of the last use; only programs' tokens have one. */
  readonly usedAt: string | null;
}

/** Helpers' links and programs' tokens. Failures of the medium are thrown. */
export interface LinkStore {
  addLink(link: StoredLink): Promise<void>;
  /** The link with a token, even if revoked; null: there is none. */
  findLink(tokenHash: string): Promise<StoredLink | null>;
  /** All links of a tournament, the newest first. */
  linksOf(event: string): Promise<readonly StoredLink[]>;
  noteUse(id: string, moment: string): Promise<void>;
  /** Revokes a link; the time of an earlier revocation stays. False: the tournament has no such link. */
  revokeLink(event: string, id: string, moment: string): Promise<boolean>;
}
