import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyPlace } from '../src/accounts/passkey-place.ts';
import type { NewPasskey, PasskeyAnswer } from '../src/accounts/passkey-types.ts';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** The parts of what a device is asked for that this one looks at. */
export interface PasskeyRequest {
  readonly challenge: string;
  readonly allowCredentials?: readonly { readonly id: string }[];
}

/** Somebody was there, and was known; with a key among the data. */
const flags = { used: 0b101, made: 0b1000101 };

/** A device with one passkey (ES256), as a browser would answer with it at a place. */
export function softwarePasskey({ rpId, origin }: PasskeyPlace) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  const dataOf = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flag: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.of(flag), count]);
  };
  const credential = { id: text(id), rawId: text(id), type: 'public-key' as const };
  return {
    id: text(id),
    /** What it would be after being copied and used elsewhere. */
    turnBackTo: (earlier: number) => {
      counter = earlier;
    },
    make({ challenge }: PasskeyRequest): NewPasskey {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const bytes = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'));
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as const),
          ...([
            [-2, bytes(x)],
            [-3, bytes(y)],
          ] as const),
        ]),
      );
      const length = Buffer.of(0, id.length);
      const authData = Buffer.concat([
        ...[authenticatorData(flags.made), Buffer.alloc(16), length, id, Buffer.from(key)],
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      const clientDataJSON = text(dataOf('webauthn.create', challenge));
      const response = { clientDataJSON, attestationObject: text(attestation) };
      return {
        ...credential,
        clientExtensionResults: {},
        response: { ...response, transports: [] },
      };
    },
    answer({ challenge }: PasskeyRequest): PasskeyAnswer {
      counter++;
      const data = dataOf('webauthn.get', challenge);
      const authenticator = authenticatorData(flags.used);
      const signature = text(
        sign('sha256', Buffer.concat([authenticator, sha256(data)]), privateKey),
      );
      const response = {
        clientDataJSON: text(data),
        authenticatorData: text(authenticator),
        signature,
      };
      return { ...credential, clientExtensionResults: {}, response };
    },
  };
}
