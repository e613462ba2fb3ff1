import type { StorageProblem } from '../journal-store.ts';

/** SQLite's primary result codes (https://sqlite.org/rescode.html) that are no bugs of Rokade. */
const problems: ReadonlyMap<number, StorageProblem> = new Map([
  [5, 'busy'],
  [6, 'busy'],
  [8, 'read-only'],
  [10, 'io'],
  [11, 'malformed'],
  [13, 'disk-full'],
  [14, 'io'],
  [26, 'malformed'],
]);

/** SQLITE_IOERR_SHMSIZE: there is no space for the index of the write-ahead log. */
const noRoomForLogIndex = 4874;

/** The problem that an exception of node:sqlite stands for; null: it is a bug of ours. */
export function sqliteProblem(thrown: unknown): StorageProblem | null {
  if (!(thrown instanceof Error) || !('errcode' in thrown)) return null;
  const { errcode } = thrown;
  if (typeof errcode !== 'number') return null;
  if (errcode === noRoomForLogIndex) return 'disk-full';
  // Extended codes have the primary code in their lowest byte.
  return problems.get(errcode & 0xff) ?? null;
}
