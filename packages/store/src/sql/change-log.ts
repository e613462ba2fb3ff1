import type { Schema, Tables, Trx } from './schema.ts';
import type { SqlMedium } from './sql-medium.ts';

/** A change of a journal: the entries after one version up to another; version 0 is a removal. */
export type LoggedChange = Pick<Schema['changes'], 'journal' | 'afterVersion' | 'version'>;

/** How many changes are kept. A process that has not read the log for longer must read everything again. */
const keptChanges = 1000;

/** Logs a change in the transaction that makes it, and notifies other processes. */
export async function logChange(
  trx: Trx,
  { medium, writer }: { readonly medium: SqlMedium; readonly writer: string },
  { journal, afterVersion, version }: LoggedChange,
): Promise<void> {
  // From here on changes are committed in the order of their numbers, without gaps.
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

/** The number of the newest change; 0: there is none. */
export async function newestChange(db: Tables): Promise<number> {
  const newest = await db
    .selectFrom('changes')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  return newest?.number ?? 0;
}

/** The changes after a given one, the oldest first. */
export interface ChangesSince {
  readonly newest: number;
  /** The changes of other writers; null: some are no longer in the log. */
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
