import type { IncomingMessage } from 'node:http';
import { err, ok, type Result } from '@rokade/rules';
import { type LocalReach, reachable, type Unreachable } from './may-be-reached.ts';
import { isTimeout, type NoAnswer, requestOutside } from './request-outside.ts';

/**
 * Why nothing was fetched; `status`: the server answered with something else than the file, `cut-off`:
 * the connection ended before the file did.
 */
export type GetProblem = Unreachable | NoAnswer | 'not-safe' | 'status' | 'cut-off';

/** A file outside, as it arrives. */
export interface OutsideFile {
  readonly pieces: AsyncIterable<Uint8Array>;
  /** The size announced, in bytes; 0: not known. */
  readonly bytes: number;
  /** Why the file did not come whole; null: it did, so far, or is read no further. */
  problem(): GetProblem | null;
  /** Ends the connection, whether the file came whole or not. */
  end(): void;
}

/** How a file is fetched. */
export interface Getting {
  /** Also from this machine or private networks, and then without https. */
  readonly local: LocalReach;
  readonly closing: AbortSignal;
  /** How long the server may take for the whole file, in milliseconds. */
  readonly longest: number;
}

/** How long a server may be silent, in milliseconds. */
const patience = 60_000;

/** How many times a server may name another address. */
const mostRedirects = 3;

/** Ends an answer of which no more is read. */
function endOf(answer: IncomingMessage): void {
  answer.on('error', () => undefined);
  answer.destroy();
}

function fileIn(answer: IncomingMessage, signal: AbortSignal): OutsideFile {
  let problem: GetProblem | null = null;
  answer.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'ECONNRESET') problem = isTimeout(signal) ? 'too-slow' : 'cut-off';
  });
  return {
    pieces: answer,
    bytes: Number(answer.headers['content-length'] ?? 0),
    problem: () => problem,
    end: () => endOf(answer),
  };
}

/** A file from an address outside, by https; where the server names another address, from that one. */
export async function getOutside(
  address: string,
  { local, closing, longest }: Getting,
): Promise<Result<OutsideFile, GetProblem>> {
  let url = new URL(address);
  const signal = AbortSignal.any([closing, AbortSignal.timeout(longest)]);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    if (url.protocol !== 'https:' && local === false) return err('not-safe');
    const found = await reachable(url.hostname, local);
    if (!found.ok) return found;
    const answer = await requestOutside(
      { url, method: 'GET', headers: { Accept: '*/*' }, silence: patience, signal },
      found.value,
    );
    if (!answer.ok) return answer;
    const { statusCode = 0, headers } = answer.value;
    if (statusCode === 200) {
      return ok(fileIn(answer.value, signal));
    }
    endOf(answer.value);
    const next = headers.location;
    if (statusCode < 300 || statusCode > 399 || next === undefined) return err('status');
    if (!URL.canParse(next, url.href)) return err('status');
    url = new URL(next, url);
  }
  return err('status');
}
