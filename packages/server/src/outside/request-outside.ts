import { type IncomingMessage, type RequestOptions, request as requestOpenly } from 'node:http';
import { request as requestSafely } from 'node:https';
import { err, ok, type Result } from '@rokade/rules';
import type { Reachable } from './may-be-reached.ts';

/** Why there was no answer. */
export type NoAnswer = 'too-slow' | 'no-connection' | 'certificate';

/** A request to an address outside. */
export interface OutsideRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** How long the server may be silent, in milliseconds; absent: as long as `signal` lets it. */
  readonly silence?: number;
  /** Its reason is a `TimeoutError` where the server was too slow. */
  readonly signal: AbortSignal;
}

const noAnswer = (error: NodeJS.ErrnoException): NoAnswer =>
  /CERT|SSL|TLS|ALTNAME|SELF_SIGNED/.test(error.code ?? '') ? 'certificate' : 'no-connection';

/** Whether a signal says that the time is over. */
export const isTimeout = ({ reason }: AbortSignal): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

/**
 * Asks the IP address that was found for the host of a URL. The answer's body is still to be read, and
 * redirects are not followed.
 */
export function requestOutside(
  { url, method, headers, body, silence, signal }: OutsideRequest,
  { address, family }: Reachable,
): Promise<Result<IncomingMessage, NoAnswer>> {
  const options: RequestOptions & { servername: string } = {
    method,
    host: address,
    family,
    path: `${url.pathname}${url.search}`,
    ...(url.port === '' ? {} : { port: url.port }),
    servername: url.hostname.startsWith('[') || family === 0 ? '' : url.hostname,
    headers: { Host: url.host, 'User-Agent': 'Rokade', ...headers },
    agent: false,
    ...(silence === undefined ? {} : { timeout: silence }),
    signal,
  };
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? requestSafely : requestOpenly)(options);
    let isSilent = false;
    request.on('timeout', () => {
      isSilent = true;
      request.destroy();
    });
    request.on('response', (response) => resolve(ok(response)));
    request.on('error', (error) =>
      resolve(err(isSilent || isTimeout(signal) ? 'too-slow' : noAnswer(error))),
    );
    request.end(body);
  });
}
