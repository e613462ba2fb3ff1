import type { StorageProblem } from '../journal-store.ts';
import type { Tables, Trx } from './schema.ts';

/** A SQL database, and what its exceptions mean. */
export interface SqlMedium {
  /** For what writes. */
  readonly db: Tables;
  /** For what only reads; it never waits for a writer. */
  readonly reader: Tables;
  /** Waits until no other transaction that writes holds a name, and holds it until this one ends. */
  readonly hold: (trx: Trx, name: string) => Promise<void>;
  /** Lets other processes know, when the transaction is done, that something changed. */
  readonly announce: (trx: Trx) => Promise<void>;
  /** Whether another Rokade works on it now. */
  readonly isUsedByOthers: () => Promise<boolean>;
  /** Whether somebody may have written since this was last asked; it costs next to nothing. */
  readonly mayHaveChanged: () => boolean;
  /** Leaves nothing on the disk of what was deleted; false: others are reading, and may find it still. */
  readonly sweep: () => Promise<boolean>;
  /** What a thrown error says about the medium; null: it is a bug. */
  readonly problemOf: (thrown: unknown) => StorageProblem | null;
  close(): Promise<void>;
}
