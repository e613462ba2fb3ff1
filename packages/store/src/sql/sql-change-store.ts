import { bookOfKey } from '../chain/journal-key.ts';
import type { ChangedBooks, ChangeStore } from '../change-store.ts';
import { readTogether } from './in-turn.ts';
import type { Schema, Tables } from './schema.ts';
import type { SqlMedium } from './sql-medium.ts';

type Logged = Pick<Schema['changes'], 'number' | 'journal' | 'writer'>;

/**
 * A place in the log: the number of a change, and who wrote it. A database that was moved or restored
 * from a copy counts anew, and has none of the same number by the same writer.
 */
const placeOf = (change: Pick<Logged, 'number' | 'writer'> | undefined): string =>
  change === undefined ? '0' : `${change.number}-${change.writer.slice(0, 8)}`;

const logged = (db: Tables) =>
  db.selectFrom('changes').select(['number', 'journal', 'writer']).orderBy('number');

async function newestPlace(db: Tables): Promise<string> {
  const newest = await db
    .selectFrom('changes')
    .select(['number', 'writer'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return placeOf(newest);
}

/** The changes from a place on, that place's own first; one more than wanted tells whether there are more. */
async function after(db: Tables, place: string, most: number): Promise<ChangedBooks> {
  const number = /^\d{1,15}(?=-|$)/.exec(place)?.[0];
  const unknown = async (): Promise<ChangedBooks> => ({
    books: null,
    place: await newestPlace(db),
    more: false,
  });
  if (number === undefined) return unknown();
  const rows: readonly Logged[] = await logged(db)
    .where('number', '>=', Number(number))
    .limit(most + 2)
    .execute();
  const [first] = rows;
  const isBeginning = place === '0' && (first === undefined || first.number === 1);
  if (!isBeginning && placeOf(first) !== place) return unknown();
  const later = (isBeginning ? rows : rows.slice(1)).slice(0, most);
  const last = later.at(-1) ?? first;
  const inOrder = [...new Set(later.map(({ journal }) => journal).reverse())].reverse();
  return {
    books: inOrder.map(bookOfKey),
    place: placeOf(last),
    more: rows.at(-1)?.number !== last?.number,
  };
}

/** The log of changes on any SQL database that kysely supports. */
export const makeSqlChangeStore = (medium: SqlMedium): ChangeStore => ({
  changedAfter: (place, most) => readTogether(medium, (db) => after(db, place, most)),
});
