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
    /** The tournaments that its players come from; null: it was not made from others. */
    readonly origin: Origin | null;
  };
}

/** A tournament in a list; the summary's values are empty if its journal cannot be read. */
export type TournamentSummary = Omit<ListedBook<TournamentTypes>, 'summary'> &
  TournamentTypes['summary'];

/** The phase of a tournament in lists; `emptied`: a group whose players were all moved to other groups. */
export type ListedState = 'upcoming' | 'running' | 'finished' | 'emptied' | 'demo';

/** The tournaments that somebody may see; null: all. */
export type SeenTournaments = ListQuestion['only'];

/** The tournaments that a list shows; a missing condition does not restrict it. */
export interface TournamentQuestion
  extends Partial<Omit<ListQuestion, 'words' | 'states' | 'tie'>> {
  /** Words, or parts of words, in the name, group or place; accents and case do not matter. */
  readonly search?: string;
  readonly states?: readonly ListedState[];
  readonly tie?: TournamentTie;
}

/** What connects tournaments: the event's name, the tournament they were made from, or a player. */
export type TournamentTie =
  | { readonly kind: 'event'; readonly name: string }
  | { readonly kind: 'from'; readonly id: TournamentId }
  | PlayedBy;

/** A player: a person of a register or, if none was chosen, a number in a federation's rating list. */
export type PlayedBy =
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'number'; readonly list: string; readonly number: string };

/** A page of a list of tournaments. */
export interface TournamentPage {
  readonly tournaments: readonly TournamentSummary[];
  readonly total: number;
  readonly next: string | null;
}

/** Why an act on a tournament failed. */
export type AppError = BookError<TournamentTypes> | ImportFault | RoundsDiffer | RemovalFault;

/** Why a tournament is not removed. */
export type RemovalFault =
  | LastCopyFailed
  /** The name typed to confirm is not the tournament's. */
  | { readonly code: 'remove.other-name' };

/** Who imports a file and when, and the settings that a new tournament starts with. */
export interface Importer {
  readonly actor: Actor;
  /** UTC, ISO 8601 with milliseconds. */
  readonly at: string;
  readonly settings: Settings;
  /** Whether a file whose rounds differ from the rules is to be taken into FIDE mode. */
  readonly confirmed: boolean;
}

/** A file that is taken into FIDE mode once its wrong rounds are confirmed. */
export interface RoundsDiffer {
  readonly code: 'import.rounds-differ';
  readonly rounds: readonly number[];
}

/** A fault of the file or a refusal, by code. */
export interface FileFault {
  readonly code: string;
}

/** What was found in a file. */
export interface FoundInFile {
  readonly format: 'journal' | DocumentFormat;
  readonly players: number;
  /** The number of paired rounds. */
  readonly rounds: number;
}

/** The remarks on a file that became a tournament. */
export interface FileRemarks {
  readonly found: FoundInFile;
  readonly name: string;
  /** Data of the file for which a tournament has no place. */
  readonly losses: readonly Loss[];
  /** Oddities of the file, with line and column. */
  readonly remarks: readonly (FileFault & { readonly line: number; readonly column: number })[];
  /** The rounds whose pairings differ from what the tournament's system gives. */
  readonly differing: readonly number[];
}

/** A tournament made from a file, with the remarks on the file. */
export interface ImportedFile extends FileRemarks {
  readonly id: TournamentId;
}

/** A tournament as the public may see it. */
export interface ShownTournament {
  readonly t: Tournament;
  /** False: it is not published yet, and an arbiter looks at what the public will see. */
  readonly isPublished: boolean;
  /** Local time at which results of games played in advance are made public; '' = none are kept back. */
  readonly keptBackUntil: string;
}

/** All acts on tournaments, for the API, the pages and the command line. */
export interface Tournaments extends Omit<Books<TournamentTypes>, 'list' | 'page' | 'damaged'> {
  list(): Promise<readonly TournamentSummary[]>;
  page(question: TournamentQuestion): Promise<TournamentPage>;
  damaged(): Promise<readonly TournamentSummary[]>;
  /** The tournament as the public sees it; 'store.missing' if it is not published, except for an arbiter. */
  shown(id: TournamentId, to: 'everybody' | 'arbiter'): Promise<Result<ShownTournament, AppError>>;
  /** Creates a demo: an invented tournament in the middle of a round. */
  createDemo(actor: Actor): Promise<Result<TournamentId, AppError>>;
  /** Removes a demo for good, without a backup; 'store.missing' for any other tournament. */
  removeDemo(id: TournamentId): Promise<Result<null, AppError>>;
  /** Removes a tournament for good if `name` is its name; a copy is kept with the backups. */
  remove(id: TournamentId, name: string): Promise<Result<null, AppError>>;
  /** Imports an export under its own id or, if that is taken, under a new one. */
  importJson(text: string): Promise<Result<TournamentId, AppError>>;
  /**
   * Imports a file as a new tournament: an export of Rokade, or a report file (TRF) with all its rounds.
   * Large files are read in a thread.
   */
  importFile(
    bytes: Uint8Array,
    importer: Importer,
  ): Promise<Result<ImportedFile, readonly FileFault[]>>;
  /** Reads a list of players, a large one in a thread. */
  readPlayerList(input: string | Uint8Array): Promise<PlayerList>;
}
