import type { StorageProblem } from './journal-store.ts';
import type { NewerDatabase } from './sql/migrate-schema.ts';

/** The database does not open. It is left exactly as it is. */
export interface UnreadableDatabase {
  readonly code: 'store.unreadable';
  /** Its file, or its address without the password. */
  readonly file: string;
  /** Damage stays; whatever else it is may pass, and the same file open a moment later. */
  readonly problem: StorageProblem | 'empty' | 'no-access';
}

export type OpenDatabaseError = UnreadableDatabase | NewerDatabase;
