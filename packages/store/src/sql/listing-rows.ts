import { type Expression, type SqlBool, sql } from 'kysely';
import { bookOfKey, journalKey } from '../chain/journal-key.ts';
import type { JournalHead, JournalPage, MadeUp } from '../journal-store.ts';
import {
  type Belonging,
  everyBook,
  type Listing,
  type ListOrder,
  type ListQuestion,
  type Seen,
} from '../list-question.ts';
import { storedJson } from '../stored-json.ts';
import type { Schema, Tables } from './schema.ts';

/** The books of one kind, in a database or a transaction. */
export interface ListsOfKind {
  readonly db: Tables;
  readonly kind: string;
}

const tied = (ties: readonly string[]): string =>
  ties.length === 0 ? '' : `\n${ties.join('\n')}\n`;

/** The columns of a book's listing; null: empty columns. */
export const listingCells = (listing: Listing | null) => ({
  summary: listing === null ? null : JSON.stringify(listing.summary),
  marked: listing?.marks.format ?? 0,
  words: listing?.marks.words ?? '',
  state: listing?.marks.state ?? '',
  day: listing?.marks.day ?? '',
  isPublic: listing?.marks.isPublic === true ? (1 as const) : (0 as const),
  ties: tied(listing?.marks.ties ?? []),
});

/** Stores listings of books, each only if its journal is still at the given version; in one statement. */
export const writeListings = (
  db: Tables,
  books: readonly (Omit<MadeUp, 'id'> & { readonly journal: string })[],
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const { journal, version, listing } of books) {
      await trx
        .updateTable('journals')
        .set(listingCells(listing))
        .where('journal', '=', journal)
        .where('version', '=', version)
        .execute();
    }
  });

/** The organisations that a book was handed in to, as a column holds them. */
export const handedCell = tied;

const belongingColumns = ['organisation', 'handed'] as const;
type BelongingRow = { readonly [Column in (typeof belongingColumns)[number]]: string };

const belongingIn = ({ organisation, handed }: BelongingRow): Belonging => ({
  organisation,
  handedTo: handed.split('\n').filter((one) => one !== ''),
});

/** The owner of a book and the organisations it was handed in to; null: there is no such book. */
export async function belongingOf(db: Tables, journal: string): Promise<Belonging | null> {
  const row = await db
    .selectFrom('journals')
    .select(belongingColumns)
    .where('journal', '=', journal)
    .executeTakeFirst();
  return row === undefined ? null : belongingIn(row);
}

const headColumns = [
  'journal',
  'version',
  'changedAt',
  'summary',
  'archived',
  ...belongingColumns,
] as const;
type HeadRow = Pick<Schema['journals'], 'journal' | 'version' | 'changedAt' | 'summary'> &
  BelongingRow & { readonly archived: 0 | 1 };

const headOf = (row: HeadRow): JournalHead => ({
  id: bookOfKey(row.journal).id,
  version: row.version,
  changedAt: row.changedAt,
  summary: row.summary === null ? null : storedJson(row.summary),
  archived: row.archived === 1,
  ...belongingIn(row),
});

/** The column and the direction of each order. Equal rows are sorted by id, in the same direction. */
const orders: Readonly<
  Record<ListOrder, { readonly column: 'journal' | 'day' | 'changedAt'; readonly isUp: boolean }>
> = {
  id: { column: 'journal', isUp: true },
  'newest-day': { column: 'day', isUp: false },
  'oldest-day': { column: 'day', isUp: true },
  'newest-change': { column: 'changedAt', isUp: false },
};

/** The position after a page: the value it is sorted by, and the journal's key, which never contains `,`. */
const placeAfter = (value: string, journal: string): string => `${value},${journal}`;

function afterPlace({ order, after }: ListQuestion): Expression<SqlBool> | null {
  const end = after.lastIndexOf(',');
  if (end === -1) return null;
  const { column, isUp } = orders[order];
  const [value, journal] = [after.slice(0, end), after.slice(end + 1)];
  if (column === 'journal') return sql<SqlBool>`journal > ${journal}`;
  const sorted = sql`(${sql.ref(column)}, journal)`;
  const place = sql`(${value}, ${journal})`;
  return isUp ? sql<SqlBool>`${sorted} > ${place}` : sql<SqlBool>`${sorted} < ${place}`;
}

const holdsText = (column: 'words' | 'ties' | 'handed', text: string): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

