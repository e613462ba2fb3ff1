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

/** Why something could not be done with a book. */
export type BookError<B extends BookTypes> =
  | B['refusal']
  | UnknownVersion
  | DamagedJournal
  | MissingJournal
  | RemovedJournal
  | NewerFormat
  | UnknownOrganisation
  /** The disk did not take or give it; nothing was changed. */
  | StorageFailed
  /** Somebody wrote what this command depends on since `basedOn`; `since` are those entries. */
  | {
      readonly code: 'store.conflict';
      readonly actualVersion: number;
      readonly since: readonly Recorded<B['event']>[];
    }
  /** The request itself is malformed, at this path; a shell's bug or a stranger's try. */
  | { readonly code: 'request.invalid'; readonly at: string };

/** A command with the version its writer had seen; the clock is the server's. */
export type BasedRequest<B extends BookTypes> = Omit<Request<B['command'] | ReturnTo>, 'now'> & {
  readonly basedOn: number;
};

/** A carried-out command. */
export interface Executed<B extends BookTypes> {
  readonly state: B['state'];
  readonly entries: readonly Recorded<B['event']>[];
}

/** A book in a list. */
export interface ListedBook<B extends BookTypes> extends Belonging {
  readonly id: B['id'];
  readonly changedAt: string;
  /** null: the journal does not open; `damaged` says what is wrong. */
  readonly summary: B['summary'] | null;
  readonly damaged: DamagedJournal | null;
  /** It is put away: people look at it only where they ask for what is. */
  readonly archived: boolean;
}

/** A page of a list. */
export interface ListPage<B extends BookTypes> {
  readonly books: readonly ListedBook<B>[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Where the next page begins; null: this is the last. */
  readonly next: string | null;
}

/** Tells listeners that a book has new entries (or, with version 0, is gone). */
export interface Change<B extends BookTypes> {
  readonly id: B['id'];
  readonly version: number;
  readonly entries: readonly Recorded<B['event']>[];
}

/** What can be done with the books of any kind. */
export interface Books<B extends BookTypes> {
  /** All of them, for acts that go through all; people are shown a page. */
  list(): Promise<readonly ListedBook<B>[]>;
  /** A page of those that are asked for: from what is stored, without looking into any book. */
  page(question: Partial<ListQuestion>): Promise<ListPage<B>>;
  /** Those found damaged so far. */
  damaged(): Promise<readonly ListedBook<B>[]>;
  /** The live state. */
  get(id: B['id']): Promise<Result<B['state'], BookError<B>>>;
  /** The state as it was at a version, for looking back. */
  at(id: B['id'], version: number): Promise<Result<B['state'], BookError<B>>>;
  journal(id: B['id']): Promise<Result<readonly Recorded<B['event']>[], BookError<B>>>;
  /**
   * Decides and appends; when it answers ok the entries are on disk. `basedOn` is the version the
   * writer had seen: newer entries that do not touch what the command is about do not matter.
   */
  execute(
    id: B['id'],
    request: BasedRequest<B>,
    actor: Actor,
  ): Promise<Result<Executed<B>, BookError<B>>>;
  /** Whose a book is, and to whom it was handed in. */
  belonging(id: B['id']): Promise<Result<Belonging, ReadError>>;
  /** Gives a book to another organisation; nothing in it changes. */
  assign(id: B['id'], organisation: string): Promise<Result<null, BesideError>>;
  /** Says to which organisations a book was handed in, all of them. */
  handIn(id: B['id'], to: readonly string[]): Promise<Result<null, BesideError>>;
  /** The whole book as one JSON text. */
  exportJson(id: B['id']): Promise<Result<string, BookError<B>>>;
  /** For a damaged journal: the sound entries as an export, importable again. */
  salvage(id: B['id']): Promise<Result<string, BookError<B>>>;
  /** Puts a book away or takes it out again; nothing in it changes. */
  archive(id: B['id'], archived: boolean): Promise<Result<null, BookError<B>>>;
  subscribe(listener: (change: Change<B>) => void): () => void;
}

type Answer<B extends BookTypes, T> = Promise<Result<T, BookError<B>>>;

/** A book of which a data folder has one. */
export interface OwnBook<B extends BookTypes> {
  /** What it says now, at hand for every page; as if it said nothing while there is none, or it is damaged. */
  now(): B['state'];
  at(version: number): Answer<B, B['state']>;
  /** 'store.missing' while nothing was ever said. */
  journal(): Answer<B, readonly Recorded<B['event']>[]>;
  execute(request: BasedRequest<B>, actor: Actor): Answer<B, Executed<B>>;
  exportJson(): Answer<B, string>;
  salvage(): Answer<B, string>;
  /** Whoever hears of a change finds it in `now`. */
  subscribe(listener: (change: Change<B>) => void): () => void;
}
