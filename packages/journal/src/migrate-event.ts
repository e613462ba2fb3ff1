import type { Migration } from './decider.ts';

/** An event of an older format in the present one. `format` is 1 to the book's own. */
export const migrateEvent = (
  { migrations }: { readonly migrations: readonly Migration[] },
  event: unknown,
  format: number,
): unknown => migrations.slice(format - 1).reduce((older, migrate) => migrate(older), event);
