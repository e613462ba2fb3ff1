import { describe, expect, it } from 'vitest';
import { pictureSize } from '../src/picture-size.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

/** "RIFF", length, "WEBP". */
const riff = '52494646 00000000 57454250';

describe('how large a picture is', () => {
  it.each([
    ['image/png', '89504e470d0a1a0a 0000000d 49484452 0000012c 00000064', 300, 100],
    // A segment of four bytes before the frame.
    ['image/jpeg', 'ffd8 ffe0 0004 0000 ffc0 000b 08 0064 012c', 300, 100],
    // Progressive, after a table that only looks like a frame.
    ['image/jpeg', 'ffd8 ffc4 0004 0000 ffc2 000b 08 0064 012c', 300, 100],
    ['image/webp', `${riff} 56503820 00000000 000000 9d012a 2c41 6400`, 300, 100],
    ['image/webp', `${riff} 5650384c 00000000 2f 2bc11800`, 300, 100],
    ['image/webp', `${riff} 56503858 00000000 00000000 2b0100 630000`, 300, 100],
  ] as const)('%s %s', (type, hex, width, height) => {
    expect(pictureSize(type, bytes(hex))).toEqual({ width, height });
  });

  it.each([
    ['a PNG that is cut off', 'image/png', '89504e470d0a1a0a 0000000d 49484452 0000'],
    ['a PNG without width', 'image/png', '89504e470d0a1a0a 0000000d 49484452 00000000 00000064'],
    ['a JPEG without a frame', 'image/jpeg', 'ffd8 ffe0 0004 0000 0000'],
    ['a JPEG that is cut off', 'image/jpeg', 'ffd8 ffe0 0400 0000'],
    ['a WebP of another chunk', 'image/webp', `${riff} 56503859 00000000 00000000 2b0100 630000`],
  ] as const)('is not said by %s', (_, type, hex) => {
    expect(pictureSize(type, bytes(hex))).toBeNull();
  });
});
