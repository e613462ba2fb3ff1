import { createCipheriv, createECDH, hkdfSync } from 'node:crypto';

/** The keys of a browser that may be sent to (RFC 8291), base64url. */
export interface BrowserKeys {
  /** An uncompressed point of P-256. */
  readonly p256dh: string;
  /** 16 bytes. */
  readonly auth: string;
}

/** What is chosen anew for each message: a private key of P-256 and 16 bytes of salt. */
export interface MessageSecrets {
  readonly privateKey: Buffer;
  readonly salt: Buffer;
}

/** The size of a record, which holds the whole message (RFC 8291 §4). */
const recordSize = 4096;

const derived = (key: Uint8Array, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * Encrypts a message for one browser as RFC 8291 says, in the form `aes128gcm` of RFC 8188: push services
 * pass it on and cannot read it.
 */
export function encryptMessage(
  text: string,
  { p256dh, auth }: BrowserKeys,
  { privateKey, salt }: MessageSecrets,
): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url');
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(privateKey);
  const own = sender.getPublicKey();
  const shared = sender.computeSecret(receiver);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own]);
  const material = derived(shared, Buffer.from(auth, 'base64url'), about, 32);
  const key = derived(material, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(material, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(recordSize, 16);
  head.writeUInt8(own.length, 20);
  // 2 ends the last record.
  const sealed = [cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()];
  return Buffer.concat([head, own, ...sealed, cipher.getAuthTag()]);
}
