import type { KeptValue, PersonalValue } from '../chain/sealed-entry.ts';
import { readInTurns } from '../in-turns.ts';
import { storedJson } from '../stored-json.ts';
import type { Tables, Trx } from './schema.ts';

/** Which rows of a journal are read next. */
export interface RowsWanted {
  readonly journal: string;
  readonly after: number;
  readonly most: number;
}

/** A value with the version of the entry it stands beside. */
type ValueOfEntry = KeptValue & { readonly version: number };

/** So many of the values beside a journal's entries after a version; one that reads as none says nothing. */
export async function nextValues(
  db: Tables,
  { journal, after, most }: RowsWanted,
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

/** What stands beside a journal's entries after a version, by their versions. */
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

/** Puts values beside the entries they were taken from. */
export async function insertValues(
  trx: Trx,
  journal: string,
  values: readonly PersonalValue[],
): Promise<void> {
  if (values.length === 0) return;
  const rows = values.map((each) => ({ ...each, journal, value: JSON.stringify(each.value) }));
  await trx.insertInto('personal_values').values(rows).execute();
}

/** An entry that erases what the journal knows of a person up to it. */
export interface Erasure {
  readonly person: string;
  readonly version: number;
}

const sweepDue = 'sweep-due';

/** Erases values, and notes that what they leave on the disk is to be swept away. */
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

/** Whether something was erased that may still be found on the disk. */
export const isSweepDue = async (db: Tables): Promise<boolean> =>
  (await db.selectFrom('meta').select('key').where('key', '=', sweepDue).executeTakeFirst()) !==
  undefined;

export const noteSwept = async (db: Tables): Promise<void> => {
  await db.deleteFrom('meta').where('key', '=', sweepDue).execute();
};
