import { constants, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inflate } from '../../src/spreadsheet/inflate.ts';

const strategies = [constants.Z_DEFAULT_STRATEGY, constants.Z_FIXED, constants.Z_HUFFMAN_ONLY];

describe('a packed stream', () => {
  it('unpacks to what was packed, in every kind of block', () => {
    const parts = fc.array(
      fc.tuple(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 40 })),
      { maxLength: 8 },
    );
    const choices = fc.record({
      level: fc.integer({ min: 0, max: 9 }),
      strategy: fc.constantFrom(...strategies),
    });
    fc.assert(
      fc.property(parts, choices, (drawn, choice) => {
        const plain = Buffer.concat(drawn.flatMap(([bytes, times]) => Array(times).fill(bytes)));
        const unpacked = inflate(deflateRawSync(plain, choice), plain.length);
        expect(unpacked === null ? null : Buffer.from(unpacked).equals(plain)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('is refused where it is longer or shorter than was said, cut off or no stream', () => {
    const packed = deflateRawSync(Buffer.alloc(100_000, 'Hansen, Ida;1812;'));
    expect(inflate(packed, 100_000)?.length).toBe(100_000);
    expect(inflate(packed, 99_999)).toBeNull();
    expect(inflate(packed, 100_001)).toBeNull();
    expect(inflate(packed.subarray(0, packed.length - 3), 100_000)).toBeNull();
    expect(inflate(new Uint8Array(0), 10)).toBeNull();
  });

  it('ends for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect([5000, undefined]).toContain(inflate(bytes, 5000)?.length);
      }),
    );
  });
});
