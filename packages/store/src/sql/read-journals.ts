import type { OfKind } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import { isSealedInto } from '../chain/sealed-entry.ts';
import { type StoredJournal, soundInTurns } from '../chain/sound-prefix.ts';
import type {
  DamagedJournal,
  KeptJournal,
  KeptKind,
  ReadError,
  SoundJournal,
  StorageFailed,
} from '../journal-store.ts';
import { keptJournal, readRows } from './entry-rows.ts';
import { readTogether } from './in-turn.ts';
import { readableRows } from './readable-rows.ts';
import type { SqlMedium } from './sql-medium.ts';

/** The medium, the kind and the key of a journal to be read. */
export interface JournalAt<Event extends OfKind> {
  readonly medium: SqlMedium;
  readonly kind: KeptKind<Event>;
  readonly journal: string;
}

/** Runs a function on the medium; failures of the medium become values, bugs stay exceptions. */
export async function onMedium<T, E>(
  medium: SqlMedium,
  work: () => Promise<Result<T, E>>,
): Promise<Result<T, E | StorageFailed>> {
  try {
    return await work();
  } catch (thrown) {
    const problem = medium.problemOf(thrown);
    if (problem === null) throw thrown;
    return err({ code: 'store.failed', problem });
  }
}

/** The rows of a journal. They are checked after the transaction, which blocks others only while reading. */
const storedRows = ({ medium, kind, journal }: JournalAt<never>, afterVersion: number) =>
  readTogether(medium, (trx) => readRows(trx, kind, journal, afterVersion));

/** The intact entries of a journal on partly damaged pages. */
async function soundOfDamagedPages<Event extends OfKind>({
  medium,
  kind,
  journal,
}: JournalAt<Event>): Promise<SoundJournal<Event> & { readonly damage: DamagedJournal }> {
  const stored = await readableRows(medium, journal);
  const { entries } = await soundInTurns(kind, stored);
  const { length: soundVersions } = entries;
  const foundVersions = Math.max(stored.end?.version ?? 0, stored.rows.length);
  const damage = { code: 'store.damaged', soundVersions, foundVersions } as const;
  return { entries, damage: { ...damage, problem: 'unreadable-entry' } };
}

/** The personal values that match the digest in their rows. */
function sealedBeside({ rows, beside }: StoredJournal): StoredJournal['beside'] {
  const texts = new Map(rows.map(({ version, entry }) => [version, entry]));
  return new Map(
    [...beside].filter(([version, value]) => isSealedInto(texts.get(version) ?? '', value)),
  );
}

/**
 * The intact part of a damaged journal: an entry of which only the personal values are damaged counts,
 * without them.
 */
async function withSoundEntries<Event extends OfKind>(
  { kind }: JournalAt<Event>,
  stored: StoredJournal,
): Promise<SoundJournal<Event>> {
  const sound = await soundInTurns(kind, stored);
  if (sound.damage === null) return sound;
  const { entries } = await soundInTurns(kind, { ...stored, beside: sealedBeside(stored) });
  return { entries, damage: sound.damage };
}

/**
 * The intact part of a journal after a version; a damaged page of the database counts as damage of the
 * journal.
 */
export const readSound = <Event extends OfKind>(
  at: JournalAt<Event>,
  afterVersion: number,
): Promise<Result<SoundJournal<Event>, Exclude<ReadError, DamagedJournal>>> =>
  onMedium(at.medium, async () => {
    try {
      const stored = await storedRows(at, afterVersion);
      return stored.ok ? ok(await withSoundEntries(at, stored.value)) : stored;
    } catch (thrown) {
      if (at.medium.problemOf(thrown) !== 'malformed') throw thrown;
      return ok(await soundOfDamagedPages(at));
    }
  });

/** A whole journal with its hashes and personal values. */
export const readKept = <Event extends OfKind>(
  at: JournalAt<Event>,
): Promise<Result<KeptJournal<Event>, ReadError>> =>
  onMedium(at.medium, async () => {
    try {
      const stored = await storedRows(at, 0);
      return stored.ok ? await keptJournal(at.kind, at.journal, stored.value) : stored;
    } catch (thrown) {
      if (at.medium.problemOf(thrown) !== 'malformed') throw thrown;
      return err((await soundOfDamagedPages(at)).damage);
    }
  });
