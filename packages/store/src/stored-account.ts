/**
 * What a row itself says of an account's rights: an admin is an owner, whom there must be; an arbiter
 * was made before rights were given. Everything else is said by the organisation's book.
 */
export type Role = 'admin' | 'arbiter' | 'none';

/** An account as it is kept. `name` as written, compared without regard to case and width. */
export interface StoredAccount {
  readonly id: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly createdAt: string;
  /** Since when it lets nobody in; null: it does. */
  readonly disabledAt: string | null;
  /** Its password lets nobody in, its passkeys do. */
  readonly passkeyOnly: boolean;
  /** Whose it is, by their id in the register; null: not said. */
  readonly person: string | null;
}

/** No account has this id. */
export interface MissingAccount {
  readonly code: 'account.missing';
}
