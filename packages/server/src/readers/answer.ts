import { createHash } from 'node:crypto';
import { pageHeaders } from '../http/security-headers.ts';
import { type Encoding, encoded } from './encodings.ts';
import type { Sources } from './sources.ts';

/** An answer in one encoding, ready to be sent. */
export interface PackedAnswer {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** An answer for readers, in each encoding that was requested so far. */
export interface ReadersAnswer {
  readonly status: number;
  readonly sources: Sources;
  /** Whether it may answer later requests with the same question. */
  readonly isLasting: boolean;
  packed(encoding: Encoding): Promise<PackedAnswer>;
  /** The approximate memory that it takes, in bytes. */
  size(): number;
}

/** The memory of an answer besides its bodies (headers, keys, sources), in bytes. */
const overhead = 4000;

/** The headers of an answer that are replaced. */
const replaced = new Set(['etag', 'cache-control', 'content-length', 'set-cookie', 'vary']);

/** The request headers on which a reader's answer depends. */
const vary = 'Accept-Encoding, Accept-Language, Cookie';

const headersOf = (response: Response): Record<string, string> => ({
  ...Object.fromEntries(pageHeaders(false).map(([name, value]) => [name.toLowerCase(), value])),
  ...Object.fromEntries([...response.headers].filter(([name]) => !replaced.has(name))),
  vary,
});

/** Whether an answer may be cached: status 200, no cookie, and only from sources that report their changes. */
const lasts = ({ status, headers }: Response, { untold }: Sources): boolean =>
  status === 200 && !untold && !headers.has('set-cookie');

/** Makes an answer of a response, in the encoding of the first request. */
export async function answerOf(
  response: Response,
  sources: Sources,
  first: Encoding,
): Promise<ReadersAnswer> {
  const plain = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const headers = headersOf(response);
  const base = await encoded(plain, 'identity', first);
  let size = overhead;

  const pack = (encoding: Encoding, body: Buffer): PackedAnswer => {
    size += body.length;
    const etag = `"${hash}-${encoding}"`;
    const how = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const length = String(body.length);
    return { etag, headers: { ...headers, ...how, etag, 'content-length': length }, body };
  };
  const packed = new Map([[first, Promise.resolve(pack(first, base))]]);
  return {
    status: response.status,
    sources,
    isLasting: lasts(response, sources),
    packed(encoding) {
      const cached = packed.get(encoding);
      if (cached !== undefined) return cached;
      const made = encoded(base, first, encoding).then((body) => pack(encoding, body));
      packed.set(encoding, made);
      return made;
    },
    size: () => size,
  };
}
