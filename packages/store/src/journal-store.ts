import type { Decider, OfKind, Recorded, Versioned } from '@rokade/journal';
import type { Result } from '@rokade/rules';
import type { SealedJournal } from './chain/sealed-journal.ts';
import type { Belonging, Listing, ListQuestion } from './list-question.ts';

/** What keeping journals needs to know of their kind; `restsOn` tells whose events they hold. */
export type KeptKind<Event extends OfKind> = Pick<
  Decider<Versioned, never, Event, unknown>,
  'kind' | 'format' | 'migrations' | 'personal' | 'restsOn'
>;

/** A journal whose chain of hashes does not hold from `soundVersions` + 1 on. */
export interface DamagedJournal {
  readonly code: 'store.damaged';
  readonly soundVersions: number;
  readonly foundVersions: number;
  readonly problem: 'hash-mismatch' | 'version-gap' | 'unreadable-entry';
}

/** What keeps the medium from doing its part. */
export type StorageProblem = 'disk-full' | 'read-only' | 'busy' | 'malformed' | 'io';

/** The medium did not take or give it; nothing was changed. */
export interface StorageFailed {
  readonly code: 'store.failed';
  readonly problem: StorageProblem;
}

/** No journal under this id. */
export interface MissingJournal {
  readonly code: 'store.missing';
}

/** There was a journal under this id, and somebody took it away for good. */
export interface RemovedJournal {
  readonly code: 'store.removed';
}

/** Written by a newer Rokade than this one. */
export interface NewerFormat {
  readonly code: 'store.newer-format';
  readonly format: number;
}

/** Somebody else was faster. */
export interface AppendConflict {
  readonly code: 'store.append-conflict';
  readonly actualVersion: number;
}

/** Erasing reads the whole journal, and so may find what reading finds. */
export type AppendError = AppendConflict | UnknownOrganisation | ReadError;
/** Why something is not said of a book beside its entries. */
export type BesideError = MissingJournal | UnknownOrganisation | StorageFailed;
export type ReadError =
  | MissingJournal
  | RemovedJournal
  | DamagedJournal
  | NewerFormat
  | StorageFailed;

/** Nothing is begun in an organisation that is not there, or is no more. */
export interface UnknownOrganisation {
  readonly code: 'organisation.unknown';
  readonly organisation: string;
}

/** What is said of a book beside new entries. */
export interface Said extends Listing {
  /** Whose a book is that begins; without one it is of those who have the installation. */
  readonly organisation?: string;
}

/** A journal in a list: how far it goes, the time of its newest entry, and what was said of it then. */
export interface JournalHead extends Belonging {
  readonly id: string;
  readonly version: number;
  readonly changedAt: string;
  /** What whoever appended last gave as its summary; null: nothing, as before there were summaries. */
  readonly summary: unknown;
  /** It is put away: lists leave it out unless they are asked for it. */
  readonly archived: boolean;
}

/** A page of a list, and where the next one begins; null: it was the last. */
export interface JournalPage {
  readonly heads: readonly JournalHead[];
  /** How many there are on all pages. */
  readonly total: number;
  readonly next: string | null;
}

/** What lists are to say of a book whose journal is at a version. */
export interface MadeUp {
  readonly id: string;
  readonly version: number;
  readonly listing: Listing;
}

/** As much of a journal as can be trusted; `damage` null: all of it. */
export interface SoundJournal<Event extends OfKind> {
  readonly entries: readonly Recorded<Event>[];
  readonly damage: DamagedJournal | null;
}

/** A journal, and how it leaves the store: as it is kept. */
export interface KeptJournal<Event extends OfKind> extends SealedJournal {
  readonly entries: readonly Recorded<Event>[];
}

/**
 * New entries of a journal, as they are on disk; none with version 0: the journal was removed; none
 * with another: it changed, and nobody knows any more how.
 */
export interface JournalChange<Event extends OfKind> {
  readonly id: string;
  readonly version: number;
  readonly entries: readonly Recorded<Event>[];
}

/** The journals of all kinds of books; a kind's store is one, however often it is asked for. */
export type Journals = <Event extends OfKind>(kind: KeptKind<Event>) => JournalStore<Event>;

/**
 * Where the journals of one kind of book are kept. Every implementation passes
 * `test/journal-store-contract.ts`: what `append` acknowledged survives a crash; a journal's versions
 * are 1, 2, 3 … without gaps; of two appends to the same version, from whatever process, one wins and
 * the other is told; entries are chained by SHA-256 from the journal's name on, and `read` never
 * gives an entry whose chain does not hold. What is personal stands beside them, and an entry that
 * erases a person takes theirs away in the same moment: it is then on no page of the disk.
 */
export interface JournalStore<Event extends OfKind> {
  /**
   * Adds entries of versions `expectedVersion` + 1, + 2 …, and with them what lists are to say of
   * the book; all of it or nothing. Expected version 0 begins the journal. Gives the new version.
   */
  append(
    id: string,
    expectedVersion: number,
    entries: readonly Recorded<Event>[],
    said?: Said,
  ): Promise<Result<number, AppendError>>;
  /** Says what lists are to say of books whose journals still are at these versions. */
  summarise(books: readonly MadeUp[]): Promise<Result<null, StorageFailed>>;
  /** The entries after a version, checked from that version's link on; 0 reads and checks all. */
  read(id: string, afterVersion: number): Promise<Result<readonly Recorded<Event>[], ReadError>>;
  /** What is sound of a journal, damaged or not. */
  readSound(id: string): Promise<Result<SoundJournal<Event>, Exclude<ReadError, DamagedJournal>>>;
  /** A whole journal for a copy of it, with the hashes that it has and what stands beside it. */
  readSealed(id: string): Promise<Result<KeptJournal<Event>, ReadError>>;
  list(): Promise<Result<readonly JournalHead[], StorageFailed>>;
  /** A page of the books that a list asks for; memory holds no more than it. */
  page(question: ListQuestion): Promise<Result<JournalPage, StorageFailed>>;
  /** The books whose marks are of another format, or that have none. */
  unmarked(format: number): Promise<Result<readonly JournalHead[], StorageFailed>>;
  /** Journals whose own record somebody took away; they are on no page. */
  orphans(): Promise<Result<readonly JournalHead[], StorageFailed>>;
  /** Puts a journal away or takes it out again; it can be read and appended to as before. */
  archive(id: string, archived: boolean): Promise<Result<null, BesideError>>;
  belonging(id: string): Promise<Result<Belonging, MissingJournal | StorageFailed>>;
  /** Gives a book to another organisation; nothing in it changes, and to whom it was handed in is forgotten. */
  assign(id: string, organisation: string): Promise<Result<null, BesideError>>;
  /** Says to which organisations a book was handed in, all of them. */
  handIn(id: string, to: readonly string[]): Promise<Result<null, BesideError>>;
  /**
   * Takes a journal away for good, if it still is at this version: nobody has written what whoever
   * removes it has not seen; without one, whatever is left of it. That it was there is remembered until it is begun anew. Whether it may be
   * removed is for the caller to know.
   */
  remove(id: string, version?: number): Promise<Result<null, MissingJournal | AppendError>>;
  /**
   * Calls back after each append, archiving, assigning, handing in and removal: at once after one's own, soon after those of other
   * processes on the same data. Gives the way to stop it.
   */
  subscribe(listener: (change: JournalChange<Event>) => void): () => void;
}
