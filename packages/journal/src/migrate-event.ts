import type { Migration } from './decider.ts';

/** Converts an event of an older format (1 to the book's present one) to the present format. */
export const migrateEvent = (
  { migrations }: { readonly migrations: readonly Migration[] },
  event: unknown,
  format: number,
): unknown => migrations.slice(format - 1).reduce((older, migrate) => migrate(older), event);
