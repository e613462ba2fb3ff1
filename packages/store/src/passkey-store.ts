import type { Result } from '@rokade/rules';
import type { MissingAccount, StoredAccount } from './stored-account.ts';

/** A stored passkey: the public half of a key pair whose private half never leaves its device. */
export interface StoredPasskey {
  /** The credential id, base64url. */
  readonly id: string;
  readonly accountId: string;
  /** The host name for which it is valid. */
  readonly rpId: string;
  /** The name that its owner gave it. */
  readonly name: string;
  /** The key in COSE format, base64url. */
  readonly publicKey: string;
  /** The device's signature counter; 0 for devices that do not count. */
  readonly counter: number;
  /** The transports of WebAuthn, such as `usb` or `internal`. */
  readonly transports: readonly string[];
  /** UTC, ISO 8601. */
  readonly madeAt: string;
  /** Null: never yet. */
  readonly usedAt: string | null;
}

/** A random challenge that is valid for one answer. */
export interface StoredChallenge {
  readonly challenge: string;
  /** The act for which it was issued, and the account. */
  readonly purpose: string;
  /** UTC, ISO 8601. */
  readonly expiresAt: string;
}

/** Passkeys and challenges. Failures of the medium are thrown. */
export interface PasskeyStore {
  hasPasskeys(): Promise<boolean>;
  /** The account's passkeys, in the order they were made. */
  passkeysOf(accountId: string): Promise<readonly StoredPasskey[]>;
  findPasskey(
    id: string,
  ): Promise<{ readonly passkey: StoredPasskey; readonly account: StoredAccount } | null>;
  /** False: there is a passkey with this id. */
  addPasskey(passkey: StoredPasskey): Promise<boolean>;
  /** Stores a use. False: the counter has not risen, so the passkey was copied. */
  usePasskey(id: string, counter: number, usedAt: string): Promise<boolean>;
  /** Refused if it is the account's only way to sign in. */
  removePasskey(
    accountId: string,
    id: string,
  ): Promise<Result<null, { readonly code: 'passkey.missing' | 'passkey.only-way' }>>;
  /** Sets whether an account signs in by passkey alone; refused if it has no passkey. */
  setPasskeyOnly(
    accountId: string,
    isOnly: boolean,
  ): Promise<Result<null, MissingAccount | { readonly code: 'passkey.none' }>>;
  /** Adds a challenge and deletes those that have expired at `moment`. */
  addChallenge(challenge: StoredChallenge, moment: string): Promise<void>;
  /** Deletes a challenge and returns whether it was valid at `moment`. */
  takeChallenge(challenge: string, purpose: string, moment: string): Promise<boolean>;
  /** The database's secret; `made` is stored as the secret if it has none yet. */
  secret(made: string): Promise<string>;
}
