import type { Result } from '@rokade/rules';
import type { JournalEntry, TournamentId } from '@rokade/tournament';

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

export type AppendError = AppendConflict | StorageFailed;
export type ReadError = MissingJournal | DamagedJournal | NewerFormat | StorageFailed;

/** A journal in a list: how far it goes and the time of its newest entry. */
export interface JournalHead {
  readonly id: TournamentId;
  readonly version: number;
  readonly changedAt: string;
}

/** As much of a journal as can be trusted; `damage` null: all of it. */
export interface SoundJournal {
  readonly entries: readonly JournalEntry[];
  readonly damage: DamagedJournal | null;
}

/** New entries of a journal, as they are on disk; none with version 0: the journal was removed. */
export interface JournalChange {
  readonly id: TournamentId;
  readonly version: number;
  readonly entries: readonly JournalEntry[];
}

/**
 * Where journals are kept. Every implementation passes `test/journal-store-contract.ts`:
 * what `append` acknowledged survives a crash; a journal's versions are 1, 2, 3 … without gaps;
 * of two appends to the same version one wins and the other is told; entries are chained by SHA-256
 * from the tournament's id on, and `read` never gives an entry whose chain does not hold.
 */
export interface JournalStore {
  /**
   * Adds entries of versions `expectedVersion` + 1, + 2 …; all of them or none. Expected version 0
   * begins the journal. Gives the new version.
   */
  append(
    id: TournamentId,
    expectedVersion: number,
    entries: readonly JournalEntry[],
  ): Promise<Result<number, AppendError>>;
  /** The entries after a version, checked from that version's link on; 0 reads and checks all. */
  read(id: TournamentId, afterVersion: number): Promise<Result<readonly JournalEntry[], ReadError>>;
  /** What is sound of a journal, damaged or not. */
  readSound(id: TournamentId): Promise<Result<SoundJournal, Exclude<ReadError, DamagedJournal>>>;
  list(): Promise<Result<readonly JournalHead[], StorageFailed>>;
  /** Takes a journal away for good. Whether it may be, is for the caller to know: demos only. */
  remove(id: TournamentId): Promise<Result<null, MissingJournal | StorageFailed>>;
  /** Calls back after each append and removal. Gives the way to stop it. */
  subscribe(listener: (change: JournalChange) => void): () => void;
  close(): Promise<void>;
}
