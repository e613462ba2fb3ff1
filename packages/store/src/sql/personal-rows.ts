import type { KeptValue, PersonalValue } from '../chain/sealed-entry.ts';
import { readInTurns } from '../in-turns.ts';
import { storedJson } from '../stored-json.ts';
import type { Tables, Trx } from './schema.ts';

/** Which rows of a journal to read next. */
export interface RowRange {
  readonly journal: string;
  readonly after: number;
  readonly most: number;
}

/** Personal values with the version of their entry. */
type ValueOfEntry = KeptValue & { readonly version: number };

/** The next personal values of a journal after a version, at most `most`; unreadable ones are left out. */
export async function nextValues(
  db: Tables,
  { journal, after, most }: RowRange,
): Promise<readonly ValueOfEntry[]> {
  const rows = await db
    .selectFrom('personal_values')
    .select(['version', 'salt', 'value'])
    .where('journal', '=', journal)
    .where('version', '>', after)
    .orderBy('version')
    .limit(most)
    .execute();
  return rows.map(({ value, ...row }) => ({ ...row, value: Object(storedJson(value)) }));
}

/** The personal values of a journal after a version, by version. */
export async function valuesBeside(
  db: Tables,
  journal: string,
  afterVersion: number,
): Promise<ReadonlyMap<number, KeptValue>> {
  const kept = await readInTurns(afterVersion, (after, most) =>
    nextValues(db, { journal, after, most }),
  );
  return new Map(kept.map(({ version, ...value }) => [version, value]));
}

/** Inserts personal values of entries. */
export async function insertValues(
  trx: Trx,
  journal: string,
  values: readonly PersonalValue[],
): Promise<void> {
  if (values.length === 0) return;
  const rows = values.map((each) => ({ ...each, journal, value: JSON.stringify(each.value) }));
  await trx.insertInto('personal_values').values(rows).execute();
}

/** An entry that erases the personal values of a person in the journal up to it. */
export interface Erasure {
  readonly person: string;
  readonly version: number;
}

const sweepDue = 'sweep-due';

/** Erases values, and notes that the disk still has to be swept. */
export async function eraseValues(
  trx: Trx,
  journal: string,
  erasures: readonly Erasure[],
): Promise<void> {
  for (const { person, version } of erasures) {
    await trx
      .deleteFrom('personal_values')
      .where('journal', '=', journal)
      .where('person', '=', person)
      .where('version', '<', version)
      .execute();
  }
  const note = { key: sweepDue, value: '' };
  await trx
    .insertInto('meta')
    .values(note)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Whether erased values may still be found on the disk. */
export const isSweepDue = async (db: Tables): Promise<boolean> =>
  (await db.selectFrom('meta').select('key').where('key', '=', sweepDue).executeTakeFirst()) !==
  undefined;

export const noteSwept = async (db: Tables): Promise<void> => {
  await db.deleteFrom('meta').where('key', '=', sweepDue).execute();
};
