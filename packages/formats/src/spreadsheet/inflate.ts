/** The bits of a packed stream, taken from the lowest of each byte on. */
interface BitStream {
  readonly bytes: Uint8Array;
  /** The next byte that is taken. */
  at: number;
  /** Bits that were taken from bytes and not read yet, and how many. */
  held: number;
  count: number;
}

/** A Huffman code as a table from the next bits to a symbol: `symbol << 4 | length`; 0 = none. */
interface HuffmanCode {
  readonly table: Uint16Array;
  readonly longest: number;
}

/** What is unpacked, with the place where it goes on. */
interface Output {
  readonly bytes: Uint8Array;
  at: number;
}

function fill(bits: BitStream, count: number): void {
  while (bits.count < count) {
    bits.held |= (bits.bytes[bits.at] ?? 0) << bits.count;
    bits.at += 1;
    bits.count += 8;
  }
}

function drop(bits: BitStream, count: number): void {
  bits.held >>>= count;
  bits.count -= count;
}

function takeBits(bits: BitStream, count: number): number {
  fill(bits, count);
  const value = bits.held & ((1 << count) - 1);
  drop(bits, count);
  return value;
}

function reversed(code: number, length: number): number {
  let result = 0;
  for (let bit = 0; bit < length; bit++) result |= ((code >> bit) & 1) << (length - 1 - bit);
  return result;
}

/** The code of symbols with these lengths (RFC 1951, 3.2.2). */
function huffmanCode(lengths: readonly number[]): HuffmanCode {
  const longest = Math.max(1, ...lengths);
  const table = new Uint16Array(1 << longest);
  let code = 0;
  for (let length = 1; length <= longest; length++) {
    for (const [symbol, own] of lengths.entries()) {
      if (own !== length) continue;
      const entry = (symbol << 4) | length;
      for (let at = reversed(code, length); at < table.length; at += 1 << length) table[at] = entry;
      code += 1;
    }
    code <<= 1;
  }
  return { table, longest };
}

/** The next symbol; −1 if the bits are none. */
function takeSymbol(bits: BitStream, { table, longest }: HuffmanCode): number {
  fill(bits, longest);
  const entry = table[bits.held & ((1 << longest) - 1)] ?? 0;
  if (entry === 0) return -1;
  drop(bits, entry & 15);
  return entry >> 4;
}

const times = (count: number, value: number): readonly number[] => Array(count).fill(value);

const fixedLiterals = huffmanCode([
  ...times(144, 8),
  ...times(112, 9),
  ...times(24, 7),
  ...times(8, 8),
]);
const fixedDistances = huffmanCode(times(30, 5));

/** The order in which the lengths of the code of lengths are written. */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] as const;

/** How often the last length, or none, is repeated after a symbol from 16 on: bits, and the least. */
const repeats: readonly (readonly [bits: number, least: number])[] = [
  [2, 3],
  [3, 3],
  [7, 11],
];

/** The lengths of a block's two codes; null if they cannot be. */
function takeLengths(bits: BitStream, count: number): readonly number[] | null {
  const written = takeBits(bits, 4) + 4;
  const own: number[] = Array(19).fill(0);
  for (const place of lengthOrder.slice(0, written)) own[place] = takeBits(bits, 3);
  const code = huffmanCode(own);
  const lengths: number[] = [];
  while (lengths.length < count) {
    const symbol = takeSymbol(bits, code);
    if (symbol < 0) return null;
    const [extra, least] = repeats[symbol - 16] ?? [0, 1];
    const value = symbol < 16 ? symbol : symbol === 16 ? (lengths.at(-1) ?? 0) : 0;
    for (let left = least + takeBits(bits, extra); left > 0; left--) lengths.push(value);
  }
  return lengths.length === count ? lengths : null;
}

interface BlockCodes {
  readonly literals: HuffmanCode;
  readonly distances: HuffmanCode;
}

