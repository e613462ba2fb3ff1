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

/** A kept list: a database file of its own, which is never changed once it stands there. */
export interface ListFile {
  readonly source: RatingListSource;
  readonly month: string;
  /** Tells the lists of one month apart: the later has the higher. */
  readonly stamp: number;
  readonly path: string;
}

/** A list on its way has this at its end; it is somebody's import or what is left of one. */
const unfinished = '.new';

/** What somebody is sending begins so. */
const upload = 'upload-';

const ending = '.sqlite';

/** Where a list stands once it is whole. */
export const listPath = (
  folder: string,
  { source, month, stamp }: Omit<ListFile, 'path'>,
): string => join(folder, `${source}-${month}.${stamp}${ending}`);

/** Where a list is written until then. */
export const unfinishedPath = (folder: string, stamp: number): string =>
  join(folder, `${stamp}${unfinished}`);

/** Where a list is written that somebody sends, before it is read. */
export const uploadPath = (folder: string, id: string): string =>
  join(folder, `${upload}${id}${unfinished}`);

function listFile(folder: string, name: string): ListFile | null {
  const [, source, month = '', stamp] = /^([a-z]+)-([\d-]+)\.(\d+)\.sqlite$/.exec(name) ?? [];
  const known = ratingListSources.find((one) => one === source);
  if (known === undefined || !isListMonth(month)) return null;
  return { source: known, month, stamp: Number(stamp), path: join(folder, name) };
}

const newestFirst = (a: ListFile, b: ListFile): number =>
  a.month === b.month ? b.stamp - a.stamp : a.month < b.month ? 1 : -1;

const keyOf = ({ source, month }: ListFile): string => `${source} ${month}`;

/** All list files of a folder, the newest months first, and of one month the latest first. */
const allFiles = (folder: string): readonly ListFile[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => listFile(folder, name) ?? [])
    .sort(newestFirst);

/** Of each source and month the list that counts, the newest months first. */
export function listFiles(folder: string): readonly ListFile[] {
  const latest = new Map<string, ListFile>();
  for (const file of allFiles(folder)) {
    if (!latest.has(keyOf(file))) latest.set(keyOf(file), file);
  }
  return [...latest.values()];
}

/** Makes the folder if it is not there; only its owner reads it. */
export const makeListFolder = (folder: string): void =>
  void mkdirSync(folder, { recursive: true, mode: 0o700 });

const usualMonths = 4;

/** How many months of each source are kept: as is said, which is remembered, else as was said last, else four. */
export function keptMonths(folder: string, said: number | null): number {
  const path = join(folder, 'keep');
  if (said !== null) writeFileSync(path, String(said), { mode: 0o600 });
  const known = existsSync(path) ? Number(readFileSync(path, 'utf8')) : usualMonths;
  return Number.isInteger(known) && known > 0 ? known : usualMonths;
}

/** Takes a file away; one that another system keeps while somebody reads it goes the next time. */
function takeAway(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // The file system said no, and nothing else throws here: it is tried again with the next list.
  }
}

/** Takes away the lists of a month; whether there was one. */
export function removeList(folder: string, source: RatingListSource, month: string): boolean {
  const meant = allFiles(folder).filter((file) => file.source === source && file.month === month);
  for (const { path } of meant) takeAway(path);
  return meant.length > 0;
}

/** Somebody still sends it: a sender who was cut off is known after an hour. */
const isComing = (folder: string, name: string, now: number): boolean =>
  name.startsWith(upload) && now - statSync(join(folder, name)).mtimeMs < 3_600_000;

/**
 * Takes away what nobody needs any more: what an import that was killed left behind, lists that a later one of
 * their month replaces, and of each source the months beyond the newest `keep`, but never the list `fresh`.
 * Only for who holds the folder's lock: an import under way is unfinished, too.
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
