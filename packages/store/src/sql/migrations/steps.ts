import type { Migration } from 'kysely/migration';

/** Steps of the schema by name. One that was once released never changes. */
export type Steps = Readonly<Record<string, Migration['up']>>;
