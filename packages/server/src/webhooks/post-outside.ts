import { type RequestOptions, request as requestOpenly } from 'node:http';
import { request as requestSafely } from 'node:https';
import { type LocalReach, type Reachable, reachable, type Unreachable } from './may-be-reached.ts';

/** The outcome of a message: the HTTP status of the answer, or why there is none. */
export type PostAnswer =
  | { readonly kind: 'answered'; readonly status: number }
  | {
      readonly kind: 'failed';
      readonly problem: Unreachable | 'too-slow' | 'no-connection' | 'certificate';
    };

/** A message to an address outside, with its own headers. */
interface OutsideMessage {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** How long a receiver may take to answer, in milliseconds. */
const patience = 10_000;

/** Whether a message was taken: the status is 200 to 299. */
export const isTaken = (answer: PostAnswer): boolean =>
  answer.kind === 'answered' && answer.status >= 200 && answer.status < 300;

const problemOf = (error: NodeJS.ErrnoException): PostAnswer => {
  const isCertificate = /CERT|SSL|TLS|ALTNAME|SELF_SIGNED/.test(error.code ?? '');
  return { kind: 'failed', problem: isCertificate ? 'certificate' : 'no-connection' };
};

/** Posts a message to an IP address; only the status of the answer is read, and redirects are not followed. */
function post(
  message: OutsideMessage,
  { address, family }: Reachable,
  closing: AbortSignal,
): Promise<PostAnswer> {
  const url = new URL(message.address);
  const limit = AbortSignal.timeout(patience);
  const options: RequestOptions & { servername: string } = {
    method: 'POST',
    host: address,
    family,
    path: `${url.pathname}${url.search}`,
    ...(url.port === '' ? {} : { port: url.port }),
    servername: url.hostname.startsWith('[') || family === 0 ? '' : url.hostname,
    headers: {
      Host: url.host,
      'Content-Length': String(Buffer.byteLength(message.body)),
      'User-Agent': 'Rokade',
      ...message.headers,
    },
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

/** Posts a message to somebody outside; `local`: also to this machine and private networks. */
export async function postOutside(
  message: OutsideMessage,
  local: LocalReach,
  closing: AbortSignal,
): Promise<PostAnswer> {
  const found = await reachable(new URL(message.address).hostname, local);
  return found.ok ? post(message, found.value, closing) : { kind: 'failed', problem: found.error };
}
