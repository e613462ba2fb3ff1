import type { Schema, Tables, Trx } from './schema.ts';
import type { SqlMedium } from './sql-medium.ts';

/** A change of some journal: entries after a version up to another, 0 for a removal. */
export type LoggedChange = Pick<Schema['changes'], 'journal' | 'afterVersion' | 'version'>;

/** So many changes are kept: whoever did not look for longer cannot know what happened. */
const keptChanges = 1000;

/** Logs a change in the transaction that makes it, and lets the other processes know. */
export async function logChange(
  trx: Trx,
  { medium, writer }: { readonly medium: SqlMedium; readonly writer: string },
  { journal, afterVersion, version }: LoggedChange,
): Promise<void> {
  // From here on changes are committed in the order of their numbers, and none is left out.
  await medium.hold(trx, 'changes');
  const number = (await newestChange(trx)) + 1;
  await trx
    .insertInto('changes')
    .values({ number, journal, afterVersion, version, writer })
    .execute();
  await trx
    .deleteFrom('changes')
    .where('number', '<=', number - keptChanges)
    .execute();
  await medium.announce(trx);
}

/** The number of the newest change; 0: there was none. */
export async function newestChange(db: Tables): Promise<number> {
  const newest = await db
    .selectFrom('changes')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  return newest?.number ?? 0;
}

/** What was written after a change, the oldest first. */
export interface ChangesSince {
  readonly newest: number;
  /** Those of other writers; null: some are not kept any more. */
  readonly byOthers: readonly LoggedChange[] | null;
}

export async function changesSince(
  db: Tables,
  number: number,
  writer: string,
): Promise<ChangesSince> {
  const rows = await db
    .selectFrom('changes')
    .selectAll()
    .where('number', '>', number)
    .orderBy('number')
    .execute();
  const byOthers = rows.filter((row) => row.writer !== writer);
  const isWhole = rows.length === 0 || rows[0]?.number === number + 1;
  return { newest: rows.at(-1)?.number ?? number, byOthers: isWhole ? byOthers : null };
}
