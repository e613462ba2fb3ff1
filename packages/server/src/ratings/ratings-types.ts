import type {
  ChangedNumber,
  RatedPersonId,
  RatedPersonValues,
  Ratings,
  RatingsCommand,
  RatingsRefusal,
  RatingsTypes,
} from '@rokade/ratings';
import type { Day, Result } from '@rokade/rules';
import type { TournamentId } from '@rokade/tournament';
import type { ImportFault } from '../journal-file/import-fault.ts';
import type { BookError, OwnBook } from '../kinds/books.ts';

/** Why something could not be done with the book of ratings. */
export type RatingsError =
  | BookError<RatingsTypes>
  | ImportFault
  /** There is one: what another says is reported to it. */
  | { readonly code: 'ratings.exists' };

type Of<Kind extends RatingsCommand['kind']> = Extract<RatingsCommand, { kind: Kind }>;

/** What is wrong with a file, by its code. */
export interface RatingsFault {
  readonly code: string;
}

/** Where a group of an event is read from: a tournament kept here, or a file. */
export type GroupSource =
  | { readonly kind: 'tournament'; readonly id: TournamentId }
  | { readonly kind: 'file'; readonly bytes: Uint8Array };

/** What is said of an event beside its groups; '' = as they say it. */
export interface ReportFacts {
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** The day on which the report was there. */
  readonly day: string;
  readonly edition: string;
  readonly abroad: boolean;
  /** What opponents without any number are taken for, abroad alone; null: their performance. */
  readonly estimate: number | null;
  /** Whoever did not come gave no notice. */
  readonly rateNoShows: boolean;
  /** The groups are parts of one tournament, to be rated as one. @article DSU 2002 §65e */
  readonly asOne: boolean;
}

/** What a player says of an event abroad in which they played; '' = not said. */
export interface OwnReport
  extends Pick<ReportFacts, 'name' | 'firstDay' | 'lastDay' | 'day' | 'edition' | 'estimate'> {
  /** Who reports: their number, or parts of their name. */
  readonly player: string;
  readonly place: string;
  /** A line for each game: opponent; federation; rating; own points. */
  readonly games: string | Uint8Array;
  /** Whether they won it, alone or tied on points. */
  readonly won: boolean;
  /** Whether everybody in it met everybody. */
  readonly allPlayAll: boolean;
}

/** Somebody, and whom a command enters that speaks of them. */
export interface RatedSomebody {
  readonly person: RatedPersonId;
  readonly people: Of<'grant-number'>['people'];
}

/** Somebody of the register who is not in the book of ratings, by their id there. */
export interface Newcomer {
  readonly registered: string;
  readonly values: RatedPersonValues;
}

/** What is said of a list of numbers. */
export interface OpeningFacts {
  readonly day: string;
  readonly source: string;
}

/** The command that takes a list over, and what is wrong with the rows that are left out. */
export interface ReadNumbers<Kind extends RatingsCommand['kind']> {
  readonly command: Of<Kind>;
  readonly faults: readonly RatingsFault[];
}

/** What a command would do. */
export interface RatingsPreview {
  readonly after: Ratings;
  readonly changes: readonly ChangedNumber[];
}

/** The federation's ratings, in a book with a history like any other. */
export interface RatingsBook extends OwnBook<RatingsTypes> {
  /** The command that reports an event with these groups; nothing is done yet. */
  reportOf(
    groups: readonly GroupSource[],
    facts: ReportFacts,
  ): Promise<Result<Of<'report-event'>, readonly RatingsFault[]>>;
  /** The command that reports what one player says they played abroad; nothing is done yet. */
  ownReportOf(report: OwnReport): Result<Of<'report-event'>, readonly RatingsFault[]>;
  /**
   * Who somebody is by what is said of them: whoever is in the book already; else they are among the
   * `people` to be entered, by an id of their own in the register where it is said, or a new one.
   */
  personFor(values: RatedPersonValues, registered: string): RatedSomebody;
  /** Whom of the register a query finds who are not in the book, as they are on a day. */
  newcomers(query: string, day: Day): readonly Newcomer[];
  /** The command that takes a list of players with their numbers over. */
  openingOf(
    list: string | Uint8Array,
    facts: OpeningFacts,
  ): Promise<Result<ReadNumbers<'open-list'>, readonly RatingsFault[]>>;
  /** The command that adjusts numbers to FIDE's, from a table of number, Elo and games. */
  adjustmentOf(
    table: string | Uint8Array,
    day: string,
  ): Promise<Result<ReadNumbers<'adjust-to-fide'>, readonly RatingsFault[]>>;
  /** The command that lifts numbers by an edition, on the day it has for that. */
  liftOf(edition: string): Of<'lift-numbers'>;
  /** Whose number a command would change, and the book as it would be; nothing is done. */
  preview(command: RatingsCommand): Promise<Result<RatingsPreview, RatingsRefusal>>;
  /** Takes an export in where there is no such book yet, or a damaged one. */
  importJson(text: string): Promise<Result<null, RatingsError>>;
}
