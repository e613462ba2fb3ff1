import { type OfKind, partEvent, type Recorded } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import { type SealedPair, sealEntry } from '../chain/sealed-entry.ts';
import type { KeptKind, ReadError } from '../journal-store.ts';
import { storedJson } from '../stored-json.ts';
import { insertSealed, noEnd, readJournal, removeRows, rowsFrom } from './entry-rows.ts';
import type { Trx } from './schema.ts';

/** Whether the hashed text of an entry contains personal values of one of some persons. */
function hashedTextHolds(
  { personal }: KeptKind<never>,
  text: string,
  persons: ReadonlySet<string>,
): boolean {
  const entry = storedJson(text) as Recorded<OfKind> | null;
  const parted = entry === null ? null : partEvent(personal, entry.event);
  return parted !== null && persons.has(parted.person);
}

/** Seals entries; the first one gets the last hash of the former chain as its `root`. */
const sealRooted =
  ({ personal }: KeptKind<never>, root: string) =>
  (entry: Recorded<OfKind>): SealedPair => {
    const pair = sealEntry(personal, entry);
    return entry.version === 1 ? { ...pair, entry: { ...pair.entry, root } } : pair;
  };

/**
 * Rewrites a journal in the present format, with a new chain, if entries of older formats contain
 * personal values of `persons` in their hashed text, from which they could not be erased.
 */
export async function rewriteIn<Event extends OfKind>(
  trx: Trx,
  kind: KeptKind<Event>,
  journal: string,
  persons: ReadonlySet<string>,
): Promise<Result<null, ReadError>> {
  const rows = await rowsFrom(trx, journal, 0);
  if (!rows.some(({ entry }) => hashedTextHolds(kind, entry, persons))) return ok(null);
  const read = await readJournal(trx, kind, journal, 0);
  if (!read.ok) return read;
  const { entries, damage } = read.value;
  if (damage !== null) return err(damage);
  const seal = sealRooted(kind, rows.at(-1)?.hash ?? '');
  await removeRows(trx, journal);
  const after = { journal, end: noEnd(journal), seal };
  const { hash } = await insertSealed(trx, kind, after, entries);
  await trx.updateTable('journals').set({ hash }).where('journal', '=', journal).execute();
  return ok(null);
}
