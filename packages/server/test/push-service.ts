import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A browser's own side of a subscription. */
export interface Receiver {
  readonly privateKey: Buffer;
  readonly auth: Buffer;
}

/** Decrypts a message of one record as a browser does (RFC 8291 §3, RFC 8188 §2). */
export function decrypted(body: Buffer, { privateKey, auth }: Receiver): string {
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const material = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, about, 32));
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  return plain.subarray(0, end).toString();
}

/** What a push service reads of a sender (RFC 8292), with whether the signature is theirs. */
export function senderOf(authorization: string) {
  const { t = '', k = '' } = /^vapid t=(?<t>[^,]+), k=(?<k>.+)$/.exec(authorization)?.groups ?? {};
  const [head = '', claims = '', signature = ''] = t.split('.');
  const point = Buffer.from(k, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  return { isGenuine, publicKey: k, head: read(head), claims: read(claims) };
}

export interface ReceivedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly message: {
    readonly title: string;
    readonly body: string;
    readonly path: string;
    readonly language: string;
  };
}

/**
 * A push service with its phones: it answers each message with the status that stands first, the last
 * again and again, and reads those that it takes with the phone's own keys.
 */
export async function pushService(...statuses: number[]) {
  const phones = new Map<string, Receiver>();
  const taken: ReceivedMessage[] = [];
  const tried: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    tried.push(path);
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 201;
    const phone = phones.get(path);
    if (status < 300 && phone !== undefined) {
      const message = JSON.parse(decrypted(Buffer.concat(chunks), phone));
      taken.push({ path, headers: request.headers, message });
    }
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    taken,
    tried,
    /** A phone as its browser describes it. */
    phone(name: string) {
      const own = createECDH('prime256v1');
      own.generateKeys();
      const receiver = { privateKey: own.getPrivateKey(), auth: randomBytes(16) };
      phones.set(`/${name}`, receiver);
      return {
        endpoint: `${origin}/${name}`,
        keys: {
          p256dh: own.getPublicKey('base64url'),
          auth: receiver.auth.toString('base64url'),
        },
      };
    },
  };
}
