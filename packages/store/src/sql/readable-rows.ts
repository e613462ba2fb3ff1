import type { KeptValue } from '../chain/sealed-entry.ts';
import type { StoredJournal, StoredRow } from '../chain/sound-prefix.ts';
import { entriesAtOnce } from '../in-turns.ts';
import { endOf, nextRows, noEnd } from './entry-rows.ts';
import { nextValues } from './personal-rows.ts';
import type { SqlMedium } from './sql-medium.ts';

/** The result of a query; null: it needs a damaged page. */
async function readable<T>({ problemOf }: SqlMedium, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (thrown) {
    if (problemOf(thrown) !== 'malformed') throw thrown;
    return null;
  }
}

/** The rows of a journal from the first on, up to one on a damaged page. */
async function rowsUpToDamage(medium: SqlMedium, journal: string): Promise<readonly StoredRow[]> {
  const rows: StoredRow[] = [];
  let most = entriesAtOnce;
  for (;;) {
    const after = rows.at(-1)?.version ?? 0;
    const some = await readable(medium, () => nextRows(medium.reader, { journal, after, most }));
    if (some === null && most === 1) return rows;
    if (some === null) {
      most = 1;
      continue;
    }
    rows.push(...some);
    if (some.length < most) return rows;
  }
}

/** The readable personal values of rows; an unreadable value is missing, as if it had been erased. */
async function valuesBesideRows(
  medium: SqlMedium,
  journal: string,
  rows: readonly StoredRow[],
): Promise<ReadonlyMap<number, KeptValue>> {
  const beside = new Map<number, KeptValue>();
  for (const { version } of rows) {
    const range = { journal, after: version - 1, most: 1 };
    const [value] = (await readable(medium, () => nextValues(medium.reader, range))) ?? [];
    if (value?.version === version) beside.set(version, value);
  }
  return beside;
}

/**
 * The readable part of a journal on damaged pages of the database: row by row, since a query that
 * touches a damaged page returns nothing at all.
 */
export async function readableRows(medium: SqlMedium, journal: string): Promise<StoredJournal> {
  const rows = await rowsUpToDamage(medium, journal);
  const beside = await valuesBesideRows(medium, journal, rows);
  const end = await readable(medium, () => endOf(medium.reader, journal));
  return { start: noEnd(journal), rows, beside, end };
}
