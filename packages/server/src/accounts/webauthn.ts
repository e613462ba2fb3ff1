import { type StoredPasskey, storageFailure } from '@rokade/store';
import type { PasskeyPlace } from './passkey-place.ts';
import type { NewPasskey, PasskeyAnswer } from './passkey-types.ts';

/** Loaded where somebody uses a passkey: nobody else waits for it. */
const library = () => import('@simplewebauthn/server');

/** Long enough to look for a phone. */
export const challengeMinutes = 5;
const timeout = challengeMinutes * 60_000;

/** A passkey is the only thing asked for, so the device has to know its owner: by a finger, a face or a number. */
const userVerification = 'required';

/** Keys of curves 25519 and P-256, and RSA: those that devices have, and Node knows without a warning. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Whether a challenge stands; asking uses it up. */
export type TakeChallenge = (challenge: string) => Promise<boolean>;

/** A key by which browsers are told whom it is asked of. */
export type NamedPasskey = Pick<StoredPasskey, 'id' | 'transports'>;

const named = ({ id, transports }: NamedPasskey) => ({ id, transports: [...transports] });

/** What a browser is asked for to make a key. */
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

/** What a browser is asked for to sign in by a key. */
export async function signInOptions({ rpId }: PasskeyPlace, passkeys: readonly NamedPasskey[]) {
  const { generateAuthenticationOptions } = await library();
  const allowCredentials = passkeys.map(named);
  return generateAuthenticationOptions({ rpID: rpId, timeout, userVerification, allowCredentials });
}

/** The library throws at an answer that does not fit; a disk that fails is none of its matters. */
async function orNull<T>(verified: Promise<T>): Promise<T | null> {
  return verified.catch((thrown) => {
    if (storageFailure(thrown) !== null) throw thrown;
    return null;
  });
}

/** The key that an answer brings; null: it does not fit. */
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

/** How often a key was used, by its own count; null: the answer is not this key's. */
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
