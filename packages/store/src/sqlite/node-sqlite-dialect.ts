import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteDialect } from 'kysely';

/** SQLite does roll back `create table`; so a schema step is done wholly or not at all. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const asInput = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];

const kyselyStatement = (statement: StatementSync) => ({
  reader: statement.columns().length > 0,
  all: (parameters: readonly unknown[]) => statement.all(...asInput(parameters)),
  run: (parameters: readonly unknown[]) => statement.run(...asInput(parameters)),
  iterate: (parameters: readonly unknown[]) => statement.iterate(...asInput(parameters)),
});

/** How many prepared statements are kept; more than Rokade has, so a bound and no more. */
const keptStatements = 200;

function statementCache(database: DatabaseSync) {
  const prepared = new Map<string, ReturnType<typeof kyselyStatement>>();
  return (sql: string) => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    if (prepared.size >= keptStatements) prepared.clear();
    const made = kyselyStatement(database.prepare(sql));
    prepared.set(sql, made);
    return made;
  };
}

/** kysely on Node's own SQLite; each SQL text is prepared once. Closing kysely closes `database`. */
export function nodeSqliteDialect(database: DatabaseSync): Dialect {
  const dialect = new SqliteDialect({
    database: { prepare: statementCache(database), close: () => database.close() },
  });
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}
