import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the portable folder. */
export interface FolderFile {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Whether users start it, so that it needs the right to run. */
  readonly runs?: boolean;
}

/** All files below a folder, with their paths below `at`. */
export const filesOf = (folder: string, at: string): readonly FolderFile[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({
      path: `${at}${file.slice(folder.length).replaceAll('\\', '/')}`,
      bytes: readFileSync(file),
    }));

/** A file of text. */
export const textFile = (path: string, text: string, runs = false): FolderFile => ({
  path,
  bytes: new TextEncoder().encode(text),
  runs,
});
