import type { Migration } from 'kysely/migration';

/** Steps of the schema by name. A released step never changes. */
export type Steps = Readonly<Record<string, Migration['up']>>;
