import type { Logo } from './installation.ts';

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type SizeIn = (bytes: DataView) => PictureSize | null;

/** The first chunk of a PNG, IHDR, begins with width and height. */
const sizeInPng: SizeIn = (bytes) => ({ width: bytes.getUint32(16), height: bytes.getUint32(20) });

/** "Start of frame" of any coding; C4, C8 and CC are other markers. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A JPEG is a sequence of segments, each with a marker and its length; the frame's contains the size. */
const sizeInJpeg: SizeIn = (bytes) => {
  let at = 2;
  while (bytes.getUint8(at) === 0xff) {
    if (isFrame(bytes.getUint8(at + 1))) {
      return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
    }
    at += 2 + bytes.getUint16(at + 2);
  }
  return null;
};

const threeBytes = (bytes: DataView, at: number): number =>
  bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 0x10000;

/** A WebP has one of three kinds of first chunk: lossy, lossless, or extended. */
const sizeInWebp: SizeIn = (bytes) => {
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map((at) => bytes.getUint8(at)));
  if (chunk === 'VP8 ') {
    const side = (at: number): number => bytes.getUint16(at, true) & 0x3fff;
    return { width: side(26), height: side(28) };
  }
  if (chunk === 'VP8L') {
    const sides = bytes.getUint32(21, true);
    return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 };
  }
  return chunk === 'VP8X'
    ? { width: threeBytes(bytes, 24) + 1, height: threeBytes(bytes, 27) + 1 }
    : null;
};

const sizeIn: Readonly<Record<Logo['type'], SizeIn>> = {
  'image/png': sizeInPng,
  'image/jpeg': sizeInJpeg,
  'image/webp': sizeInWebp,
};

/** The size in a picture's header; null: there is none, or the file is cut off before it. */
export function pictureSize(type: Logo['type'], { buffer }: Uint8Array): PictureSize | null {
  try {
    const size = sizeIn[type](new DataView(buffer));
    return size !== null && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
