import { inflate } from './inflate.ts';

/** A file in a zip, as the zip's directory describes it. */
interface ZipPart {
  readonly size: number;
  readonly packedSize: number;
  readonly isPacked: boolean;
  readonly isLocked: boolean;
  readonly checksum: number;
  /** The place of its local header. */
  readonly at: number;
}

/** The files of a zip by their names. */
export type ZipParts = ReadonlyMap<string, ZipPart>;

/** The platform's decoder: the same in Node and in browsers, pure, but in no ES library. */
declare const TextDecoder: {
  new (label: string): { decode(bytes: Uint8Array): string };
};

const names = new TextDecoder('utf-8');

/** The signatures of the parts of a zip, and the lengths of their fixed fields (APPNOTE 6.3, 4.3). */
const endMark = 0x06054b50;
const endLength = 22;
const entryMark = 0x02014b50;
const entryLength = 46;
const localMark = 0x04034b50;
const localLength = 30;

/** The longest comment, which may follow the end record. */
const longestComment = 65_535;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The place of the record that ends a zip; −1: it is cut off. */
function endOf(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at--) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  return -1;
}

const partAt = (view: DataView, at: number): ZipPart => ({
  isLocked: (view.getUint16(at + 8, true) & 1) === 1,
  isPacked: view.getUint16(at + 10, true) !== 0,
  checksum: view.getUint32(at + 16, true),
  packedSize: view.getUint32(at + 20, true),
  size: view.getUint32(at + 24, true),
  at: view.getUint32(at + 42, true),
});

/** The files in a zip, by the directory at its end; null if the zip is cut off or damaged. */
export function zipParts(bytes: Uint8Array): ZipParts | null {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end === -1) return null;
  const parts = new Map<string, ZipPart>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + entryLength > bytes.length || view.getUint32(at, true) !== entryMark) return null;
    const [nameLength = 0, ...others] = [28, 30, 32].map((field) =>
      view.getUint16(at + field, true),
    );
    const nameAt = at + entryLength;
    parts.set(names.decode(bytes.subarray(nameAt, nameAt + nameLength)), partAt(view, at));
    at = nameAt + others.reduce((sum, length) => sum + length, nameLength);
  }
  return parts;
}

/** The remainders by which the checksum of a zip is computed (CRC-32). */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

function checksumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (remainders[(sum ^ byte) & 255] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

/** The content of a file in a zip; null if it is damaged. */
export function unpackedPart(bytes: Uint8Array, part: ZipPart): Uint8Array | null {
  const view = viewOf(bytes);
  const { at, packedSize, size } = part;
  if (at + localLength > bytes.length || view.getUint32(at, true) !== localMark) return null;
  const start = at + localLength + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const packed = bytes.subarray(start, start + packedSize);
  const content = part.isPacked ? inflate(packed, size) : packed;
  return content !== null && checksumOf(content) === part.checksum ? content : null;
}
