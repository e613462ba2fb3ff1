import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { MirrorFiles } from './read-mirror.ts';

/** The list of Rokade's own files in the folder: no others are ever overwritten or removed. */
const listName = 'rokade-mirror.json';

/** How many files were written, and how many removed. */
export interface MirrorChange {
  readonly written: number;
  readonly removed: number;
}

function ownFiles(folder: string): readonly string[] | null {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return [];
  try {
    const list: unknown = JSON.parse(readFileSync(join(folder, listName), 'utf8'));
    return Array.isArray(list) ? list.map(String) : null;
  } catch {
    return null;
  }
}

const isSame = (file: string, bytes: Uint8Array): boolean =>
  existsSync(file) && readFileSync(file).equals(bytes);

/** Replaces a file so that a reader gets the old file or the new one, whole. */
function replaceFile(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}

/** Brings a folder up to date; null: the folder contains files and is no mirror. */
export function writeMirror(folder: string, files: MirrorFiles): MirrorChange | null {
  const before = ownFiles(folder);
  if (before === null) return null;
  const all = [...new Set([...before, ...files.keys()])];
  // First the list of all files that may be ours, so that an interrupted run leaves no unknown file.
  replaceFile(join(folder, listName), Buffer.from(JSON.stringify(all)));
  const changed = [...files].filter(([path, bytes]) => !isSame(join(folder, path), bytes));
  for (const [path, bytes] of changed) replaceFile(join(folder, path), bytes);
  const gone = before.filter((path) => !files.has(path));
  for (const path of gone) rmSync(join(folder, path), { force: true });
  replaceFile(join(folder, listName), Buffer.from(JSON.stringify([...files.keys()].toSorted())));
  return { written: changed.length, removed: gone.length };
}
