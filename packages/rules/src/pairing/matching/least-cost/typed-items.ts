/** The number at an index of a byte array; 0 outside. One function per array type keeps access fast. */
export const byteAt = (items: Uint8Array, index: number): number => items[index] ?? 0;

/** The number at an index of an array of small whole numbers; 0 outside. */
export const shortAt = (items: Uint16Array, index: number): number => items[index] ?? 0;

/** The number at an index of an array of whole numbers; −1 outside. */
export const intAt = (items: Int32Array, index: number): number => items[index] ?? -1;

/** The number at an index of an array of double words; 0 outside. */
export const realAt = (items: Float64Array, index: number): number => items[index] ?? 0;
