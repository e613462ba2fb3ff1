import { Inflate } from 'fflate';

/** So many packed bytes at once: unpacked they are 66 MB at most. */
const atOnce = 65_536;

/**
 * Unpacks a stream (RFC 1951) that makes this many bytes; null if it makes more or fewer, is cut off or is
 * no such stream. What makes more is given up soon after, so that nothing small unpacks without end.
 */
export function inflate(packed: Uint8Array, size: number): Uint8Array | null {
  const unpacked = new Uint8Array(size);
  let length = 0;
  const stream = new Inflate((some) => {
    if (length + some.length <= size) unpacked.set(some, length);
    length += some.length;
  });
  try {
    for (let from = 0; from === 0 || from < packed.length; from += atOnce) {
      stream.push(packed.slice(from, from + atOnce), from + atOnce >= packed.length);
      if (length > size) return null;
    }
  } catch {
    return null;
  }
  return length === size ? unpacked : null;
}
