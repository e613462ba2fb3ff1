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

/** Why a right is not given or not taken away. */
export type GiveError =
  | AccountError
  | InstallationError
  | { readonly code: 'rights.unknown-event'; readonly event: string };

/** An account as whoever looks after accounts sees it. */
export interface AccountInfo extends Omit<ListedAccount, 'passwordHash' | 'role'> {
  readonly rights: readonly Right[];
}

/** Who may do what, written into the organisation's book. */
export interface RightsManagement {
  /** Gives a right, if the account does not have it yet. */
  giveRight(id: string, right: Right, by: Actor): Promise<Result<null, GiveError>>;
  /** Takes a right away, with the next thing its holder does. The last owner stays one. */
  takeRight(id: string, right: Right, by: Actor): Promise<Result<null, GiveError>>;
}

/** Where an account is signed in. */
export interface ListedSession {
  readonly id: string;
  /** The browser and its system; '' where they are not known. */
  readonly device: string;
  /** UTC, ISO 8601; null: before this was written down. `usedAt` to a quarter of an hour. */
  readonly begunAt: string | null;
  readonly usedAt: string | null;
  /** It is the session of whoever asks. */
  readonly isOwn: boolean;
}

/** Where accounts are signed in. */
export interface SessionManagement {
  /** The sessions of an account that are not over, the last used first; the asker's is marked. */
  sessionsOf(id: string, sessionToken?: string): Promise<readonly ListedSession[]>;
  /** Signs an account out on one device. */
  endSession(id: string, session: string): Promise<Result<null, AccountError>>;
}

/** What an owner, or whoever sits at the machine, does with anybody's account. */
export interface AccountManagement extends RightsManagement, SessionManagement, PasskeyManagement {
  /** All accounts, by name. */
  list(): Promise<readonly AccountInfo[]>;
  /** The id of the account of a name, compared as at the sign-in; null: there is none. */
  idOf(name: string): Promise<string | null>;
  /** What is in the history already keeps the name it was done under. */
  rename(id: string, name: string): Promise<Result<null, AccountError>>;
  /** Gives a new password of chance; all sessions of the account end. */
  resetPassword(id: string): Promise<Result<string, AccountError>>;
  /** Lets nobody in any more; its sessions end. The last owner stays. */
  disable(id: string): Promise<Result<null, AccountError>>;
  enable(id: string): Promise<Result<null, AccountError>>;
  /** Signs the account out everywhere; gives how many sessions ended. */
  endSessions(id: string): Promise<Result<number, AccountError>>;
}

/** Accounts and sessions. Tokens are random; only their hashes are stored. */
export interface Accounts extends AccountManagement, HelperLinks, ApiTokens, BoardCodes, Passkeys {
  /** The rule of passwords, to be told before one is typed. */
  readonly shortestPassword: number;
  /** True until the first account exists; then the set-up link is void. */
  needsSetup(): Promise<boolean>;
  /** A fresh one-time token while `needsSetup`, else null. */
  setupToken(): Promise<string | null>;
  /** Makes the first account and signs it in. Gives the session token for the cookie. */
  setUp(
    token: string,
    name: string,
    password: string,
    agent?: string,
  ): Promise<Result<string, AccountError>>;
  signIn(name: string, password: string, caller: Caller): Promise<Result<string, AccountError>>;
  /** What a browser keeps to be known by the next time; null: there is no such session. */
  deviceMark(sessionToken: string): Promise<string | null>;
  signOut(sessionToken: string): Promise<void>;
  /** An owner makes another account, with one right to begin with; gives its id. */
  create(
    credentials: { readonly name: string; readonly password: string },
    right: Right,
    by: Actor,
  ): Promise<Result<{ readonly id: string }, GiveError>>;
  /** Says whose an account is, by their id in the register; null takes it back. */
  setPerson(id: string, person: string | null): Promise<Result<null, AccountError>>;
  session(sessionToken: string | undefined): Promise<Session | null>;
  /** Changes one's own password; all other sessions of the account end. */
  changePassword(
    sessionToken: string,
    passwords: { readonly present: string; readonly wanted: string },
  ): Promise<Result<null, AccountError>>;
  /** Signs one's account out everywhere else; gives how many sessions ended. */
  endOtherSessions(sessionToken: string): Promise<number>;
}
