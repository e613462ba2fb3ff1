import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { err, ok, type Result } from '@rokade/rules';
import { bytesOf, type ZipEntry, type ZipFault } from './zip-entries.ts';

/** Receives a portion of bytes; a fault ends the reading. */
export type TakeBytes<F> = (bytes: Uint8Array) => Promise<Result<unknown, F>>;

/** The size of a portion, in bytes. */
const atOnce = 1 << 16;

/** An exception of zlib as a fault; null: it is another exception. */
function unpackingFault(thrown: unknown): ZipFault | null {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  if (code === 'Z_BUF_ERROR') return { code: 'list.zip-truncated' };
  return code.startsWith('Z_') ? { code: 'list.zip-damaged' } : null;
}

/** The bytes of a part of a file, in portions. */
async function* fileBytes(
  handle: FileHandle,
  start: number,
  length: number,
): AsyncGenerator<Uint8Array> {
  for (let done = 0; done < length; ) {
    const portion = Math.min(atOnce, length - done);
    const at = start + done;
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(portion), 0, portion, at);
    if (bytesRead === 0) return;
    done += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

async function takeAll<F>(
  pieces: AsyncIterable<Uint8Array>,
  take: TakeBytes<F>,
): Promise<Result<unknown, F>> {
  for await (const piece of pieces) {
    const taken = await take(piece);
    if (!taken.ok) return taken;
  }
  return ok(null);
}

/** Reads a whole file in portions. */
export const readFileBytes = <F>(
  handle: FileHandle,
  take: TakeBytes<F>,
): Promise<Result<unknown, F>> => takeAll(fileBytes(handle, 0, Number.POSITIVE_INFINITY), take);

const damaged: ZipFault = { code: 'list.zip-damaged' };

/**
 * Reads a file of a zip in portions. A file that is larger than the zip's directory states is damaged, and
 * reading stops there: so no small zip unpacks without end.
 */
export async function readZipEntry<F>(
  handle: FileHandle,
  entry: ZipEntry,
  take: TakeBytes<F>,
): Promise<Result<unknown, F | ZipFault>> {
  const start = await bytesOf(handle, entry);
  if (start === null) return err(damaged);
  if (entry.packedSize === 0) return ok(null);
  const packed = Readable.from(fileBytes(handle, start, entry.packedSize), { objectMode: false });
  const unpacking = createInflateRaw({ chunkSize: atOnce });
  const bytes = entry.isPacked ? packed.pipe(unpacking) : packed;
  let size = 0;
  let checksum = 0;
  const takeChecked: TakeBytes<F | ZipFault> = async (piece) => {
    size += piece.length;
    checksum = crc32(piece, checksum);
    return size > entry.size ? err(damaged) : take(piece);
  };
  try {
    const taken = await takeAll(bytes, takeChecked);
    if (!taken.ok) return taken;
    if (size < entry.size) return err({ code: 'list.zip-truncated' });
    return checksum === entry.checksum ? taken : err(damaged);
  } catch (thrown) {
    const fault = unpackingFault(thrown);
    if (fault === null) throw thrown;
    return err(fault);
  } finally {
    packed.destroy();
    unpacking.destroy();
  }
}
