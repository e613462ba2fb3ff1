import { type IncomingMessage, type RequestOptions, request as requestOpenly } from 'node:http';
import { request as requestSafely } from 'node:https';
import { err, ok, type Result } from '@rokade/rules';
import {
  type LocalReach,
  type Reachable,
  reachable,
  type Unreachable,
} from '../webhooks/may-be-reached.ts';

/** Why nothing was fetched; `status`: the server answered with something else than the file. */
export type GetProblem =
  | Unreachable
  | 'too-slow'
  | 'no-connection'
  | 'certificate'
  | 'not-safe'
  | 'status';

/** A file outside, as it arrives. */
export interface OutsideFile {
  readonly pieces: AsyncIterable<Uint8Array>;
  /** The size announced, in bytes; 0: not known. */
  readonly bytes: number;
}

/** How a file is fetched. */
export interface Getting {
  /** Also from this machine or private networks, and then without https. */
  readonly local: LocalReach;
  readonly closing: AbortSignal;
}

/** How long a server may be silent, in milliseconds. */
const patience = 60_000;

/** How many times a server may name another address. */
const mostRedirects = 3;

const problemOf = (error: NodeJS.ErrnoException): GetProblem =>
  /CERT|SSL|TLS|ALTNAME|SELF_SIGNED/.test(error.code ?? '') ? 'certificate' : 'no-connection';

/** Asks an IP address for a file; the answer's body is still to be read. */
function get(
  url: URL,
  { address, family }: Reachable,
  closing: AbortSignal,
): Promise<Result<IncomingMessage, GetProblem>> {
  const options: RequestOptions & { servername: string } = {
    method: 'GET',
    host: address,
    family,
    path: `${url.pathname}${url.search}`,
    ...(url.port === '' ? {} : { port: url.port }),
    servername: url.hostname.startsWith('[') || family === 0 ? '' : url.hostname,
    headers: { Host: url.host, 'User-Agent': 'Rokade', Accept: '*/*' },
    agent: false,
    timeout: patience,
    signal: closing,
  };
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? requestSafely : requestOpenly)(options);
    let isSilent = false;
    request.on('timeout', () => {
      isSilent = true;
      request.destroy();
    });
    request.on('response', (response) => resolve(ok(response)));
    request.on('error', (error) => resolve(err(isSilent ? 'too-slow' : problemOf(error))));
    request.end();
  });
}

/** A file from an address outside, by https; where the server names another address, from that one. */
export async function getOutside(
  address: string,
  { local, closing }: Getting,
): Promise<Result<OutsideFile, GetProblem>> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    if (url.protocol !== 'https:' && local === false) return err('not-safe');
    const found = await reachable(url.hostname, local);
    if (!found.ok) return found;
    const answer = await get(url, found.value, closing);
    if (!answer.ok) return answer;
    const { statusCode = 0, headers } = answer.value;
    if (statusCode === 200) {
      return ok({ pieces: answer.value, bytes: Number(headers['content-length'] ?? 0) });
    }
    answer.value.on('error', () => undefined);
    answer.value.destroy();
    const next = headers.location;
    if (statusCode < 300 || statusCode > 399 || next === undefined) return err('status');
    if (!URL.canParse(next, url.href)) return err('status');
    url = new URL(next, url);
  }
  return err('status');
}
