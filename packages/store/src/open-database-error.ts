import type { StorageProblem } from './journal-store.ts';
import type { NewerDatabase } from './sql/migrate-schema.ts';

/** The database cannot be opened. It is not changed. */
export interface UnreadableDatabase {
  readonly code: 'store.unreadable';
  /** The path of its file, or its address without the password. */
  readonly file: string;
  /**
   * Damage (`malformed`, `empty`) is lasting; with any other problem the same database may open a
   * moment later.
   */
  readonly problem: StorageProblem | 'empty' | 'no-access';
}

export type OpenDatabaseError = UnreadableDatabase | NewerDatabase;
