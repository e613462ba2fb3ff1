import type { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { type Begin, makePatientDriver } from './patient-driver.ts';

class NodeSqliteAdapter extends SqliteAdapter {
  /** SQLite rolls back `create table`, so a schema step happens as a whole or not at all. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver queues transactions itself, so that waiting counts against its timeout. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The kysely dialect for Node's own SQLite. Closing kysely closes `database`. */
export const nodeSqliteDialect = (database: DatabaseSync, begin: Begin): Dialect => ({
  createAdapter: () => new NodeSqliteAdapter(),
  createDriver: () => makePatientDriver(database, begin),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
