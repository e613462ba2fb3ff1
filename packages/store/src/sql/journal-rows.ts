import { type OfKind, personErasedBy, type Recorded } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { Updateable } from 'kysely';
import { type SealedPair, sealEntry } from '../chain/sealed-entry.ts';
import type { ChainEnd } from '../chain/sound-prefix.ts';
import type { AppendError, KeptKind, MissingJournal, NewListing } from '../journal-store.ts';
import { endOf, insertSealed, noEnd, removeRows } from './entry-rows.ts';
import { listingCells } from './listing-rows.ts';
import { type Erasure, eraseValues } from './personal-rows.ts';
import { rewriteIn } from './rewrite-journal.ts';
import type { Schema, Trx } from './schema.ts';

/** The entries and the listing to be appended to a journal. */
export interface Addition {
  readonly journal: string;
  readonly expectedVersion: number;
  readonly entries: readonly Recorded<OfKind>[];
  readonly listing: NewListing | null;
}

async function writeEnd(
  trx: Trx,
  kind: string,
  end: ChainEnd,
  { journal, entries, listing }: Addition,
): Promise<void> {
  const changedAt = entries.at(-1)?.at ?? '';
  const organisation = listing?.organisation;
  const row = { version: end.version, hash: end.hash, changedAt, ...listingCells(listing) };
  await trx
    .insertInto('journals')
    .values({ journal, kind, ...row, ...(organisation === undefined ? {} : { organisation }) })
    .onConflict((conflict) => conflict.column('journal').doUpdateSet(row))
    .execute();
}

const erasuresIn = ({ personal }: KeptKind<never>, { entries }: Addition): readonly Erasure[] =>
  entries.flatMap(({ version, event }) => {
    const person = personErasedBy(personal, event);
    return person === null ? [] : [{ person, version }];
  });

/** The result of an append. */
export interface Appended {
  readonly version: number;
  /** True: erased values may still be on the disk. */
  readonly erased: boolean;
}

/** Forgets that a journal with this key was removed, since a new one begins. */
async function forgetRemoval(trx: Trx, journal: string): Promise<void> {
  await trx.deleteFrom('removed_journals').where('journal', '=', journal).execute();
}

/** Appends in a transaction, and erases the personal values that the entries name. */
export async function appendIn<Event extends OfKind>(
  trx: Trx,
  kind: KeptKind<Event>,
  addition: Addition,
): Promise<Result<Appended, AppendError>> {
  const { journal, expectedVersion, entries } = addition;
  const found = (await endOf(trx, journal)) ?? noEnd(journal);
  if (found.version !== expectedVersion) {
    return err({ code: 'store.append-conflict', actualVersion: found.version });
  }
  if (expectedVersion === 0) await forgetRemoval(trx, journal);
  const erasures = erasuresIn(kind, addition);
  const erased = erasures.length > 0;
  const persons = new Set(erasures.map(({ person }) => person));
  const rewritten = erased ? await rewriteIn(trx, kind, journal, persons) : ok(null);
  if (!rewritten.ok) return rewritten;
  // Erasing writes the journal anew, and so changes its end.
  const end = erased ? ((await endOf(trx, journal)) ?? noEnd(journal)) : found;
  const seal = (entry: Recorded<OfKind>): SealedPair => sealEntry(kind.personal, entry);
  const newEnd = await insertSealed(trx, kind, { journal, end, seal }, entries);
  await writeEnd(trx, kind.kind, newEnd, addition);
  if (erased) await eraseValues(trx, journal, erasures);
  return ok({ version: newEnd.version, erased });
}

/** The data of a book outside its entries. */
export type Beside = Partial<
  Pick<Updateable<Schema['journals']>, 'archived' | 'organisation' | 'handed'>
>;

/** Changes a book's data outside its entries; returns the journal's version, 0 if there is none. */
export async function updateBeside(trx: Trx, journal: string, beside: Beside): Promise<number> {
  const end = await endOf(trx, journal);
  await trx.updateTable('journals').set(beside).where('journal', '=', journal).execute();
  return end?.version ?? 0;
}

/** Deletes a journal if it is at `version` (if one is given), and remembers that it was removed. */
export async function removeIn(
  trx: Trx,
  journal: string,
  version?: number,
): Promise<Result<number, MissingJournal | AppendError>> {
  const actualVersion = (await endOf(trx, journal))?.version ?? 0;
  if (actualVersion !== 0 && version !== undefined && actualVersion !== version) {
    return err({ code: 'store.append-conflict', actualVersion });
  }
  await removeRows(trx, journal);
  await trx.deleteFrom('journals').where('journal', '=', journal).execute();
  if (actualVersion === 0) return err({ code: 'store.missing' });
  await trx.insertInto('removed_journals').values({ journal }).execute();
  return ok(actualVersion);
}
