import { type StoredPasskey, storageFailure } from '@rokade/store';
import type { PasskeyPlace } from './passkey-place.ts';
import type { NewPasskey, PasskeyAnswer } from './passkey-types.ts';

/** Loads the library when a passkey is used, so that the start does not wait for it. */
const library = () => import('@simplewebauthn/server');

/** How long a challenge is valid: long enough to look for a phone. */
export const challengeMinutes = 5;
const timeout = challengeMinutes * 60_000;

/** The passkey is the only factor, so the device must verify its owner by fingerprint, face or PIN. */
const userVerification = 'required';

/** COSE algorithms EdDSA (-8), ES256 (-7) and RS256 (-257): those of devices that Node supports without a warning. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Whether a challenge is valid; the call uses it up. */
export type TakeChallenge = (challenge: string) => Promise<boolean>;

/** The properties of a passkey by which a browser finds it. */
export type NamedPasskey = Pick<StoredPasskey, 'id' | 'transports'>;

const named = ({ id, transports }: NamedPasskey) => ({ id, transports: [...transports] });

/** The options for a browser to create a passkey. */
export async function newKeyOptions(
  { rpId }: PasskeyPlace,
  account: { readonly id: string; readonly name: string },
  passkeys: readonly NamedPasskey[],
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Rokade',
    rpID: rpId,
    userName: account.name,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(account.id),
    timeout,
    supportedAlgorithmIDs,
    excludeCredentials: passkeys.map(named),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
  });
}

/** The options for a browser to sign in by a passkey. */
export async function signInOptions({ rpId }: PasskeyPlace, passkeys: readonly NamedPasskey[]) {
  const { generateAuthenticationOptions } = await library();
  const allowCredentials = passkeys.map(named);
  return generateAuthenticationOptions({ rpID: rpId, timeout, userVerification, allowCredentials });
}

/** null if the library throws, as it does for an invalid answer; failures of the store are thrown on. */
async function orNull<T>(verified: Promise<T>): Promise<T | null> {
  return verified.catch((thrown) => {
    if (storageFailure(thrown) !== null) throw thrown;
    return null;
  });
}

/** The new key in a browser's answer; null: the answer is not valid. */
export async function verifiedKey(
  answer: NewPasskey,
  { rpId, origin }: PasskeyPlace,
  take: TakeChallenge,
): Promise<Pick<StoredPasskey, 'id' | 'publicKey' | 'counter' | 'transports'> | null> {
  const { verifyRegistrationResponse } = await library();
  const verified = await orNull(
    verifyRegistrationResponse({
      response: answer,
      expectedChallenge: take,
      expectedOrigin: origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs,
    }),
  );
  if (verified === null || !verified.verified) return null;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** The key's own counter of uses, from a browser's answer; null: the answer was not made by this key. */
export async function verifiedUse(
  answer: PasskeyAnswer,
  { id, publicKey, counter }: StoredPasskey,
  { rpId, origin }: PasskeyPlace,
  take: TakeChallenge,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: answer,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      expectedChallenge: take,
      expectedOrigin: origin,
      expectedRPID: rpId,
    }),
  );
  return verified?.verified === true ? verified.authenticationInfo.newCounter : null;
}
