import { type Zippable, zipSync } from 'fflate';
import type { FolderFile } from './folder-file.ts';

/** The entries have Unix file modes, with the owner's rights: macOS and Linux restore these rights. */
const unix = 3;
const rights = (runs: boolean): number => (runs ? 0o100755 : 0o100644);

/** Above this level the file gets a hundredth smaller and takes twice as long. */
const level = 6;

/** A zip of one folder. The same files give the same zip. */
export function makeZip(folder: string, files: readonly FolderFile[]): Uint8Array {
  const entries: Zippable = Object.fromEntries(
    files.map(({ path, bytes, runs = false }) => [
      `${folder}/${path}`,
      [bytes, { level, os: unix, attrs: rights(runs) * 0x1_0000, mtime: '2026-01-01' }],
    ]),
  );
  return zipSync(entries);
}
