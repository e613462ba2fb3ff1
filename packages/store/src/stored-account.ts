/**
 * The role in the account's row: an admin is an owner, and there must always be one; `arbiter` is an
 * account older than rights. Other rights are in the organisation's book.
 */
export type Role = 'admin' | 'arbiter' | 'none';

/** A stored account. `name` is as typed; names are compared without regard to case and width. */
export interface StoredAccount {
  readonly id: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly createdAt: string;
  /** The time from which the account is disabled; null: it is not. */
  readonly disabledAt: string | null;
  /** Whether the account signs in by passkey only, not by password. */
  readonly passkeyOnly: boolean;
  /** The id of the account's owner in the register; null: not recorded. */
  readonly person: string | null;
}

/** There is no account with this id. */
export interface MissingAccount {
  readonly code: 'account.missing';
}
