import type { FileHandle } from 'node:fs/promises';
import { err, ok, type Result } from '@rokade/rules';

/** Why a zip cannot be read. */
export type ZipFault =
  /** The end of the file is missing. */
  | { readonly code: 'list.zip-truncated' }
  | { readonly code: 'list.zip-damaged' }
  /** A password is required. */
  | { readonly code: 'list.zip-encrypted' };

/** A file in a zip, as the zip's directory describes it. */
export interface ZipEntry {
  readonly name: string;
  /** The size unpacked, and below that in the zip, in bytes. */
  readonly size: number;
  readonly packedSize: number;
  readonly isPacked: boolean;
  readonly checksum: number;
  /** The month in which it was last written, `2026-11`. */
  readonly month: string;
  /** The offset of its local header. */
  readonly at: number;
}

/** The signatures of the parts of a zip, and the lengths of their fixed fields (APPNOTE 6.3, 4.3). */
const endMark = 0x06054b50;
const endLength = 22;
const entryMark = 0x02014b50;
const entryLength = 46;
const localMark = 0x04034b50;
const localLength = 30;

/** The longest comment, which may follow the end record. */
const longestComment = 65_535;

/** The size field of a file whose size needs more than 32 bits and is written elsewhere (ZIP64). */
const elsewhere = 0xffffffff;

async function bytesAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

/** Whether a file begins like a zip. */
export const isZip = async (handle: FileHandle): Promise<boolean> => {
  const start = await bytesAt(handle, 0, 4);
  return start.length === 4 && [localMark, endMark].includes(start.readUInt32LE(0));
};

/** The month of a DOS date, whose bits are: five for the day, four for the month, then the years since 1980. */
const monthOf = (date: number): string =>
  `${1980 + (date >> 9)}-${String((date >> 5) & 15).padStart(2, '0')}`;

function entryIn(directory: Buffer, at: number): ZipEntry | ZipFault['code'] {
  if (directory.length < at + entryLength) return 'list.zip-damaged';
  if (directory.readUInt32LE(at) !== entryMark) return 'list.zip-damaged';
  const method = directory.readUInt16LE(at + 10);
  if ((directory.readUInt16LE(at + 8) & 1) === 1) return 'list.zip-encrypted';
  const packedSize = directory.readUInt32LE(at + 20);
  const size = directory.readUInt32LE(at + 24);
  if (![0, 8].includes(method) || size === elsewhere || packedSize === elsewhere)
    return 'list.zip-damaged';
  const nameEnd = at + entryLength + directory.readUInt16LE(at + 28);
  return {
    name: directory.toString('utf8', at + entryLength, nameEnd),
    size,
    packedSize,
    isPacked: method === 8,
    checksum: directory.readUInt32LE(at + 16),
    month: monthOf(directory.readUInt16LE(at + 14)),
    at: directory.readUInt32LE(at + 42),
  };
}

/** The length of an entry of the directory, with the fields that follow its fixed part. */
const lengthOf = (directory: Buffer, at: number): number =>
  [28, 30, 32].reduce((sum, field) => sum + directory.readUInt16LE(at + field), entryLength);

/**
 * The files in a zip, by the directory at its end; without a directory the zip was truncated. ZIP64 is not
 * supported: lists are smaller than 4 GB.
 */
export async function zipEntries(
  handle: FileHandle,
): Promise<Result<readonly ZipEntry[], ZipFault>> {
  const { size } = await handle.stat();
  const tailAt = Math.max(0, size - endLength - longestComment);
  const tail = await bytesAt(handle, tailAt, size - tailAt);
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end === -1 || tail.length < end + endLength) return err({ code: 'list.zip-truncated' });
  const count = tail.readUInt16LE(end + 10);
  const directory = await bytesAt(handle, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count; at += lengthOf(directory, at)) {
    const entry = entryIn(directory, at);
    if (typeof entry === 'string') return err({ code: entry });
    entries.push(entry);
  }
  return ok(entries);
}

/** The offset of an entry's bytes; null: there is no entry where the directory says. */
export async function bytesOf(handle: FileHandle, { at }: ZipEntry): Promise<number | null> {
  const head = await bytesAt(handle, at, localLength);
  if (head.length < localLength || head.readUInt32LE(0) !== localMark) return null;
  return at + localLength + head.readUInt16LE(26) + head.readUInt16LE(28);
}
