import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';

/** The key pair by which push services know the sender (VAPID, RFC 8292). */
export interface SenderKeys {
  /** The public key as browsers get it: an uncompressed point of P-256, base64url. */
  readonly publicKey: string;
  /** The header `Authorization` for a push service, by its origin; `contact`: the sender's own address. */
  authorization(service: string, contact: string, now: Date): string;
}

/** A new key pair, as JSON. */
export const makeSenderKeys = (): string =>
  JSON.stringify(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  );

/** How long an authorization holds, in seconds; push services allow a day. */
const lifetime = 12 * 3600;

const encoded = (part: Buffer | object): string =>
  (Buffer.isBuffer(part) ? part : Buffer.from(JSON.stringify(part))).toString('base64url');

/** Reads the key pair that is kept. */
export function senderKeysOf(kept: string): SenderKeys {
  const jwk = JSON.parse(kept) as JsonWebKey;
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const point = [jwk.x, jwk.y].map((part) => Buffer.from(part ?? '', 'base64url'));
  const publicKey = encoded(Buffer.concat([Buffer.of(4), ...point]));
  return {
    publicKey,
    authorization(service, contact, now) {
      const exp = Math.floor(now.getTime() / 1000) + lifetime;
      const claims = encoded({ aud: service, exp, sub: contact });
      const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${claims}`;
      const dsaEncoding = 'ieee-p1363';
      const signature = encoded(sign('sha256', Buffer.from(signed), { key, dsaEncoding }));
      return `vapid t=${signed}.${signature}, k=${publicKey}`;
    },
  };
}
