import { createHash } from 'node:crypto';

/** A zip that is given away, by its name in the folder. */
export interface NamedZip {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The file of sums that stands beside the zips. */
export const checksumsName = 'SHA256SUMS';

/** The SHA-256 of a file, in hexadecimal. */
export const sumOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The sums of the zips, as `sha256sum --check` and `shasum --check` read them, in order of the names. */
export const checksums = (zips: readonly NamedZip[]): string =>
  zips
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, bytes }) => `${sumOf(bytes)}  ${name}\n`)
    .join('');
