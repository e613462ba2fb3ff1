import type { WebhookDelivery } from './generated/routes.ts';

/** How old a message may be, in seconds, so that an old one sent again is not taken. */
const oldest = 300;

const encoder = new TextEncoder();

/** The bytes of hexadecimal digits; null: they are none. */
function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[0-9a-f]{2})+$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
}

/** The headers of a request, as platforms give them. */
export type RequestHeaders =
  | Pick<Headers, 'get'>
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The value of a header whose name is given in small letters. */
const headerIn = (headers: RequestHeaders, name: string): string =>
  typeof headers.get === 'function'
    ? (headers.get(name) ?? '')
    : String((headers as Readonly<Record<string, unknown>>)[name] ?? '');

/**
 * The message that a webhook sent, if its signature is that of the secret and it was sent in the last
 * five minutes; null: it is not to be believed. `body` is the text as it came, before anything reads it.
 * The signature is HMAC-SHA256 of the time in seconds since 1970, a full stop and the text; it is
 * compared in constant time.
 */
export async function readDelivery(
  secret: string,
  headers: RequestHeaders,
  body: string,
  now: number = Date.now(),
): Promise<WebhookDelivery | null> {
  const seconds = headerIn(headers, 'x-rokade-timestamp');
  const signature = bytesOf(headerIn(headers, 'x-rokade-signature').replace(/^sha256=/, ''));
  const isNow = /^\d{1,12}$/.test(seconds) && Math.abs(now / 1000 - Number(seconds)) <= oldest;
  if (signature === null || !isNow) return null;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'verify',
  ]);
  const signed = encoder.encode(`${seconds}.${body}`);
  if (!(await crypto.subtle.verify('HMAC', key, signature, signed))) return null;
  return JSON.parse(body) as WebhookDelivery;
}
