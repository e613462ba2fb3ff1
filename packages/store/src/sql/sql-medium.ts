import type { Kysely } from 'kysely';
import type { StorageProblem } from '../journal-store.ts';
import type { Schema } from './schema.ts';

/** A SQL database, and what its exceptions mean. */
export interface SqlMedium {
  readonly db: Kysely<Schema>;
  /** What a thrown error says about the medium; null: it is a bug. */
  readonly problemOf: (thrown: unknown) => StorageProblem | null;
}
