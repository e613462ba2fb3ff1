import type { Schema, Tables } from './schema.ts';

/** The tables at whose rows processes work in turn. */
type Claimed = {
  [Name in keyof Schema]: Schema[Name] extends {
    readonly id: string;
    readonly claimedUntil: string;
  }
    ? Name
    : never;
}[keyof Schema];

/** Reserves a row for this process until a moment; false: another process has it, or it is gone. */
export async function claimRow(
  db: Tables,
  table: Claimed,
  id: string,
  { now, until }: { readonly now: string; readonly until: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ claimedUntil: until })
    .where('id', '=', id)
    .where('claimedUntil', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
