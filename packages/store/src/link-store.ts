/**
 * A link that lets a helper in without an account, or a program's token, as it is kept: never its token,
 * only the hash.
 * Times are UTC, ISO 8601.
 */
export interface StoredLink {
  readonly id: string;
  readonly tokenHash: string;
  /** The tournament it is for, or the account whose program has it. */
  readonly event: string;
  /** What the history calls whoever uses it. */
  readonly name: string;
  /** What it lets do, JSON. */
  readonly rights: string;
  /** The name of the account that made it. */
  readonly madeBy: string;
  readonly madeAt: string;
  /** Since when it lets nobody in; null: it does, in its time. */
  readonly revokedAt: string | null;
  /** Noted of programs' tokens alone. */
  readonly usedAt: string | null;
}

/** Helpers' links and programs' tokens. Failures of the medium are thrown. */
export interface LinkStore {
  addLink(link: StoredLink): Promise<void>;
  /** The link of a token, revoked or not; null: there is none. */
  findLink(tokenHash: string): Promise<StoredLink | null>;
  /** All links for a tournament, the newest first. */
  linksOf(event: string): Promise<readonly StoredLink[]>;
  noteUse(id: string, moment: string): Promise<void>;
  /** False: the tournament has no such link. Revoked again, it keeps its first moment. */
  revokeLink(event: string, id: string, moment: string): Promise<boolean>;
}
