import type { Result } from '@rokade/rules';
import type { StoredPasskey } from '@rokade/store';
import { z } from 'zod';
import type { AccountError } from './account-error.ts';
import type { NoPasskeysHere, PasskeyPlace } from './passkey-place.ts';
import type { Caller } from './session.ts';

/** Why something is not done with a passkey. */
export type PasskeyError =
  | AccountError
  | NoPasskeysHere
  /** The account has none of this id. */
  | { readonly code: 'passkey.missing' }
  /** The account has none at all. */
  | { readonly code: 'passkey.none' }
  /** It is the only way into the account. */
  | { readonly code: 'passkey.only-way' }
  /** The answer came too late, for another question, or is not this key's. */
  | { readonly code: 'passkey.refused' };

const bytes = z.base64url().max(100_000);
const credential = {
  id: bytes.max(1400),
  rawId: bytes.max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** A browser's answer with a new key; what else it says is left out. */
export const newPasskeyShape = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().regex(/^[\w-]{1,40}$/)).default([]),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeyShape>;

/** A browser's answer by a key that is there; what else it says is left out. */
export const passkeyAnswerShape = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerShape>;

/** A passkey as its owner sees it. */
export type ListedPasskey = Pick<StoredPasskey, 'id' | 'name' | 'rpId' | 'madeAt' | 'usedAt'>;

/** What an owner, or whoever sits at the machine, does with anybody's passkeys. */
export interface PasskeyManagement {
  passkeysOf(account: string): Promise<readonly ListedPasskey[]>;
  removePasskey(account: string, id: string): Promise<Result<null, PasskeyError>>;
  /** Whether an account signs in by passkey alone; a new password from an owner ends it. */
  setPasskeyOnly(account: string, isOnly: boolean): Promise<Result<null, PasskeyError>>;
}

/** Signing in by what a device knows instead of a password. What is asked of it is as WebAuthn has it. */
export interface Passkeys extends PasskeyManagement {
  /** Whether any account has one. */
  hasPasskeys(): Promise<boolean>;
  /** What a browser is asked for to make one, by whoever knows the account's password. */
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
  /** What a browser is asked for to sign in; '' as name: the device knows whose key it is. */
  askForPasskey(
    name: string,
    place: PasskeyPlace,
    address: string,
  ): Promise<Result<object, PasskeyError>>;
  /** Gives the session token for the cookie. */
  signInByPasskey(
    answer: PasskeyAnswer,
    place: PasskeyPlace,
    caller: Caller,
  ): Promise<Result<string, PasskeyError>>;
}