const isOneOf = (
  column: 'journal' | 'state' | 'organisation',
  values: readonly string[],
): Expression<SqlBool> =>
  values.length === 0
    ? sql<SqlBool>`1 = 0`
    : sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`;

/** The conditions of a question, without the page's position. */
function conditionsOf(kind: string, question: ListQuestion): readonly Expression<SqlBool>[] {
  const { words, states, archived, since, until, tie, organisation, handedTo, only } = question;
  return [
    sql<SqlBool>`kind = ${kind}`,
    ...words.map((word) => holdsText('words', word)),
    ...(states === null ? [] : [isOneOf('state', states)]),
    ...(archived === null ? [] : [sql<SqlBool>`archived = ${archived ? 1 : 0}`]),
    ...(since === '' ? [] : [sql<SqlBool>`day >= ${since}`]),
    ...(until === '' ? [] : [sql<SqlBool>`day <> '' and day <= ${until}`]),
    ...(tie === '' ? [] : [holdsText('ties', tied([tie]))]),
    ...(organisation === '' ? [] : [sql<SqlBool>`organisation = ${organisation}`]),
    ...(handedTo === '' ? [] : [holdsText('handed', tied([handedTo]))]),
    ...(only === null ? [] : [seenIn(kind, only)]),
  ];
}

/** The condition that somebody may see the book. */
function seenIn(kind: string, { isPublic, ids, organisations }: Seen): Expression<SqlBool> {
  const ways = [
    ...(isPublic ? [sql<SqlBool>`is_public = 1`] : []),
    ...(ids.length === 0
      ? []
      : [
          isOneOf(
            'journal',
            ids.map((id) => journalKey({ kind, id })),
          ),
        ]),
    ...(organisations.length === 0 ? [] : [isOneOf('organisation', organisations)]),
    ...organisations.map((one) => holdsText('handed', tied([one]))),
  ];
  return ways.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
}

/** A page of the books that match a question. */
export async function pageOf(
  { db, kind }: ListsOfKind,
  question: ListQuestion,
): Promise<JournalPage> {
  const conditions = conditionsOf(kind, question);
  const { column, isUp } = orders[question.order];
  const way = isUp ? 'asc' : 'desc';
  const after = afterPlace(question);
  const counted = await db
    .selectFrom('journals')
    .select(({ fn }) => fn.countAll().as('total'))
    .where(({ and }) => and([...conditions]))
    .executeTakeFirst();
  const rows = await db
    .selectFrom('journals')
    .select([...headColumns, sql<string>`${sql.ref(column)}`.as('sorted')])
    .where(({ and }) => and([...conditions, ...(after === null ? [] : [after])]))
    .orderBy(column, way)
    .orderBy('journal', way)
    .limit(question.most + 1)
    .execute();
  const shown = rows.slice(0, question.most);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    heads: shown.map(headOf),
    total: Number(counted?.total ?? 0),
    next: last === undefined ? null : placeAfter(last.sorted, last.journal),
  };
}

/** The books whose marks have another format number. */
export async function unmarkedOf(
  { db, kind }: ListsOfKind,
  format: number,
): Promise<readonly JournalHead[]> {
  const rows = await db
    .selectFrom('journals')
    .select(headColumns)
    .where('kind', '=', kind)
    // Not `<>`: an index finds what is smaller and what is greater.
    .where(({ or, eb }) => or([eb('marked', '<', format), eb('marked', '>', format)]))
    .execute();
  return rows.map(headOf);
}

/**
 * Journals without a record of their kind, because it was deleted or changed: reading one reports the
 * damage.
 */
export async function orphansOf({ db, kind }: ListsOfKind): Promise<readonly JournalHead[]> {
  const rows = await db
    .selectFrom('journal_entries')
    .select(({ fn }) => ['journal', fn.max('version').as('version')])
    .where('journal', 'not in', (eb) =>
      eb.selectFrom('journals').select('journal').where('kind', '=', kind),
    )
    .groupBy('journal')
    .execute();
  return rows
    .filter(({ journal }) => bookOfKey(journal).kind === kind)
    .map(({ journal, version }) => ({
      id: bookOfKey(journal).id,
      version,
      changedAt: '',
      summary: null,
      archived: false,
      organisation: '',
      handedTo: [],
    }));
}

const byId = (a: JournalHead, b: JournalHead): number => (a.id < b.id ? -1 : 1);

/** All journals of a kind that have a record. */
export const listAll = async (ofKind: ListsOfKind): Promise<readonly JournalHead[]> =>
  (await pageOf(ofKind, { ...everyBook, most: Number.MAX_SAFE_INTEGER - 1 })).heads;

/** All journals by id, with those whose record is missing; a journal that was begun again has a record. */
export function withOrphans(
  heads: readonly JournalHead[],
  orphans: readonly JournalHead[],
): readonly JournalHead[] {
  const listed = new Set(heads.map(({ id }) => id));
  return [...heads, ...orphans.filter(({ id }) => !listed.has(id))].sort(byId);
}
