import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { patienceFromNow, tryUntil } from './patience.ts';

/** `begin immediate` takes the write lock at once, so that a transaction waits only before it begins. */
export type Begin = 'begin' | 'begin immediate';

/** How many prepared statements are kept; Rokade has fewer, so this is only a bound. */
const keptStatements = 200;

function statementCache(database: DatabaseSync): (sql: string) => StatementSync {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    const cached = prepared.get(sql);
    if (cached !== undefined) return cached;
    if (prepared.size >= keptStatements) prepared.clear();
    const made = database.prepare(sql);
    prepared.set(sql, made);
    return made;
  };
}

/** A queue: resolves when it is the caller's turn, with the function that ends the turn. */
function makeQueue(): () => Promise<() => void> {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}

const asInput = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];

const isTooLarge = (thrown: unknown): boolean =>
  thrown instanceof RangeError && 'code' in thrown && thrown.code === 'ERR_OUT_OF_RANGE';

/**
 * The rows of a result. A number that no column of Rokade's holds is damage, which the reader of the
 * row reports.
 */
function rowsOf<R>(statement: StatementSync, parameters: readonly unknown[]): R[] {
  try {
    return statement.all(...asInput(parameters)) as R[];
  } catch (thrown) {
    if (!isTooLarge(thrown)) throw thrown;
    return rowsWithLargeNumbers(statement, parameters) as R[];
  }
}

function rowsWithLargeNumbers(
  statement: StatementSync,
  parameters: readonly unknown[],
): readonly object[] {
  statement.setReadBigInts(true);
  try {
    return statement.all(...asInput(parameters)).map((row) => {
      const cells = Object.entries(row);
      return Object.fromEntries(
        cells.map(([name, cell]) => [name, typeof cell === 'bigint' ? Number(cell) : cell]),
      );
    });
  } finally {
    statement.setReadBigInts(false);
  }
}

function run<R>(statement: StatementSync, parameters: readonly unknown[]): QueryResult<R> {
  if (statement.columns().length > 0) return { rows: rowsOf<R>(statement, parameters) };
  const { changes } = statement.run(...asInput(parameters));
  return { rows: [], numAffectedRows: BigInt(changes) };
}

/**
 * A driver that runs connections one after the other. If another program has locked the database, it
 * tries again until five seconds after the turn was requested; within a transaction nothing is tried
 * again.
 */
export function makePatientDriver(database: DatabaseSync, begin: Begin): Driver {
  const prepare = statementCache(database);
  const queue = makeQueue();
  const say = (connection: DatabaseConnection, sql: string) =>
    connection.executeQuery(CompiledQuery.raw(sql)).then(() => undefined);
  const connectionUntil = (deadline: number): DatabaseConnection => ({
    executeQuery: <R>({ sql, parameters }: CompiledQuery) => {
      const attempt = () => run<R>(prepare(sql), parameters);
      return tryUntil(database.isTransaction ? 0 : deadline, attempt);
    },
    async *streamQuery<R>({ sql, parameters }: CompiledQuery) {
      for (const row of prepare(sql).iterate(...asInput(parameters))) yield { rows: [row as R] };
    },
  });
  let leave: () => void = () => undefined;
  return {
    init: async () => undefined,
    async acquireConnection() {
      const deadline = patienceFromNow();
      leave = await queue();
      return connectionUntil(deadline);
    },
    releaseConnection: async () => leave(),
    beginTransaction: (connection) => say(connection, begin),
    commitTransaction: (connection) => say(connection, 'commit'),
    // On a full disk SQLite has already rolled back; a second rollback would hide the cause.
    rollbackTransaction: async (connection) =>
      database.isTransaction ? say(connection, 'rollback') : undefined,
    destroy: async () => database.close(),
  };
}
