import { err, ok, type Result } from '@rokade/rules';
import { type LocalReach, reachable, type Unreachable } from './may-be-reached.ts';
import { type NoAnswer, requestOutside } from './request-outside.ts';

/** Why nothing was fetched; `status`: the server answered with something else than the file. */
export type GetProblem = Unreachable | NoAnswer | 'not-safe' | 'status';

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
    const answer = await requestOutside(
      { url, method: 'GET', headers: { Accept: '*/*' }, silence: patience, signal: closing },
      found.value,
    );
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
