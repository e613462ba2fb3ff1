import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isListMonth, type RatingListSource, ratingListSources } from '@rokade/register';

/** A stored rating list: a database file of its own, which is never changed once it is finished. */
export interface ListFile {
  readonly source: RatingListSource;
  readonly month: string;
  /** Distinguishes lists of the same month: the newer has the higher stamp. */
  readonly stamp: number;
  readonly path: string;
}

/** The ending of an unfinished list: an import that is running or was broken off. */
const unfinished = '.new';

/** The beginning of the name of an upload. */
const upload = 'upload-';

const ending = '.sqlite';

/** The path of a finished list. */
export const listPath = (
  folder: string,
  { source, month, stamp }: Omit<ListFile, 'path'>,
): string => join(folder, `${source}-${month}.${stamp}${ending}`);

/** The path of a list while it is being written. */
export const unfinishedPath = (folder: string, stamp: number): string =>
  join(folder, `${stamp}${unfinished}`);

/** The path of an uploaded list before it is read. */
export const uploadPath = (folder: string, id: string): string =>
  join(folder, `${upload}${id}${unfinished}`);

function listFile(folder: string, name: string): ListFile | null {
  const [, source, month = '', stamp] = /^([a-z]+)-([\d-]+)\.(\d+)\.sqlite$/.exec(name) ?? [];
  const listSource = ratingListSources.find((one) => one === source);
  if (listSource === undefined || !isListMonth(month)) return null;
  return { source: listSource, month, stamp: Number(stamp), path: join(folder, name) };
}

const newestFirst = (a: ListFile, b: ListFile): number =>
  a.month === b.month ? b.stamp - a.stamp : a.month < b.month ? 1 : -1;

const keyOf = ({ source, month }: ListFile): string => `${source} ${month}`;

/** All list files of a folder, the newest months first, and within a month the newest list first. */
const allFiles = (folder: string): readonly ListFile[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => listFile(folder, name) ?? [])
    .sort(newestFirst);

/** The newest list of each source and month, the newest months first. */
export function listFiles(folder: string): readonly ListFile[] {
  const latest = new Map<string, ListFile>();
  for (const file of allFiles(folder)) {
    if (!latest.has(keyOf(file))) latest.set(keyOf(file), file);
  }
  return [...latest.values()];
}

/** Makes the folder if it is missing, readable for its owner only. */
export const makeListFolder = (folder: string): void =>
  void mkdirSync(folder, { recursive: true, mode: 0o700 });

const usualMonths = 4;

/**
 * How many months of each source are kept: `months`, which is then stored as the new setting; for null
 * the stored setting, or four if there is none.
 */
export function keptMonths(folder: string, months: number | null): number {
  const path = join(folder, 'keep');
  if (months !== null) writeFileSync(path, String(months), { mode: 0o600 });
  const stored = existsSync(path) ? Number(readFileSync(path, 'utf8')) : usualMonths;
  return Number.isInteger(stored) && stored > 0 ? stored : usualMonths;
}

/** Deletes a file. Windows refuses while somebody reads it: then it is deleted with a later import. */
function takeAway(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Only the file system can throw here; the next import tries again.
  }
}

/** Deletes the lists of a month; returns whether there was one. */
export function removeList(folder: string, source: RatingListSource, month: string): boolean {
  const files = allFiles(folder).filter((file) => file.source === source && file.month === month);
  for (const { path } of files) takeAway(path);
  return files.length > 0;
}

/** Whether an upload is still coming in: one without a new byte for an hour was broken off. */
const isComing = (folder: string, name: string, now: number): boolean =>
  name.startsWith(upload) && now - statSync(join(folder, name)).mtimeMs < 3_600_000;

/**
 * Deletes superfluous files: the remains of imports that were killed, lists that a newer one of their
 * month replaces, and of each source the months beyond the newest `keep`, but never the list `fresh`.
 * The caller must hold the folder's lock, since a running import is unfinished, too.
 */
export function tidyLists(folder: string, keep: number, fresh: string | null): void {
  for (const name of readdirSync(folder)) {
    if (name.includes(unfinished) && !isComing(folder, name, Date.now()))
      takeAway(join(folder, name));
  }
  const counting = new Set(listFiles(folder).map(({ path }) => path));
  const kept = new Map<RatingListSource, number>();
  for (const { source, path } of allFiles(folder)) {
    const months = kept.get(source) ?? 0;
    const stays = path === fresh || (counting.has(path) && months < keep);
    if (stays) kept.set(source, months + 1);
    else takeAway(path);
  }
}
