import type { Result } from '@rokade/rules';
import type { MissingAccount, StoredAccount } from './stored-account.ts';

/** A passkey as it is kept: the public half of a key whose other half never leaves its device. */
export interface StoredPasskey {
  /** As the device names it, base64url. */
  readonly id: string;
  readonly accountId: string;
  /** The host name it is bound to. */
  readonly rpId: string;
  /** What its owner calls it. */
  readonly name: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** How often it was used, as the device counts; 0 where it does not. */
  readonly counter: number;
  /** How a browser reaches it, as WebAuthn names the ways. */
  readonly transports: readonly string[];
  /** UTC, ISO 8601. */
  readonly madeAt: string;
  /** Null: never yet. */
  readonly usedAt: string | null;
}

/** A question of chance that one answer may be given to. */
export interface StoredChallenge {
  readonly challenge: string;
  /** What its answer is for, and whose. */
  readonly purpose: string;
  /** UTC, ISO 8601. */
  readonly expiresAt: string;
}

/** Passkeys and the challenges they answer. Failures of the medium are thrown. */
export interface PasskeyStore {
  hasPasskeys(): Promise<boolean>;
  /** Those of an account, in the order they were made. */
  passkeysOf(accountId: string): Promise<readonly StoredPasskey[]>;
  findPasskey(
    id: string,
  ): Promise<{ readonly passkey: StoredPasskey; readonly account: StoredAccount } | null>;
  /** False: there is one of this id. */
  addPasskey(passkey: StoredPasskey): Promise<boolean>;
  /** Notes its use. False: the device counts no further than before, so there are two of them. */
  usePasskey(id: string, counter: number, usedAt: string): Promise<boolean>;
  /** Refused where it is the only way in. */
  removePasskey(
    accountId: string,
    id: string,
  ): Promise<Result<null, { readonly code: 'passkey.missing' | 'passkey.only-way' }>>;
  /** Whether an account signs in by passkey alone; refused where it has none. */
  setPasskeyOnly(
    accountId: string,
    isOnly: boolean,
  ): Promise<Result<null, MissingAccount | { readonly code: 'passkey.none' }>>;
  /** Keeps a challenge, and forgets those that were over at the moment. */
  addChallenge(challenge: StoredChallenge, moment: string): Promise<void>;
  /** Whether a challenge stands at a moment; whoever asks has used it up. */
  takeChallenge(challenge: string, purpose: string, moment: string): Promise<boolean>;
  /** What this database alone knows; `made` becomes it where there is none yet. */
  secret(made: string): Promise<string>;
}
