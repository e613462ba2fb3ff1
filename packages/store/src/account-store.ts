import type { Result } from '@rokade/rules';
import type { LinkStore } from './link-store.ts';
import type { PasskeyStore } from './passkey-store.ts';
import type { MissingAccount, Role, StoredAccount } from './stored-account.ts';

/** An account with the number of its sessions that are not over. */
export interface ListedAccount extends StoredAccount {
  readonly sessions: number;
}

/** A session as it is kept: never the token, only its hash. Times are UTC, ISO 8601. */
export interface StoredSession {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly expiresAt: string;
  /** The browser and its system; '' where they are not known. */
  readonly device: string;
  /** Null: before this was written down. */
  readonly begunAt: string | null;
  readonly usedAt: string | null;
}

/** What is done with an account that is there. `kept` is the hash of a session's token. */
export interface AccountChanges {
  rename(
    id: string,
    name: string,
  ): Promise<Result<null, MissingAccount | { readonly code: 'account.name-taken' }>>;
  /** Ends all its sessions but the one kept, in the same moment. */
  setPassword(
    id: string,
    passwordHash: string,
    kept: string | null,
  ): Promise<Result<null, MissingAccount>>;
  /** Ends all its sessions, too. Refused where nobody would be left to look after accounts. */
  disable(
    id: string,
    moment: string,
  ): Promise<Result<null, MissingAccount | { readonly code: 'account.last-admin' }>>;
  /** Refused where nobody would be left to look after accounts. */
  setRole(
    id: string,
    role: Role,
  ): Promise<Result<null, MissingAccount | { readonly code: 'account.last-admin' }>>;
  enable(id: string): Promise<Result<null, MissingAccount>>;
  /** Says whose an account is. */
  setPerson(id: string, person: string | null): Promise<Result<null, MissingAccount>>;
  /** Ends the sessions of an account but the one kept; gives how many. */
  removeSessionsOf(accountId: string, kept: string | null): Promise<number>;
}

/** Accounts, sessions, passkeys, helpers' links and the set-up token's hash. Failures of the medium are thrown. */
export interface AccountStore extends AccountChanges, LinkStore, PasskeyStore {
  hasAccounts(): Promise<boolean>;
  /** All accounts by name, with their sessions that are not over at a moment. */
  list(moment: string): Promise<readonly ListedAccount[]>;
  find(id: string): Promise<StoredAccount | null>;
  findByName(name: string): Promise<StoredAccount | null>;
  add(account: StoredAccount): Promise<Result<null, { readonly code: 'account.name-taken' }>>;
  /** The hash of the only set-up token that counts; a new one makes the old one void. */
  keepSetupToken(tokenHash: string): Promise<void>;
  isSetupToken(tokenHash: string): Promise<boolean>;
  /** Adds the first account and uses the token up, both or neither. False: it does not hold. */
  addFirst(account: StoredAccount, setupTokenHash: string): Promise<boolean>;
  addSession(session: StoredSession): Promise<void>;
  /** The session and its account, expired or not; null if there is none. */
  findSession(
    tokenHash: string,
  ): Promise<{ readonly session: StoredSession; readonly account: StoredAccount } | null>;
  /** The sessions of an account that are not over at a moment, the last used first. */
  sessionsOf(accountId: string, moment: string): Promise<readonly StoredSession[]>;
  extendSession(tokenHash: string, usedAt: string, expiresAt: string): Promise<void>;
  removeSession(tokenHash: string): Promise<void>;
  removeSessionsExpiredBy(moment: string): Promise<void>;
}

/** What two names share when they are taken for the same: `Ida  HANSEN` is `ida hansen`. */
export const accountNameKey = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
