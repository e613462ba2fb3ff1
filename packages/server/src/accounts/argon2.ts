import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The cost of a hash, and so of a guess: memory in KiB, passes over it, parallel lanes. */
export interface Argon2Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

const derive = promisify(argon2);

/** Lengths in bytes, as RFC 9106 recommends. */
const saltLength = 16;
const tagLength = 32;

const plain = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/** The argon2id hash of a password with a random salt, in PHC string format with its parameters. */
export async function hashArgon2(message: string, cost: Argon2Cost): Promise<string> {
  const nonce = randomBytes(saltLength);
  const tag = await derive('argon2id', { message, nonce, tagLength, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(nonce)}$${plain(tag)}`;
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Whether a password gives this hash; false for a hash that is not argon2id version 1.3. */
export async function fitsArgon2(hash: string, message: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', stored = ''] = form.exec(hash) ?? [];
  if (stored === '') return false;
  const nonce = Buffer.from(salt, 'base64');
  const expected = Buffer.from(stored, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const tag = await derive('argon2id', { message, nonce, tagLength: expected.length, ...cost });
  return timingSafeEqual(tag, expected);
}
