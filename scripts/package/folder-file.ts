import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the portable folder. */
export interface FolderFile {
  /** From the folder on, with `/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** It is started, so it has to have the right to run. */
  readonly runs?: boolean;
}

/** All files below a folder, as they are to stand below `at`. */
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
