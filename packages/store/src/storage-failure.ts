import type { StorageFailed } from './journal-store.ts';
import { postgresProblem } from './postgres/postgres-problem.ts';
import { sqliteProblem } from './sqlite/sqlite-problem.ts';

const isStorageFailed = (value: unknown): value is StorageFailed =>
  typeof value === 'object' && value !== null && 'code' in value && value.code === 'store.failed';

/** The failure of the medium that an exception is or has as its cause; null: it is a bug. */
export function storageFailure(thrown: unknown): StorageFailed | null {
  const problem = sqliteProblem(thrown) ?? postgresProblem(thrown);
  if (problem !== null) return { code: 'store.failed', problem };
  const cause = thrown instanceof Error ? thrown.cause : null;
  return isStorageFailed(cause) ? cause : null;
}
