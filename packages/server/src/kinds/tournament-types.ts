import type { DocumentFormat, Loss, PlayerList } from '@rokade/formats';
import type { Actor } from '@rokade/journal';
import type { Result } from '@rokade/rules';
import type { ListQuestion } from '@rokade/store';
import type {
  Origin,
  Refusal,
  Settings,
  Tournament,
  TournamentCommand,
  TournamentEvent,
  TournamentId,
} from '@rokade/tournament';
import type { ImportFault } from '../journal-file/import-fault.ts';
import type { LastCopyFailed } from '../values/health.ts';
import type { BookError, Books, ListedBook } from './books.ts';

/** The types of a tournament as a kind of book. */
export interface TournamentTypes {
  readonly state: Tournament;
  readonly command: TournamentCommand;
  readonly event: TournamentEvent;
  readonly refusal: Refusal;
  readonly id: TournamentId;
  readonly summary: {
    readonly name: string;
    readonly place: string;
    readonly group: string;
    readonly published: boolean;
    readonly demo: boolean;
    readonly finished: boolean;
    readonly players: number;
    readonly roundsPlayed: number;
    readonly roundsPlanned: number;
    readonly firstDate: string;
    /** Where its players come from. */
    readonly origin: Origin | null;
  };
}

/** A tournament in a list; where its journal does not open, what would be said of it is empty. */
export type TournamentSummary = Omit<ListedBook<TournamentTypes>, 'summary'> &
  TournamentTypes['summary'];

/** What a tournament is doing, as lists call it; `emptied`: a group whose players all went elsewhere. */
export type ListedState = 'upcoming' | 'running' | 'finished' | 'emptied' | 'demo';

/** Which tournaments somebody is shown; null: all. */
export type SeenTournaments = ListQuestion['only'];

/** Which tournaments a list shows; what is not said is no matter. */
export interface TournamentQuestion
  extends Partial<Omit<ListQuestion, 'words' | 'states' | 'tie'>> {
  /** Words or parts of them, of name, group and place, in any spelling. */
  readonly search?: string;
  readonly states?: readonly ListedState[];
  readonly tie?: TournamentTie;
}

/** What tournaments have in common: the event's name, the one they were made from, or who played. */
export type TournamentTie =
  | { readonly kind: 'event'; readonly name: string }
  | { readonly kind: 'from'; readonly id: TournamentId }
  | PlayedBy;

/** Who played: a person of a register, or, where nobody said who it was, a number in a federation's list. */
export type PlayedBy =
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'number'; readonly list: string; readonly number: string };

/** A page of a list of tournaments. */
export interface TournamentPage {
  readonly tournaments: readonly TournamentSummary[];
  readonly total: number;
  readonly next: string | null;
}

/** Why the application could not do it with a tournament. */
export type AppError = BookError<TournamentTypes> | ImportFault | RemovalFault;

/** Why a tournament is not removed. */
export type RemovalFault =
  | LastCopyFailed
  /** What was typed is not its name. */
  | { readonly code: 'remove.other-name' };

/** Who takes a file in, when, and what a new tournament of theirs starts with. */
export interface Importer {
  readonly actor: Actor;
  /** UTC, ISO 8601 with milliseconds. */
  readonly at: string;
  readonly settings: Settings;
}

/** A fault of the file or a refusal, by code. */
export interface FileFault {
  readonly code: string;
}

/** What a file held. */
export interface FoundInFile {
  readonly format: 'journal' | DocumentFormat;
  readonly players: number;
  /** That are paired. */
  readonly rounds: number;
}

/** What is to be said about a file that became a tournament. */
export interface FileRemarks {
  readonly found: FoundInFile;
  readonly name: string;
  /** What a journal has no place for. */
  readonly losses: readonly Loss[];
  /** What is odd in the file, with its place. */
  readonly remarks: readonly (FileFault & { readonly line: number; readonly column: number })[];
  /** The rounds that are not paired as the tournament's system pairs them. */
  readonly differing: readonly number[];
}

/** A file that became a tournament, and what is to be said about it. */
export interface ImportedFile extends FileRemarks {
  readonly id: TournamentId;
}

/** A tournament as everybody may see it. */
export interface ShownTournament {
  readonly t: Tournament;
  /** False: it is not published, and this is what others will see. */
  readonly isPublished: boolean;
  /** By the hall's clock: when results played in advance are made known; '' = none are kept back. */
  readonly keptBackUntil: string;
}

/** Everything shells do with tournaments; the API, the pages and the command line share it. */
export interface Tournaments extends Omit<Books<TournamentTypes>, 'list' | 'page' | 'damaged'> {
  list(): Promise<readonly TournamentSummary[]>;
  page(question: TournamentQuestion): Promise<TournamentPage>;
  damaged(): Promise<readonly TournamentSummary[]>;
  /** As everybody may see it; what is not published is missing, but for an arbiter who looks ahead. */
  shown(id: TournamentId, to: 'everybody' | 'arbiter'): Promise<Result<ShownTournament, AppError>>;
  /** Makes an invented tournament in the middle of a round, with its own id. */
  createDemo(actor: Actor): Promise<Result<TournamentId, AppError>>;
  /** Takes a demo away for good, without a copy; of another tournament 'store.missing'. */
  removeDemo(id: TournamentId): Promise<Result<null, AppError>>;
  /** Takes a tournament away for good, by its name; a copy of it is kept with the backups. */
  remove(id: TournamentId, name: string): Promise<Result<null, AppError>>;
  /** Takes an export in, under its own id or, if that is taken, under a new one. */
  importJson(text: string): Promise<Result<TournamentId, AppError>>;
  /**
   * Takes a file in as a new tournament: an export of ours, or a report file with all its rounds.
   * Large ones are read while others have their turn.
   */
  importFile(
    bytes: Uint8Array,
    importer: Importer,
  ): Promise<Result<ImportedFile, readonly FileFault[]>>;
  /** Reads a list of players, a large one while others have their turn. */
  readPlayerList(input: string | Uint8Array): Promise<PlayerList>;
}
