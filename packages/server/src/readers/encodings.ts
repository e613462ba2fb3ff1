import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** The encodings of a body, as in `Content-Encoding`. */
export type Encoding = 'br' | 'gzip' | 'identity';

interface Coding {
  readonly pack: (bytes: Buffer) => Promise<Buffer>;
  readonly unpack: (bytes: Buffer) => Promise<Buffer>;
}

const asItIs = async (bytes: Buffer): Promise<Buffer> => bytes;
const brotli = promisify(brotliCompress);

/** The codecs by encoding; zlib works in threads of its own, so other requests do not wait. */
const codings: Readonly<Record<Encoding, Coding>> = {
  br: {
    // A third smaller than gzip at about the same cost; higher qualities cost three times as much.
    pack: (bytes) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    unpack: promisify(brotliDecompress),
  },
  gzip: { pack: promisify<Buffer, Buffer>(gzip), unpack: promisify<Buffer, Buffer>(gunzip) },
  identity: { pack: asItIs, unpack: asItIs },
};

/** Converts a body from one encoding to another. */
export async function encoded(bytes: Buffer, from: Encoding, to: Encoding): Promise<Buffer> {
  return from === to ? bytes : codings[to].pack(await codings[from].unpack(bytes));
}

function weightOf(parameters: readonly string[]): number {
  const quality = parameters.find((parameter) => /^\s*q=/i.test(parameter));
  const weight = quality === undefined ? 1 : Number(quality.split('=')[1]);
  return Number.isNaN(weight) ? 0 : weight;
}

/** The best encoding that a reader accepts, by the header `Accept-Encoding`. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      return [name.trim(), weightOf(parameters)] as const;
    }),
  );
  const weight = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [br, gz] = [weight('br'), weight('gzip')];
  if (br > 0 && br >= gz) return 'br';
  return gz > 0 ? 'gzip' : 'identity';
}
