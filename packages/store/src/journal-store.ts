import type { Decider, OfKind, Recorded, Versioned } from '@rokade/journal';
import type { Result } from '@rokade/rules';
import type { SealedJournal } from './chain/sealed-journal.ts';
import type { Belonging, Listing, ListQuestion } from './list-question.ts';

/**
 * The parts of a kind of book that storing its journals needs; `restsOn` is there for the type of its
 * events.
 */
export type KeptKind<Event extends OfKind> = Pick<
  Decider<Versioned, never, Event, unknown>,
  'kind' | 'format' | 'migrations' | 'personal' | 'restsOn'
>;

/** A journal whose chain of hashes is broken from `soundVersions` + 1 on. */
export interface DamagedJournal {
  readonly code: 'store.damaged';
  readonly soundVersions: number;
  readonly foundVersions: number;
  readonly problem: 'hash-mismatch' | 'version-gap' | 'unreadable-entry';
}

/** Why the medium failed. */
export type StorageProblem = 'disk-full' | 'read-only' | 'busy' | 'malformed' | 'io';

/** The medium failed; nothing was changed. */
export interface StorageFailed {
  readonly code: 'store.failed';
  readonly problem: StorageProblem;
}

/** There is no journal of this id. */
export interface MissingJournal {
  readonly code: 'store.missing';
}

/** There was a journal of this id, and it was deleted for good. */
export interface RemovedJournal {
  readonly code: 'store.removed';
}

/** The journal was written by a newer Rokade. */
export interface NewerFormat {
  readonly code: 'store.newer-format';
  readonly format: number;
}

/** Another writer has appended first. */
export interface AppendConflict {
  readonly code: 'store.append-conflict';
  readonly actualVersion: number;
}

/** Erasing reads the whole journal, so appending can fail as reading does. */
export type AppendError = AppendConflict | UnknownOrganisation | ReadError;
/** Why a book's data outside its entries cannot be changed. */
export type BesideError = MissingJournal | UnknownOrganisation | StorageFailed;
export type ReadError =
  | MissingJournal
  | RemovedJournal
  | DamagedJournal
  | NewerFormat
  | StorageFailed;

/** There is no such organisation (any more), so no book can be created in it. */
export interface UnknownOrganisation {
  readonly code: 'organisation.unknown';
  readonly organisation: string;
}

/** The data of a book that are stored with new entries, outside the journal. */
export interface NewListing extends Listing {
  /** The organisation that owns a new book. Default: the installation's own. */
  readonly organisation?: string;
}

/** A journal in a list: its version, the time of its newest entry, and the summary made then. */
export interface JournalHead extends Belonging {
  readonly id: string;
  readonly version: number;
  readonly changedAt: string;
  /** The summary given with the last append; null: none was, as in journals older than summaries. */
  readonly summary: unknown;
  /** Whether the book is archived: lists leave it out unless they include archived ones. */
  readonly archived: boolean;
}

/** A page of a list, and the position at which the next one begins; null: this is the last page. */
export interface JournalPage {
  readonly heads: readonly JournalHead[];
  /** The number of journals on all pages. */
  readonly total: number;
  readonly next: string | null;
}

/** The listing of a book, made from its journal at `version`. */
export interface MadeUp {
  readonly id: string;
  readonly version: number;
  readonly listing: Listing;
}

/** The part of a journal that is intact; `damage` null: all of it is. */
export interface SoundJournal<Event extends OfKind> {
  readonly entries: readonly Recorded<Event>[];
  readonly damage: DamagedJournal | null;
}

/** A journal with its entries both as read and as stored. */
export interface KeptJournal<Event extends OfKind> extends SealedJournal {
  readonly entries: readonly Recorded<Event>[];
}

/**
 * New entries of a journal that are on disk. Without entries: version 0 means that the journal was
 * removed, another one that it changed and has to be read again.
 */
export interface JournalChange<Event extends OfKind> {
  readonly id: string;
  readonly version: number;
  readonly entries: readonly Recorded<Event>[];
}

/** The stores of journals; each kind has one store, which every call returns. */
export type Journals = <Event extends OfKind>(kind: KeptKind<Event>) => JournalStore<Event>;

/**
 * The store of the journals of one kind of book. Every implementation passes
 * `test/journal-store-contract.ts`: what `append` acknowledged survives a crash; a journal's versions
 * are 1, 2, 3 … without gaps; of two appends to the same version, from any process, one succeeds and
 * the other gets a conflict; entries are chained by SHA-256 from the journal's key on, and `read` never
 * returns an entry whose chain is broken. Personal values stand beside the entries; an entry that
 * erases a person deletes theirs in the same transaction, and they are then on no page of the disk.
 */
export interface JournalStore<Event extends OfKind> {
  /**
   * Adds entries of versions `expectedVersion` + 1, + 2 …, and the book's new listing; all of it or
   * nothing. Expected version 0 creates the journal. Returns the new version.
   */
  append(
    id: string,
    expectedVersion: number,
    entries: readonly Recorded<Event>[],
    listing?: NewListing,
  ): Promise<Result<number, AppendError>>;
  /** Stores new listings of books, each only if its journal is still at the given version. */
  summarise(books: readonly MadeUp[]): Promise<Result<null, StorageFailed>>;
  /** The entries after a version, checked from that version's hash on; 0 reads and checks all. */
  read(id: string, afterVersion: number): Promise<Result<readonly Recorded<Event>[], ReadError>>;
  /** The intact part of a journal, damaged or not. */
  readSound(id: string): Promise<Result<SoundJournal<Event>, Exclude<ReadError, DamagedJournal>>>;
  /** A whole journal for backup or export, with its hashes and its personal values. */
  readSealed(id: string): Promise<Result<KeptJournal<Event>, ReadError>>;
  list(): Promise<Result<readonly JournalHead[], StorageFailed>>;
  /** A page of the books that match a question; only that page is read into memory. */
  page(question: ListQuestion): Promise<Result<JournalPage, StorageFailed>>;
  /** The books whose marks have another format number, or that have none. */
  unmarked(format: number): Promise<Result<readonly JournalHead[], StorageFailed>>;
  /** Journals whose own record is missing; they are on no page. */
  orphans(): Promise<Result<readonly JournalHead[], StorageFailed>>;
  /** Archives a journal or restores it; either way it can be read and appended to. */
  archive(id: string, archived: boolean): Promise<Result<null, BesideError>>;
  belonging(id: string): Promise<Result<Belonging, MissingJournal | StorageFailed>>;
  /**
   * Moves a book to another organisation. Its entries stay; the list of organisations it was handed in
   * to is emptied.
   */
  assign(id: string, organisation: string): Promise<Result<null, BesideError>>;
  /** Sets all organisations that a book was handed in to. */
  handIn(id: string, to: readonly string[]): Promise<Result<null, BesideError>>;
  /**
   * Deletes a journal for good, if it is still at `version`, so that no newer entry is lost; without a
   * version, whatever is left of it. Its id is remembered as removed until a new journal is created
   * under it. Whether it may be removed, the caller decides.
   */
  remove(id: string, version?: number): Promise<Result<null, MissingJournal | AppendError>>;
  /**
   * Calls `listener` after each append, archiving, assigning, handing in and removal: at once after
   * those of this process, soon after those of other processes on the same data. Returns the way to
   * unsubscribe.
   */
  subscribe(listener: (change: JournalChange<Event>) => void): () => void;
}
