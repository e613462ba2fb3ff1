import { createHmac } from 'node:crypto';
import { type RequestOptions, request as requestOpenly } from 'node:http';
import { request as requestSafely } from 'node:https';
import { type Reachable, reachable, type Unreachable } from './may-be-reached.ts';

/** What became of a message: the status it was answered with, or why there is none. */
export type WebhookAnswer =
  | { readonly kind: 'answered'; readonly status: number }
  | {
      readonly kind: 'failed';
      readonly problem: Unreachable | 'too-slow' | 'no-connection' | 'certificate';
    };

/** A message and for whom it is signed. */
export interface SignedMessage {
  readonly address: string;
  readonly secret: string;
  readonly body: string;
  /** UTC, ISO 8601. */
  readonly at: string;
}

/** So long somebody may take to answer, in milliseconds. */
const patience = 10_000;

/**
 * The signature that goes with a message: HMAC-SHA256 of its time, a full stop and its text, so that
 * neither another text nor an old message passes for it.
 */
export const signatureOf = (secret: string, seconds: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** Whether a message was taken: only a status from 200 to 299 says so. */
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

/** Asks one number; what is answered beside the status is not read, and nothing leads elsewhere. */
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

/** Sends a signed message; `local`: also to this machine and the nets around it. */
export async function sendSigned(
  message: SignedMessage,
  local: boolean,
  closing: AbortSignal,
): Promise<WebhookAnswer> {
  const found = await reachable(new URL(message.address).hostname, local);
  return found.ok ? post(message, found.value, closing) : { kind: 'failed', problem: found.error };
}
