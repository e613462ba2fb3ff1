import type { StorageProblem } from '../journal-store.ts';
import type { Tables, Trx } from './schema.ts';

/** A SQL database with everything that differs between SQLite and PostgreSQL. */
export interface SqlMedium {
  /** The connection that writes. */
  readonly db: Tables;
  /** The connection that only reads; it never waits for a writer. */
  readonly reader: Tables;
  /** Takes the lock `name` among all write transactions, waiting if necessary, until this one ends. */
  readonly hold: (trx: Trx, name: string) => Promise<void>;
  /** Notifies other processes of a change once the transaction is committed. */
  readonly announce: (trx: Trx) => Promise<void>;
  /** Whether another Rokade uses the database now. */
  readonly isUsedByOthers: () => Promise<boolean>;
  /** Whether another process may have written since the last call; a cheap check. */
  readonly mayHaveChanged: () => boolean;
  /** Removes deleted values from the disk; false: not possible now, as others are reading. */
  readonly sweep: () => Promise<boolean>;
  /** The problem of the medium that a thrown error stands for; null: it is a bug. */
  readonly problemOf: (thrown: unknown) => StorageProblem | null;
  close(): Promise<void>;
}
