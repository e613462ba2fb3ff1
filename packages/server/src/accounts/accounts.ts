import type { Result } from '@rokade/rules';
import type { ListedAccount, Role } from '@rokade/store';
import type { HelperLinks } from './helper-links.ts';
import type { Session } from './session.ts';

export type AccountError =
  | { readonly code: 'account.setup-token-invalid' }
  | { readonly code: 'account.name-taken' }
  | { readonly code: 'account.name-invalid' }
  | { readonly code: 'account.password-too-short'; readonly minimum: number }
  | { readonly code: 'account.wrong-credentials' }
  | { readonly code: 'account.throttled'; readonly retryAfterSeconds: number }
  /** The present password, asked for before it is changed, does not fit. */
  | { readonly code: 'account.wrong-password' }
  | { readonly code: 'account.disabled' }
  | { readonly code: 'account.last-admin' }
  | { readonly code: 'account.missing' };

/** An account as whoever looks after accounts sees it. */
export type AccountInfo = Omit<ListedAccount, 'passwordHash'>;

/** What an administrator, or whoever sits at the machine, does with anybody's account. */
export interface AccountManagement {
  /** All accounts, by name. */
  list(): Promise<readonly AccountInfo[]>;
  /** The id of the account of a name, compared as at the sign-in; null: there is none. */
  idOf(name: string): Promise<string | null>;
  /** What is in the history already keeps the name it was done under. */
  rename(id: string, name: string): Promise<Result<null, AccountError>>;
  /** Gives a new password of chance; all sessions of the account end. */
  resetPassword(id: string): Promise<Result<string, AccountError>>;
  /** Lets nobody in any more; its sessions end. The last administrator stays. */
  disable(id: string): Promise<Result<null, AccountError>>;
  enable(id: string): Promise<Result<null, AccountError>>;
  /** Signs the account out everywhere; gives how many sessions ended. */
  endSessions(id: string): Promise<Result<number, AccountError>>;
}

/** Accounts and sessions. Tokens are random; only their hashes are stored. */
export interface Accounts extends AccountManagement, HelperLinks {
  /** The rule of passwords, to be told before one is typed. */
  readonly shortestPassword: number;
  /** True until the first account exists; then the set-up link is void. */
  needsSetup(): Promise<boolean>;
  /** A fresh one-time token while `needsSetup`, else null. */
  setupToken(): Promise<string | null>;
  /** Makes the first account and signs it in. Gives the session token for the cookie. */
  setUp(token: string, name: string, password: string): Promise<Result<string, AccountError>>;
  /** `deviceMark`: what the browser has from an earlier time that it signed somebody in. */
  signIn(
    name: string,
    password: string,
    address: string,
    deviceMark?: string,
  ): Promise<Result<string, AccountError>>;
  /** What a browser keeps to be known by the next time; null: there is no such session. */
  deviceMark(sessionToken: string): Promise<string | null>;
  signOut(sessionToken: string): Promise<void>;
  /** An admin makes another account. */
  create(name: string, password: string, role: Role): Promise<Result<null, AccountError>>;
  session(sessionToken: string | undefined): Promise<Session | null>;
  /** Changes one's own password; all other sessions of the account end. */
  changePassword(
    sessionToken: string,
    passwords: { readonly present: string; readonly wanted: string },
  ): Promise<Result<null, AccountError>>;
  /** Signs one's account out everywhere else; gives how many sessions ended. */
  endOtherSessions(sessionToken: string): Promise<number>;
}

/** Re-exported for shells, which know no store. */
export type { Role };
