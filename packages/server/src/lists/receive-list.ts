import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { err, ok, type Result } from '@rokade/rules';
import type { StorageFailed } from '@rokade/store';
import { storageFailed } from './storage-failed.ts';

/** Why a list that was sent could not be stored. */
export type ReceiveError =
  | StorageFailed
  | { readonly code: 'list.interrupted' }
  | { readonly code: 'request.too-large'; readonly limitMegabytes: number };

/** How a list is received. */
export interface Receiving {
  /** The file to write; it must not exist. */
  readonly path: string;
  readonly limitMegabytes: number;
  readonly signal: AbortSignal;
  readonly onBytes: (bytes: number) => void;
}

/** Thrown when a list is larger than allowed. */
const tooMuch = Symbol('too much');

/** Writes a list to a file as it arrives; 'list.interrupted' if the sender goes away. */
export async function receiveList(
  pieces: AsyncIterable<Uint8Array>,
  { path, limitMegabytes, signal, onBytes }: Receiving,
): Promise<Result<null, ReceiveError>> {
  async function* counted(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const piece of source) {
      bytes += piece.length;
      if (bytes > limitMegabytes * 1024 * 1024) throw tooMuch;
      onBytes(bytes);
      yield piece;
    }
  }
  try {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(pieces, counted, file, { signal });
    return ok(null);
  } catch (thrown) {
    if (thrown === tooMuch) return err({ code: 'request.too-large', limitMegabytes });
    return err((signal.aborted ? null : storageFailed(thrown)) ?? { code: 'list.interrupted' });
  }
}
