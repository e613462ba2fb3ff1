import type {
  Actor,
  BookTypes,
  Recorded,
  Request,
  ReturnTo,
  UnknownVersion,
} from '@rokade/journal';
import type { Result } from '@rokade/rules';
import type {
  Belonging,
  BesideError,
  DamagedJournal,
  ListQuestion,
  MissingJournal,
  NewerFormat,
  ReadError,
  RemovedJournal,
  StorageFailed,
  UnknownOrganisation,
} from '@rokade/store';

/** Why an act on a book failed. */
export type BookError<B extends BookTypes> =
  | B['refusal']
  | UnknownVersion
  | DamagedJournal
  | MissingJournal
  | RemovedJournal
  | NewerFormat
  | UnknownOrganisation
  /** The disk or the database failed; nothing was changed. */
  | StorageFailed
  /** Entries written after `basedOn` conflict with the command; `since` are all entries after it. */
  | {
      readonly code: 'store.conflict';
      readonly actualVersion: number;
      readonly since: readonly Recorded<B['event']>[];
    }
  /** The request is malformed at this path: a fault of the program that sent it, or an attempt to harm. */
  | { readonly code: 'request.invalid'; readonly at: string };

/** A command with the version of the book that its sender had seen; the server adds the time. */
export type BasedRequest<B extends BookTypes> = Omit<Request<B['command'] | ReturnTo>, 'now'> & {
  readonly basedOn: number;
};

/** The outcome of a command: the new state, and the entries that it added. */
export interface Executed<B extends BookTypes> {
  readonly state: B['state'];
  readonly entries: readonly Recorded<B['event']>[];
}

/** A book in a list. */
export interface ListedBook<B extends BookTypes> extends Belonging {
  readonly id: B['id'];
  readonly changedAt: string;
  /** null: the journal cannot be read; `damaged` says why. */
  readonly summary: B['summary'] | null;
  readonly damaged: DamagedJournal | null;
  /** Whether it is archived: lists leave it out unless they ask for archived books. */
  readonly archived: boolean;
}

/** A page of a list. */
export interface ListPage<B extends BookTypes> {
  readonly books: readonly ListedBook<B>[];
  /** The number of books on all pages. */
  readonly total: number;
  /** The `after` of the question for the next page; null: this is the last. */
  readonly next: string | null;
}

/** News for listeners: a book has new entries, or was removed (version 0). */
export interface Change<B extends BookTypes> {
  readonly id: B['id'];
  readonly version: number;
  readonly entries: readonly Recorded<B['event']>[];
}

/** What can be done with the books of any kind. */
export interface Books<B extends BookTypes> {
  /** All books, for acts that go through all of them; lists for people use `page`. */
  list(): Promise<readonly ListedBook<B>[]>;
  /** A page of the books that a question selects, from the stored summaries; no journal is read. */
  page(question: Partial<ListQuestion>): Promise<ListPage<B>>;
  /** The books found damaged so far. */
  damaged(): Promise<readonly ListedBook<B>[]>;
  /** The newest state. */
  get(id: B['id']): Promise<Result<B['state'], BookError<B>>>;
  /** The state at an earlier version. */
  at(id: B['id'], version: number): Promise<Result<B['state'], BookError<B>>>;
  journal(id: B['id']): Promise<Result<readonly Recorded<B['event']>[], BookError<B>>>;
  /**
   * Decides a command and appends its events; once it returns ok, they are on disk. Entries newer than
   * `basedOn` matter only if they conflict with the command.
   */
  execute(
    id: B['id'],
    request: BasedRequest<B>,
    actor: Actor,
  ): Promise<Result<Executed<B>, BookError<B>>>;
  /** The organisation that owns a book, and those it was handed in to. */
  belonging(id: B['id']): Promise<Result<Belonging, ReadError>>;
  /** Gives a book to another organisation; nothing in it changes. */
  assign(id: B['id'], organisation: string): Promise<Result<null, BesideError>>;
  /** Sets the organisations that a book is handed in to; replaces the earlier ones. */
  handIn(id: B['id'], to: readonly string[]): Promise<Result<null, BesideError>>;
  /** The whole book as one JSON text. */
  exportJson(id: B['id']): Promise<Result<string, BookError<B>>>;
  /** For a damaged journal: its sound entries as an export that can be imported. */
  salvage(id: B['id']): Promise<Result<string, BookError<B>>>;
  /** Archives a book, or takes it out of the archive; nothing in it changes. */
  archive(id: B['id'], archived: boolean): Promise<Result<null, BookError<B>>>;
  subscribe(listener: (change: Change<B>) => void): () => void;
}

type Answer<B extends BookTypes, T> = Promise<Result<T, BookError<B>>>;

/** The one book of its kind that an organisation, or a data folder, has. */
export interface OwnBook<B extends BookTypes> {
  /** The newest state, kept in memory; the empty state while there is no book, or it is damaged. */
  now(): B['state'];
  at(version: number): Answer<B, B['state']>;
  /** Fails with 'store.missing' until the first entry is written. */
  journal(): Answer<B, readonly Recorded<B['event']>[]>;
  execute(request: BasedRequest<B>, actor: Actor): Answer<B, Executed<B>>;
  exportJson(): Answer<B, string>;
  salvage(): Answer<B, string>;
  /** When a listener is called, `now` already contains the change. */
  subscribe(listener: (change: Change<B>) => void): () => void;
}
