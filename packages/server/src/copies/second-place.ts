import { accessSync, constants, readdirSync, rmSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { err, ok, type Result } from '@rokade/rules';
import { type FileProblem, fileProblem } from '@rokade/store';

/** Why a folder cannot take copies. */
export type FolderError =
  /** The folder is not there: a stick that is not plugged in, or a path typed wrongly. */
  | { readonly code: 'copies.no-folder'; readonly folder: string }
  | {
      readonly code: 'copies.folder-unusable';
      readonly folder: string;
      readonly problem: FileProblem;
    }
  /** The folder is in the data folder, and would be lost with it. */
  | { readonly code: 'copies.folder-inside'; readonly folder: string };

/** A copy in the second place. */
export interface KeptCopy {
  readonly name: string;
  /** When it was made, as an ISO time. */
  readonly at: string;
  readonly bytes: number;
}

/** How many days' copies stay in the second place. */
const keptDays = 10;

const isCopy = (name: string): boolean => /^rokade-\d{4}-\d\d-\d\d\.sqlite\.gz$/.test(name);

/** The name of a day's copy: one made later on the same day takes its place. */
export const copyOfDay = (at: string): string => `rokade-${at.slice(0, 10)}.sqlite.gz`;

/** Whether a folder is another or lies in it. */
const liesIn = (folder: string, other: string): boolean => {
  const way = relative(other, folder);
  return !way.startsWith('..') && !isAbsolute(way);
};

/** Whether copies can be written to a folder now. */
export function checkFolder(folder: string, dataFolder: string): Result<null, FolderError> {
  if (!isAbsolute(folder)) return err({ code: 'copies.no-folder', folder });
  if (liesIn(folder, dataFolder)) return err({ code: 'copies.folder-inside', folder });
  // No file system has such a name.
  if (folder.includes('\0')) return err({ code: 'copies.no-folder', folder });
  try {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (!found?.isDirectory()) return err({ code: 'copies.no-folder', folder });
    accessSync(folder, constants.W_OK);
    return ok(null);
  } catch (thrown) {
    const problem = fileProblem(thrown);
    if (problem === null) throw thrown;
    return err({ code: 'copies.folder-unusable', folder, problem });
  }
}

/** The copies in a folder, the newest first; none in one that cannot be read. */
export function copiesIn(folder: string): readonly KeptCopy[] {
  try {
    return readdirSync(folder)
      .filter(isCopy)
      .map((name) => {
        const { mtime, size } = statSync(join(folder, name));
        return { name, at: mtime.toISOString(), bytes: size };
      })
      .toSorted((a, b) => (a.name < b.name ? 1 : -1));
  } catch (thrown) {
    if (fileProblem(thrown) === null) throw thrown;
    return [];
  }
}

/** Deletes the copies of days that are no longer kept; what cannot be deleted stays, and is no fault of the newest. */
export function removeOldCopies(folder: string): void {
  for (const { name } of copiesIn(folder).slice(keptDays)) {
    try {
      rmSync(join(folder, name));
    } catch (thrown) {
      if (fileProblem(thrown) === null) throw thrown;
    }
  }
}
