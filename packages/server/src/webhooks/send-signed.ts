import { createHmac } from 'node:crypto';
import { type RequestOptions, request as requestOpenly } from 'node:http';
import { request as requestSafely } from 'node:https';
import { type LocalReach, type Reachable, reachable, type Unreachable } from './may-be-reached.ts';

/** The outcome of a message: the HTTP status of the answer, or why there is none. */
export type WebhookAnswer =
  | { readonly kind: 'answered'; readonly status: number }
  | {
      readonly kind: 'failed';
      readonly problem: Unreachable | 'too-slow' | 'no-connection' | 'certificate';
    };

/** A message, its receiver's address and the secret with which it is signed. */
export interface SignedMessage {
  readonly address: string;
  readonly secret: string;
  readonly body: string;
  /** UTC, ISO 8601. */
  readonly at: string;
}

/** How long a receiver may take to answer, in milliseconds. */
const patience = 10_000;

/**
 * The signature of a message: HMAC-SHA256 of its time in seconds since 1970, a full stop and its text, so
 * that neither a changed text nor an old message passes as genuine.
 */
export const signatureOf = (secret: string, seconds: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** Whether a message was taken: the status is 200 to 299. */
export const isTaken = (answer: WebhookAnswer): boolean =>
  answer.kind === 'answered' && answer.status >= 200 && answer.status < 300;

function headersOf({ secret, body, at }: SignedMessage, url: URL): Record<string, string> {
  const seconds = String(Math.floor(Date.parse(at) / 1000));
  return {
    Host: url.host,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': 'Rokade',
    'X-Rokade-Timestamp': seconds,
    'X-Rokade-Signature': signatureOf(secret, seconds, body),
  };
}

const problemOf = (error: NodeJS.ErrnoException): WebhookAnswer => {
  const isCertificate = /CERT|SSL|TLS|ALTNAME|SELF_SIGNED/.test(error.code ?? '');
  return { kind: 'failed', problem: isCertificate ? 'certificate' : 'no-connection' };
};

/** Posts a message to an IP address; only the status of the answer is read, and redirects are not followed. */
function post(
  message: SignedMessage,
  { address, family }: Reachable,
  closing: AbortSignal,
): Promise<WebhookAnswer> {
  const url = new URL(message.address);
  const limit = AbortSignal.timeout(patience);
  const options: RequestOptions & { servername: string } = {
    method: 'POST',
    host: address,
    family,
    path: `${url.pathname}${url.search}`,
    ...(url.port === '' ? {} : { port: url.port }),
    servername: url.hostname.startsWith('[') || family === 0 ? '' : url.hostname,
    headers: headersOf(message, url),
    agent: false,
    signal: AbortSignal.any([limit, closing]),
  };
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? requestSafely : requestOpenly)(options);
    request.on('response', (response) => {
      response.on('error', () => undefined);
      response.destroy();
      resolve({ kind: 'answered', status: response.statusCode ?? 0 });
    });
    request.on('error', (error) =>
      resolve(limit.aborted ? { kind: 'failed', problem: 'too-slow' } : problemOf(error)),
    );
    request.end(message.body);
  });
}

/** Sends a signed message; `local`: also to this machine and private networks. */
export async function sendSigned(
  message: SignedMessage,
  local: LocalReach,
  closing: AbortSignal,
): Promise<WebhookAnswer> {
  const found = await reachable(new URL(message.address).hostname, local);
  return found.ok ? post(message, found.value, closing) : { kind: 'failed', problem: found.error };
}
