import { fstatSync, writeSync } from 'node:fs';

type Output = 1 | 2;

const streamOf = (output: Output): NodeJS.WriteStream =>
  output === 1 ? process.stdout : process.stderr;

/** A reader that closes early (`| head`) is not a fault of ours. */
const endWith = (error: unknown): never =>
  process.exit(error instanceof Error && 'code' in error && error.code === 'EPIPE' ? 0 : 2);

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/** Writes as much as the reader takes at once; returns the rest. */
function rest(output: Output, bytes: Uint8Array): Uint8Array {
  let left = bytes;
  try {
    while (left.length > 0) left = left.subarray(writeSync(output, left));
  } catch (error) {
    if (!isFull(error)) endWith(error);
  }
  return left;
}

/**
 * Whether a file or another program reads; a terminal does not count, as Windows' has an encoding of
 * its own.
 */
function isPlain(output: Output): boolean {
  try {
    return !fstatSync(output).isCharacterDevice();
  } catch {
    return false;
  }
}

/**
 * Writes to standard output (1) or errors (2). Into a file or a pipe it does so without Node's stream,
 * which takes a tenth of a whole call's time to create.
 */
export function writeOut(output: Output, text: string): void {
  const bytes = new TextEncoder().encode(text);
  const left = isPlain(output) ? rest(output, bytes) : bytes;
  if (left.length > 0) streamOf(output).on('error', endWith).write(left);
}
