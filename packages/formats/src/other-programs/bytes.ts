/** The platform's decoder: the same in Node and in browsers, pure, but in no ES library. */
declare const TextDecoder: {
  new (label: string): { decode(bytes: Uint8Array): string };
};

/** Whether the bytes from `at` are these. */
export const standsAt = (bytes: Uint8Array, at: number, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

/** The number in two bytes, the lower first; 0 beyond the end. */
export const uint16 = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) + 0x1_00 * (bytes[at + 1] ?? 0);

/** The number in four bytes, the lowest first. */
export const uint32 = (bytes: Uint8Array, at: number): number =>
  uint16(bytes, at) + 0x1_00_00 * uint16(bytes, at + 2);

/** The text in bytes of the Windows characters, up to the first zero, without blanks around it. */
export function windowsText(bytes: Uint8Array, at: number, length: number): string {
  const field = bytes.subarray(at, at + length);
  const end = field.indexOf(0);
  return new TextDecoder('windows-1252').decode(end === -1 ? field : field.subarray(0, end)).trim();
}

/** The text in letters of two bytes, the lower first. */
export const wideText = (bytes: Uint8Array, at: number, letters: number): string =>
  new TextDecoder('utf-16le').decode(bytes.subarray(at, at + 2 * letters)).trim();
