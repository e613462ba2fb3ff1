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

/** Why an act on the book of ratings failed. */
export type RatingsError =
  | BookError<RatingsTypes>
  | ImportFault
  /** There is a book already: the data of another one can only be reported to it. */
  | { readonly code: 'ratings.exists' };

type Of<Kind extends RatingsCommand['kind']> = Extract<RatingsCommand, { kind: Kind }>;

/** A fault of a file or form, by its code. */
export interface RatingsFault {
  readonly code: string;
}

/** Where a group of an event is read from: a tournament of this installation, or a file. */
export type GroupSource =
  | { readonly kind: 'tournament'; readonly id: TournamentId }
  | { readonly kind: 'file'; readonly bytes: Uint8Array };

/** The facts of a reported event besides its groups; '' = as in the groups. */
export interface ReportFacts {
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** The day on which the report arrived. */
  readonly day: string;
  readonly edition: string;
  readonly abroad: boolean;
  /** The rating that opponents without one are taken for, abroad only; null: their performance. */
  readonly estimate: number | null;
  /** Whether no-shows gave no notice, so that their games are rated. */
  readonly rateNoShows: boolean;
  /** Whether the groups are parts of one tournament and rated as one. @article DSU 2002 §65e */
  readonly asOne: boolean;
}

/** A player's own report of an event abroad; '' = not stated. */
export interface OwnReport
  extends Pick<ReportFacts, 'name' | 'firstDay' | 'lastDay' | 'day' | 'edition' | 'estimate'> {
  /** The reporting player: their number, or parts of their name. */
  readonly player: string;
  readonly place: string;
  /** A line for each game: opponent; federation; rating; own points. */
  readonly games: string | Uint8Array;
  /** Whether they won it, alone or tied on points. */
  readonly won: boolean;
  /** Whether everybody in it met everybody. */
  readonly allPlayAll: boolean;
}

/** A person, and the people whom a command about them has to enter first. */
export interface RatedSomebody {
  readonly person: RatedPersonId;
  readonly people: Of<'grant-number'>['people'];
}

/** A person of the register (`registered` is their id) who is not in the book of ratings. */
export interface Newcomer {
  readonly registered: string;
  readonly values: RatedPersonValues;
}

/** The facts of a list of ratings. */
export interface OpeningFacts {
  readonly day: string;
  readonly source: string;
}

/** The command that takes over a list, and the faults of the rows that it leaves out. */
export interface ReadNumbers<Kind extends RatingsCommand['kind']> {
  readonly command: Of<Kind>;
  readonly faults: readonly RatingsFault[];
}

/** The result that a command would have. */
export interface RatingsPreview {
  readonly after: Ratings;
  readonly changes: readonly ChangedNumber[];
}

/** The book of the federation's ratings. */
export interface RatingsBook extends OwnBook<RatingsTypes> {
  /** The command that reports an event with these groups; it is not executed. */
  reportOf(
    groups: readonly GroupSource[],
    facts: ReportFacts,
  ): Promise<Result<Of<'report-event'>, readonly RatingsFault[]>>;
  /** The command that reports one player's games abroad; it is not executed. */
  ownReportOf(report: OwnReport): Result<Of<'report-event'>, readonly RatingsFault[]>;
  /**
   * Finds the person with these values in the book. If there is none, `people` contains them to be entered,
   * with the id `registered` of the register or, if that is '', a new one.
   */
  personFor(values: RatedPersonValues, registered: string): RatedSomebody;
  /** The people of the register whom a query finds and who are not in the book, as they are on a day. */
  newcomers(query: string, day: Day): readonly Newcomer[];
  /** The command that takes over a list of players with their ratings; it is not executed. */
  openingOf(
    list: string | Uint8Array,
    facts: OpeningFacts,
  ): Promise<Result<ReadNumbers<'open-list'>, readonly RatingsFault[]>>;
  /** The command that adjusts ratings to FIDE's, from a table of number, Elo and games; it is not executed. */
  adjustmentOf(
    table: string | Uint8Array,
    day: string,
  ): Promise<Result<ReadNumbers<'adjust-to-fide'>, readonly RatingsFault[]>>;
  /** The command that lifts all ratings by the rule of an edition, on the day that it names. */
  liftOf(edition: string): Of<'lift-numbers'>;
  /** The ratings that a command would change, and the book after it; nothing is stored. */
  preview(command: RatingsCommand): Promise<Result<RatingsPreview, RatingsRefusal>>;
  /** Imports an export if there is no book of ratings yet, or a damaged one. */
  importJson(text: string): Promise<Result<null, RatingsError>>;
}
