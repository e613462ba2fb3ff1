import type { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { type Begin, makePatientDriver } from './patient-driver.ts';

class NodeSqliteAdapter extends SqliteAdapter {
  /** SQLite does roll back `create table`; so a schema step is done wholly or not at all. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver lets one in after the other by itself, so that waiting counts as patience. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** kysely on Node's own SQLite. Closing kysely closes `database`. */
export const nodeSqliteDialect = (database: DatabaseSync, begin: Begin): Dialect => ({
  createAdapter: () => new NodeSqliteAdapter(),
  createDriver: () => makePatientDriver(database, begin),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
