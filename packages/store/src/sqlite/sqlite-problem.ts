import type { StorageProblem } from '../journal-store.ts';

/** SQLite's primary result codes (https://sqlite.org/rescode.html) that are nobody's bug. */
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

/** What an exception of node:sqlite says about the medium; null: it is a bug of ours. */
export function sqliteProblem(thrown: unknown): StorageProblem | null {
  if (!(thrown instanceof Error) || !('errcode' in thrown)) return null;
  // Extended codes carry the primary code in their lowest byte.
  return typeof thrown.errcode === 'number' ? (problems.get(thrown.errcode & 0xff) ?? null) : null;
}
