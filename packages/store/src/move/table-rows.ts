import { type RawBuilder, sql } from 'kysely';
import { canonicalJson } from '../chain/canonical-json.ts';
import type { Schema, Trx } from '../sql/schema.ts';

export type Table = keyof Schema;

/** A row of any table, as the driver returns it. */
export type Row = Readonly<Record<string, string | number | null>>;

/** How many rows one statement inserts. */
const rowsAtOnce = 500;

const inParentheses = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`(${sql.join(parts)})`;

/** All rows of a table. */
export const allRows = async (trx: Trx, table: Table): Promise<readonly Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)}`.execute(trx)).rows;

/** The rows of a table that belong to a journal. */
export const rowsOfJournal = async (
  trx: Trx,
  table: Table,
  journal: string,
): Promise<readonly Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)} where journal = ${journal}`.execute(trx)).rows;

/** Whether a table has any row. */
export const holdsRows = async (trx: Trx, table: Table): Promise<boolean> =>
  (await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx)).rows.length > 0;

/** Inserts rows of one table unchanged. */
export async function insertRows(trx: Trx, table: Table, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = inParentheses(columns.map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const values = rows
      .slice(from, from + rowsAtOnce)
      .map((row) => inParentheses(columns.map((column) => sql`${row[column]}`)));
    await sql`insert into ${sql.table(table)} ${names} values ${sql.join(values)}`.execute(trx);
  }
}

/** Whether two lists contain the same rows, in any order. */
export function areSameRows(some: readonly Row[], others: readonly Row[]): boolean {
  const lines = (rows: readonly Row[]): string => rows.map(canonicalJson).sort().join('\n');
  return some.length === others.length && lines(some) === lines(others);
}
