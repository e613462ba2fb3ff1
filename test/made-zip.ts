import { crc32, deflateRawSync } from 'node:zlib';

/** A file to pack. */
export interface Packed {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** A false size for the zip, in place of the real one. */
  readonly statedSize?: number;
}

/** 1 November 2026, as DOS counts days. */
const date = ((2026 - 1980) << 9) | (11 << 5) | 1;

/** The fields shared by the header of a file in the zip and its entry in the directory. */
function common({ bytes, name, statedSize = bytes.length }: Packed, packed: Uint8Array): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(8, 4);
  head.writeUInt16LE(date, 8);
  head.writeUInt32LE(crc32(bytes), 10);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt32LE(statedSize, 18);
  head.writeUInt16LE(Buffer.byteLength(name), 22);
  return head;
}

const mark = (signature: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
};

/** A zip of some files. */
export function madeZip(files: readonly Packed[]): Buffer {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const file of files) {
    const packed = deflateRawSync(file.bytes);
    const head = common(file, packed);
    const local = Buffer.concat([mark(0x04034b50), head, Buffer.from(file.name)]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(at, 10);
    directory.push(mark(0x02014b50), Buffer.from([20, 0]), head, more, Buffer.from(file.name));
    parts.push(local, packed);
    at += local.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, listed, mark(0x06054b50), end]);
}