function takeCodes(bits: BitStream): BlockCodes | null {
  const literals = takeBits(bits, 5) + 257;
  const distances = takeBits(bits, 5) + 1;
  const lengths = takeLengths(bits, literals + distances);
  if (lengths === null) return null;
  return {
    literals: huffmanCode(lengths.slice(0, literals)),
    distances: huffmanCode(lengths.slice(literals)),
  };
}

/** The least value of each symbol and its further bits; the values follow each other without a gap. */
function ranges(first: number, extra: readonly number[]): readonly (readonly [number, number])[] {
  let least = first;
  return extra.map((bits) => {
    const range = [least, bits] as const;
    least += 1 << bits;
    return range;
  });
}

const inPairs = (most: number): readonly number[] =>
  Array.from({ length: most }, (_, index) => [index + 1, index + 1]).flat();

const copyLengths = [
  ...ranges(3, [...times(8, 0), ...[1, 2, 3, 4, 5].flatMap((bits) => times(4, bits))]).slice(0, 28),
  [258, 0] as const,
];
const copyDistances = ranges(1, [0, 0, 0, 0, ...inPairs(13)]);

/** Copies what was unpacked before; false if it is not there, or there is no room for it. */
function copyBack(
  bits: BitStream,
  symbol: number,
  distances: HuffmanCode,
  output: Output,
): boolean {
  const [least, extra] = copyLengths[symbol - 257] ?? [0, 0];
  const length = least + takeBits(bits, extra);
  const [nearest, further] = copyDistances[takeSymbol(bits, distances)] ?? [0, 0];
  const distance = nearest + takeBits(bits, further);
  const isSound = least > 0 && nearest > 0 && distance <= output.at;
  if (!isSound || output.at + length > output.bytes.length) return false;
  for (let left = length; left > 0; left--) {
    output.bytes[output.at] = output.bytes[output.at - distance] ?? 0;
    output.at += 1;
  }
  return true;
}

function takeBlock(bits: BitStream, { literals, distances }: BlockCodes, output: Output): boolean {
  for (;;) {
    const symbol = takeSymbol(bits, literals);
    if (symbol === 256) return true;
    if (symbol < 0 || bits.at > bits.bytes.length + 4) return false;
    if (symbol > 256) {
      if (!copyBack(bits, symbol, distances, output)) return false;
    } else {
      if (output.at === output.bytes.length) return false;
      output.bytes[output.at] = symbol;
      output.at += 1;
    }
  }
}

/** A block of bytes as they are, after the rest of the byte. */
function takeStored(bits: BitStream, output: Output): boolean {
  drop(bits, bits.count & 7);
  bits.at -= bits.count >> 3;
  bits.held = 0;
  bits.count = 0;
  const length = takeBits(bits, 8) | (takeBits(bits, 8) << 8);
  const start = bits.at + 2;
  const bytes = bits.bytes.subarray(start, start + length);
  if (bytes.length < length || output.at + length > output.bytes.length) return false;
  output.bytes.set(bytes, output.at);
  output.at += length;
  bits.at = start + length;
  return true;
}

function takeAnyBlock(bits: BitStream, output: Output): boolean {
  const kind = takeBits(bits, 2);
  if (kind === 0) return takeStored(bits, output);
  const fixed = { literals: fixedLiterals, distances: fixedDistances };
  const codes = kind === 1 ? fixed : kind === 2 ? takeCodes(bits) : null;
  return codes !== null && takeBlock(bits, codes, output);
}

/**
 * Unpacks a stream of RFC 1951 ("deflate") whose content has this many bytes; null if it is damaged, or
 * has more or fewer, so that nothing small unpacks without end.
 */
export function inflate(packed: Uint8Array, size: number): Uint8Array | null {
  const bits: BitStream = { bytes: packed, at: 0, held: 0, count: 0 };
  const output: Output = { bytes: new Uint8Array(size), at: 0 };
  for (let isLast = false; !isLast; ) {
    isLast = takeBits(bits, 1) === 1;
    if (!takeAnyBlock(bits, output) || bits.at > packed.length + 4) return null;
  }
  return output.at === size ? output.bytes : null;
}
