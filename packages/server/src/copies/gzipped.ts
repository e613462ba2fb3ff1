import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Packs a file into another, which is there whole or not at all, and deletes the first. */
export async function pack(file: string, packed: string): Promise<void> {
  const beside = `${packed}.part`;
  try {
    await pipeline(
      createReadStream(file),
      createGzip({ level: 6 }),
      createWriteStream(beside, { mode: 0o600, flush: true }),
    );
    await rename(beside, packed);
  } finally {
    await rm(file, { force: true });
    await rm(beside, { force: true });
  }
}

/** Whether a file begins as packed ones do. */
async function isPacked(file: string): Promise<boolean> {
  const opened = await open(file);
  try {
    const { buffer } = await opened.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await opened.close();
  }
}

/** The most bytes that are unpacked: more than any copy of the largest packed size holds. */
const mostBytes = 40_000_000_000;

async function* upToMost(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new Error('unpacked too much');
    yield piece;
  }
}

/** Unpacks a file where it stands, if it is packed; false: it is cut off or broken. */
export async function unpack(file: string): Promise<boolean> {
  if (!(await isPacked(file))) return true;
  const beside = `${file}.part`;
  try {
    const unpacked = createWriteStream(beside, { mode: 0o600 });
    await pipeline(createReadStream(file), createGunzip(), upToMost, unpacked);
    await rename(beside, file);
    return true;
  } catch (thrown) {
    // What the disk says is no fault of the file.
    if (thrown instanceof Error && 'syscall' in thrown) throw thrown;
    return false;
  } finally {
    await rm(beside, { force: true });
  }
}
