import type { Right } from '@rokade/installation';
import type { Actor } from '@rokade/journal';
import type { Result } from '@rokade/rules';
import type { ListedAccount } from '@rokade/store';
import type { InstallationError } from '../installation/installation-types.ts';
import type { AccountError } from './account-error.ts';
import type { ApiTokens } from './api-tokens.ts';
import type { BoardCodes } from './board-codes.ts';
import type { HelperLinks } from './helper-links.ts';
import type { PasskeyManagement, Passkeys } from './passkey-types.ts';
import type { Caller, Session } from './session.ts';

/** Why a right is not given or taken away. */
export type GiveError =
  | AccountError
  | InstallationError
  | { readonly code: 'rights.unknown-event'; readonly event: string };

/** An account in the list of accounts. */
export interface AccountInfo extends Omit<ListedAccount, 'passwordHash' | 'role'> {
  readonly rights: readonly Right[];
}

/** The acts on rights, which are kept in the installation's book. */
export interface RightsManagement {
  /** Gives a right, if the account does not have it yet. */
  giveRight(id: string, right: Right, by: Actor): Promise<Result<null, GiveError>>;
  /** Takes a right away, effective at once. The last owner cannot lose theirs. */
  takeRight(id: string, right: Right, by: Actor): Promise<Result<null, GiveError>>;
}

/** A session in the list of an account's sessions. */
export interface ListedSession {
  readonly id: string;
  /** The browser and its system, `Firefox, Windows`; '' = not known. */
  readonly device: string;
  /** UTC, ISO 8601; null: begun before times were stored. `usedAt` is accurate to a quarter of an hour. */
  readonly begunAt: string | null;
  readonly usedAt: string | null;
  /** Whether it is the session in which the list is read. */
  readonly isOwn: boolean;
}

/** The acts on sessions. */
export interface SessionManagement {
  /** The running sessions of an account, the last used first; `isOwn` marks that of `sessionToken`. */
  sessionsOf(id: string, sessionToken?: string): Promise<readonly ListedSession[]>;
  /** Signs an account out on one device. */
  endSession(id: string, session: string): Promise<Result<null, AccountError>>;
}

/** The acts of an owner, or of somebody with the command line, on any account. */
export interface AccountManagement extends RightsManagement, SessionManagement, PasskeyManagement {
  /** All accounts, by name. */
  list(): Promise<readonly AccountInfo[]>;
  /** The id of the account with a name, compared as at sign-in; null: there is none. */
  idOf(name: string): Promise<string | null>;
  /** Renames an account; existing entries of journals keep the former name. */
  rename(id: string, name: string): Promise<Result<null, AccountError>>;
  /** Sets a random password and returns it; all sessions of the account end, and it may sign in by password again. */
  resetPassword(id: string): Promise<Result<string, AccountError>>;
  /** Blocks an account and ends its sessions. The last owner cannot be blocked. */
  disable(id: string): Promise<Result<null, AccountError>>;
  enable(id: string): Promise<Result<null, AccountError>>;
  /** Ends all sessions of an account; returns how many. */
  endSessions(id: string): Promise<Result<number, AccountError>>;
}

/** Accounts and sessions. Tokens are random; only their hashes are stored. */
export interface Accounts extends AccountManagement, HelperLinks, ApiTokens, BoardCodes, Passkeys {
  /** The least number of characters of a password, shown before one is typed. */
  readonly shortestPassword: number;
  /** Whether no account exists yet. The set-up link is void once one does. */
  needsSetup(): Promise<boolean>;
  /** A new one-time token for set-up; null if an account exists. */
  setupToken(): Promise<string | null>;
  /** Whether a token is that of the set-up link, and no account exists yet. */
  isSetupToken(token: string): Promise<boolean>;
  /** Creates the first account and signs it in; returns the session token for the cookie. */
  setUp(
    token: string,
    name: string,
    password: string,
    agent?: string,
  ): Promise<Result<string, AccountError>>;
  signIn(name: string, password: string, caller: Caller): Promise<Result<string, AccountError>>;
  /** The mark by which the next sign-in recognises this browser, for a cookie; null: there is no such session. */
  deviceMark(sessionToken: string): Promise<string | null>;
  signOut(sessionToken: string): Promise<void>;
  /** Creates an account with one right, by an owner; returns its id. */
  create(
    credentials: { readonly name: string; readonly password: string },
    right: Right,
    by: Actor,
  ): Promise<Result<{ readonly id: string }, GiveError>>;
  /** Connects an account with a person of the register; null disconnects it. */
  setPerson(id: string, person: string | null): Promise<Result<null, AccountError>>;
  session(sessionToken: string | undefined): Promise<Session | null>;
  /** Changes the password of one's own account; its other sessions end. */
  changePassword(
    sessionToken: string,
    passwords: { readonly present: string; readonly wanted: string },
  ): Promise<Result<null, AccountError>>;
  /** Ends all other sessions of one's own account; returns how many. */
  endOtherSessions(sessionToken: string): Promise<number>;
}
