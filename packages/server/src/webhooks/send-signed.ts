import { createHmac } from 'node:crypto';
import type { LocalReach } from '../outside/may-be-reached.ts';
import { type PostAnswer, postOutside } from '../outside/post-outside.ts';

/** A message, its receiver's address and the secret with which it is signed. */
export interface SignedMessage {
  readonly address: string;
  readonly secret: string;
  readonly body: string;
  /** UTC, ISO 8601. */
  readonly at: string;
}

/**
 * The signature of a message: HMAC-SHA256 of its time in seconds since 1970, a full stop and its text, so
 * that neither a changed text nor an old message passes as genuine.
 */
export const signatureOf = (secret: string, seconds: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

function headersOf({ secret, body, at }: SignedMessage): Readonly<Record<string, string>> {
  const seconds = String(Math.floor(Date.parse(at) / 1000));
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Rokade-Timestamp': seconds,
    'X-Rokade-Signature': signatureOf(secret, seconds, body),
  };
}

/** Sends a signed message; `local`: also to this machine and private networks. */
export const sendSigned = (
  message: SignedMessage,
  local: LocalReach,
  closing: AbortSignal,
): Promise<PostAnswer> => {
  const { address, body } = message;
  return postOutside({ address, headers: headersOf(message), body }, local, closing);
};
