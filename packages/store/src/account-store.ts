import type { Result } from '@rokade/rules';
import type { LinkStore } from './link-store.ts';
import type { PasskeyStore } from './passkey-store.ts';
import type { MissingAccount, Role, StoredAccount } from './stored-account.ts';

/** An account with the number of its sessions that have not expired. */
export interface ListedAccount extends StoredAccount {
  readonly sessions: number;
}

/** A stored session: only the hash of its token, never the token. Times are UTC, ISO 8601. */
export interface StoredSession {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly expiresAt: string;
  /** The browser and operating system; '' if unknown. */
  readonly device: string;
  /** Null: the session is older than this column. */
  readonly begunAt: string | null;
  readonly usedAt: string | null;
}

/** Changes of an existing account. `kept` is the hash of a session's token. */
export interface AccountChanges {
  rename(
    id: string,
    name: string,
  ): Promise<Result<null, MissingAccount | { readonly code: 'account.name-taken' }>>;
  /** Sets the password and, in the same transaction, ends all the account's sessions but `kept`. */
  setPassword(
    id: string,
    passwordHash: string,
    kept: string | null,
  ): Promise<Result<null, MissingAccount>>;
  /** Disables the account and ends all its sessions. Refused for the last account that can manage accounts. */
  disable(
    id: string,
    moment: string,
  ): Promise<Result<null, MissingAccount | { readonly code: 'account.last-admin' }>>;
  /** Refused for the last account that can manage accounts. */
  setRole(
    id: string,
    role: Role,
  ): Promise<Result<null, MissingAccount | { readonly code: 'account.last-admin' }>>;
  enable(id: string): Promise<Result<null, MissingAccount>>;
  /** Sets the person of the register to whom the account belongs. */
  setPerson(id: string, person: string | null): Promise<Result<null, MissingAccount>>;
  /** Ends the account's sessions but `kept`; returns how many. */
  removeSessionsOf(accountId: string, kept: string | null): Promise<number>;
}

/**
 * Accounts, sessions, passkeys, helpers' links and the hash of the set-up token. Failures of the medium
 * are thrown.
 */
export interface AccountStore extends AccountChanges, LinkStore, PasskeyStore {
  hasAccounts(): Promise<boolean>;
  /** All accounts by name, with their sessions that have not expired at `moment`. */
  list(moment: string): Promise<readonly ListedAccount[]>;
  find(id: string): Promise<StoredAccount | null>;
  findByName(name: string): Promise<StoredAccount | null>;
  add(account: StoredAccount): Promise<Result<null, { readonly code: 'account.name-taken' }>>;
  /** Stores the hash of the set-up token; it replaces the one before. */
  keepSetupToken(tokenHash: string): Promise<void>;
  isSetupToken(tokenHash: string): Promise<boolean>;
  /** Adds the first account and uses up the set-up token, in one transaction. False: the token is not valid. */
  addFirst(account: StoredAccount, setupTokenHash: string): Promise<boolean>;
  addSession(session: StoredSession): Promise<void>;
  /** The session and its account, even if the session has expired; null if there is none. */
  findSession(
    tokenHash: string,
  ): Promise<{ readonly session: StoredSession; readonly account: StoredAccount } | null>;
  /** The account's sessions that have not expired at `moment`, the most recently used first. */
  sessionsOf(accountId: string, moment: string): Promise<readonly StoredSession[]>;
  extendSession(tokenHash: string, usedAt: string, expiresAt: string): Promise<void>;
  removeSession(tokenHash: string): Promise<void>;
  removeSessionsExpiredBy(moment: string): Promise<void>;
}

/** The key by which account names are compared: `Ida  HANSEN` gives `ida hansen`. */
export const accountNameKey = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
