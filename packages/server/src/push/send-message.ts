import { createECDH, randomBytes } from 'node:crypto';
import type { StoredSubscription } from '@rokade/store';
import type { LocalReach } from '../outside/may-be-reached.ts';
import { type PostAnswer, postOutside } from '../outside/post-outside.ts';
import { encryptMessage } from './encrypt-message.ts';
import type { SenderKeys } from './sender-keys.ts';

/** How a message gets to a phone. */
export interface MessageWay {
  readonly keys: SenderKeys;
  readonly local: LocalReach;
  readonly now: Date;
  readonly closing: AbortSignal;
}

/** How long a push service keeps a message for a phone that is off, in seconds: as long as a round may take. */
const keptFor = 6 * 3600;

const newSecrets = () => {
  const own = createECDH('prime256v1');
  own.generateKeys();
  return { privateKey: own.getPrivateKey(), salt: randomBytes(16) };
};

/** Sends a message to a phone, so that nobody but its browser can read it (RFC 8030, 8291, 8292). */
export function sendMessage(
  text: string,
  { endpoint, p256dh, auth, origin }: StoredSubscription,
  { keys, local, now, closing }: MessageWay,
): Promise<PostAnswer> {
  const headers = {
    Authorization: keys.authorization(new URL(endpoint).origin, origin, now),
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    TTL: String(keptFor),
    Urgency: 'high',
  };
  const body = encryptMessage(text, { p256dh, auth }, newSecrets());
  return postOutside({ address: endpoint, headers, body }, local, closing);
}

/** Whether a push service says that the phone wants no more messages (RFC 8030 §7.3). */
export const isRevoked = (answer: PostAnswer): boolean =>
  answer.kind === 'answered' && (answer.status === 404 || answer.status === 410);
