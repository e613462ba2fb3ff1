import type { Result } from '@rokade/rules';
import type { StoredPasskey } from '@rokade/store';
import { z } from 'zod';
import type { AccountError } from './account-error.ts';
import type { NoPasskeysHere, PasskeyPlace } from './passkey-place.ts';
import type { Caller } from './session.ts';

/** Why an act on a passkey failed. */
export type PasskeyError =
  | AccountError
  | NoPasskeysHere
  /** The account has no passkey with this id. */
  | { readonly code: 'passkey.missing' }
  /** The account has no passkey at all. */
  | { readonly code: 'passkey.none' }
  /** The account signs in by passkey only, and this is its last one. */
  | { readonly code: 'passkey.only-way' }
  /** The browser's answer is too late, belongs to another challenge, or was not made by this key. */
  | { readonly code: 'passkey.refused' };

const bytes = z.base64url().max(100_000);
const credential = {
  id: bytes.max(1400),
  rawId: bytes.max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** The browser's answer with a new key; other properties are dropped. */
export const newPasskeyShape = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().regex(/^[\w-]{1,40}$/)).default([]),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeyShape>;

/** The browser's answer signed by an existing key; other properties are dropped. */
export const passkeyAnswerShape = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerShape>;

/** A passkey as its owner sees it. */
export type ListedPasskey = Pick<StoredPasskey, 'id' | 'name' | 'rpId' | 'madeAt' | 'usedAt'>;

/** The acts of an owner, or of somebody with the command line, on any account's passkeys. */
export interface PasskeyManagement {
  passkeysOf(account: string): Promise<readonly ListedPasskey[]>;
  removePasskey(account: string, id: string): Promise<Result<null, PasskeyError>>;
  /** Sets whether an account signs in by passkey only; a password reset by an owner ends it. */
  setPasskeyOnly(account: string, isOnly: boolean): Promise<Result<null, PasskeyError>>;
}

/** Signing in by passkey instead of password. The options for the browser are those of WebAuthn. */
export interface Passkeys extends PasskeyManagement {
  /** Whether any account has a passkey. */
  hasPasskeys(): Promise<boolean>;
  /** The options for the browser to create a passkey; needs the account's password. */
  askForNewPasskey(
    sessionToken: string,
    password: string,
    place: PasskeyPlace,
  ): Promise<Result<object, PasskeyError>>;
  addPasskey(
    sessionToken: string,
    made: { readonly name: string; readonly answer: NewPasskey; readonly agent: string },
    place: PasskeyPlace,
  ): Promise<Result<null, PasskeyError>>;
  /** The options for the browser to sign in; with '' as `name` the device chooses among its own keys. */
  askForPasskey(
    name: string,
    place: PasskeyPlace,
    address: string,
  ): Promise<Result<object, PasskeyError>>;
  /** Returns the session token for the cookie. */
  signInByPasskey(
    answer: PasskeyAnswer,
    place: PasskeyPlace,
    caller: Caller,
  ): Promise<Result<string, PasskeyError>>;
}
