import type { FileHandle } from 'node:fs/promises';
import { err, ok, type Result } from '@rokade/rules';

/** Why a zip cannot be read. */
export type ZipFault =
  /** Its end is missing. */
  | { readonly code: 'list.zip-truncated' }
  | { readonly code: 'list.zip-damaged' }
  /** A password is needed. */
  | { readonly code: 'list.zip-encrypted' };

/** A file in a zip, as its directory has it. */
export interface ZipEntry {
  readonly name: string;
  /** Its size, and that of what stands in the zip, in bytes. */
  readonly size: number;
  readonly packedSize: number;
  readonly isPacked: boolean;
  readonly checksum: number;
  /** The month in which it was last written, `2026-11`. */
  readonly month: string;
  /** Where its own head begins. */
  readonly at: number;
}

/** Signatures of the parts of a zip, and the lengths of what is fixed of them (APPNOTE 6.3, 4.3). */
const endMark = 0x06054b50;
const endLength = 22;
const entryMark = 0x02014b50;
const entryLength = 46;
const localMark = 0x04034b50;
const localLength = 30;

/** A comment may stand behind the end. */
const longestComment = 65_535;

/** A size that stands elsewhere, since it needs more than 32 bits. */
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

/** The bits of a date of DOS: five for the day, four for the month, the years from 1980 on. */
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

/** The length of an entry of the directory, with what stands behind its fixed part. */
const lengthOf = (directory: Buffer, at: number): number =>
  [28, 30, 32].reduce((sum, field) => sum + directory.readUInt16LE(at + field), entryLength);

/**
 * The files in a zip, by the directory at its end; without that the zip was cut off. Lists have less
 * than 4 GB, so the extension for larger ones is none of theirs.
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

/** Where the bytes of an entry begin; null: not where the directory says. */
export async function bytesOf(handle: FileHandle, { at }: ZipEntry): Promise<number | null> {
  const head = await bytesAt(handle, at, localLength);
  if (head.length < localLength || head.readUInt32LE(0) !== localMark) return null;
  return at + localLength + head.readUInt16LE(26) + head.readUInt16LE(28);
}
