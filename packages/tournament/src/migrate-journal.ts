/** The format in which journals are written now. It changes when an entry's shape does. */
export const journalFormat = 1;

/**
 * What turns an event of one format into the next; index 0 leads from format 1 to 2. A migration is
 * never changed or removed once released: `packages/server/test/fixtures/journals/` keeps a
 * journal of every format, with all kinds of events it knew.
 */
const migrations: readonly ((event: unknown) => unknown)[] = [];

/** An event of an older format in the present one. `format` is 1 to `journalFormat`. */
export const migrateEvent = (event: unknown, format: number): unknown =>
  migrations.slice(format - 1).reduce((older, migrate) => migrate(older), event);
