import type { Result } from '@rokade/rules';
import type { CopiedBooks, CopyError, Moved, StorageFailed } from '@rokade/store';
import type { FolderError, KeptCopy } from './second-place.ts';

/** A copy that was sent and read, and waits for the answer whether it replaces everything here. */
export interface ReceivedCopy extends CopiedBooks, Pick<Moved, 'accounts' | 'damaged'> {
  /** Names it in the answer. */
  readonly id: string;
}

/** How copies of everything are kept here. */
export interface CopiesNow {
  /** Whether the data are in a folder; a PostgreSQL database is copied and restored by its own tools, too. */
  readonly isFolder: boolean;
  /** When everything was downloaded last; '' = never from here. */
  readonly downloadedAt: string;
  /** When the newest copy of a single book was made, by itself; '' = there is none. */
  readonly roundAt: string;
  /** The second place, with its newest copies and why none can be written there now; null: there is none. */
  readonly secondPlace: {
    readonly folder: string;
    readonly copies: readonly KeptCopy[];
    readonly error: FolderError | CopyFailed | null;
  } | null;
  /** The copy that waits for the answer whether it replaces everything; null: none does. */
  readonly received: ReceivedCopy | null;
}

/** A copy could not be written. */
export type CopyFailed = CopyError | StorageFailed;

/** There is no such received copy, any more. */
export interface NoReceived {
  readonly code: 'copies.not-received';
}

/** Nothing can be restored here: the data are in a PostgreSQL database or in memory. */
export interface NoRestoring {
  readonly code: 'copies.not-here';
}

/** What was sent is no copy: it ends too early, or is too large. */
export type SentCopyError =
  | CopyFailed
  | NoRestoring
  /** The file did not arrive whole. */
  | { readonly code: 'copies.cut-off' }
  | { readonly code: 'request.too-large'; readonly limitMegabytes: number };

/** Replacing everything was not confirmed. */
export interface ReplacingUnconfirmed {
  readonly code: 'copies.confirm-replacing';
}

export type CopiesError =
  | SentCopyError
  | FolderError
  | NoReceived
  | ReplacingUnconfirmed
  | { readonly code: 'copies.no-second-place' };

/** Copies of everything in one file: made, kept in a second place, and restored. */
export interface Copies {
  now(): CopiesNow;
  /** Makes a copy to be sent; whoever sends it deletes the file afterwards. */
  make(): Promise<Result<{ readonly file: string; readonly name: string }, CopyFailed>>;
  /** Sets the second place, and makes the first copy there; '' = none. */
  setSecondPlace(folder: string): Promise<Result<null, CopiesError>>;
  /** Makes a copy in the second place now. */
  keep(): Promise<Result<KeptCopy, CopiesError>>;
  /** Makes a copy in the second place if something has changed and the last one is old enough. */
  keepIfDue(): Promise<void>;
  /** Reads a copy that was sent, and keeps it until it is restored. */
  receive(pieces: AsyncIterable<Uint8Array>): Promise<Result<ReceivedCopy, SentCopyError>>;
  /** Lets a received copy take the place of everything here when the data are opened next. */
  restore(id: string): Result<null, NoReceived>;
  /** The copy that was received and not restored yet; null: there is none. */
  received(): ReceivedCopy | null;
  /** Whether a copy waits to take everything's place, so that the data have to be opened anew. */
  isRestored(): boolean;
}
