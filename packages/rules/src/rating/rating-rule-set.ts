import type { Fraction } from '../kernel/fraction.ts';
import type { HalfPoints } from '../kernel/half-points.ts';
import type { KindOfPlay } from '../kernel/kind-of-play.ts';
import type { Reason } from '../kernel/reason.ts';
import type { PlayerNo, RoundRecord } from '../kernel/round-record.ts';
import { type LeastMinutes, leastMinutes2024 } from './fide/game-minutes.ts';
import type { NotRatedReason } from './not-rated.ts';
import type { RatingConditions } from './rating-conditions.ts';

/** What decides a coefficient and stands in no table of results; what is left out is unknown. */
export interface RatingFacts {
  /** The coefficient itself, at most one decimal. */
  readonly k?: number;
  /** Rated games before the event. */
  readonly games?: number;
  /** The highest number ever published. */
  readonly highest?: number;
  /** How many events have been evaluated. */
  readonly index?: number;
  /** The year of birth. */
  readonly born?: number;
  /** At the end of the year; else it follows from `born`. */
  readonly age?: number;
}

/** The names of such facts. */
export type RatingFact = keyof RatingFacts;

/** A player as a rating sees them. */
export interface RatedPlayer {
  readonly no: PlayerNo;
  /** The number before the tournament; null: none. */
  readonly rating: number | null;
  /** All rounds, index 0 is round 1. */
  readonly records: readonly RoundRecord[];
  /** By number of the round, why a pairing is not rated, whatever came of it. */
  readonly notRated?: ReadonlyMap<number, NotRatedReason>;
  readonly facts?: RatingFacts;
}

/** What an event is to a rating. */
export interface RatedEvent {
  /** Its last day, ISO; '': unknown. */
  readonly day: string;
  readonly play: KindOfPlay;
}

/** One group to be rated. */
export interface RatingRequest<Method extends string = string> extends RatedEvent {
  /** Whether they play as members of teams. */
  readonly inTeams: boolean;
  /** Everybody in the group, rated or not. */
  readonly players: readonly RatedPlayer[];
  /** The method for the expected score; null: as the rules choose it. */
  readonly method: Method | null;
  /** Rate every one-sided forfeit, for files that do not say whether there was notice. */
  readonly rateNoShows: boolean;
}

/** What somebody scored against a number. */
export interface RatingResult {
  readonly opponent: number;
  readonly halfPoints: HalfPoints;
}

/** A result as it was calculated with. */
export interface CalculatedResult extends RatingResult {
  /** The opponent's number after cuts. */
  readonly used: number;
  /** In points; null where the game is not rated, or there is no number to expect anything with. */
  readonly expected: Fraction | null;
}

/** One player's results, for a calculation without a table. */
export interface RatingQuestion extends RatedEvent {
  /** null: none yet. */
  readonly rating: number | null;
  readonly results: readonly RatingResult[];
  readonly facts: RatingFacts;
}

/** What one player's results bring. */
export interface RatingAnswer<Because extends Reason = Reason> {
  /** What an unrated player's results are worth; null for the rated, and where that cannot be said. */
  readonly performance: number | null;
  readonly games: number;
  readonly halfPoints: HalfPoints;
  /** In points, and the bonus 0 or more. */
  readonly expected: Fraction;
  readonly bonus: Fraction;
  /** null where there is no such coefficient; in a row 0 where nothing is calculated. */
  readonly k: number | null;
  /** The development coefficient by which the DWZ was divided until 2026; null elsewhere. */
  readonly e: number | null;
  /** Before all rounding; null where there is no number to change. */
  readonly change: Fraction | null;
  /** A whole number; null where there is none. */
  readonly newRating: number | null;
  readonly results: readonly CalculatedResult[];
  readonly because: readonly Because[];
}

/** A player's line in a rating report; games and points are 0 where nothing is rated. */
export interface RatingRow<Because extends Reason = Reason>
  extends Omit<RatingAnswer<Because>, 'performance' | 'change' | 'results'> {
  readonly no: PlayerNo;
  /** The rating calculated with: their own or their performance; null: there is none. */
  readonly oldRating: number | null;
  /** Whether `oldRating` is a performance rating. */
  readonly performance: boolean;
  /** A whole number; null where there is no rating. */
  readonly change: number | null;
}

/** The rating of a group, rows in the order of the players given. */
export interface RatingReport<Method extends string = string, Because extends Reason = Reason> {
  /** null where the rules know one way alone. */
  readonly method: Method | null;
  readonly rows: readonly RatingRow<Because>[];
}

/** Which games a list takes. */
export interface RatedList {
  /** The federation whose list it is; '': FIDE's. */
  readonly federation: string;
  /** Where it says so. */
  readonly article: string;
  /** Whether it is FIDE's number that it goes by, for everybody. */
  readonly goesByFide: boolean;
  /** Long games alone, or those of the tournament's own kind of play. */
  readonly takes: 'long-games' | 'one-kind';
  /** Whether whoever stays away without notice has played a rated game. */
  readonly takesNoShows: boolean;
  /** The article by which a game is not rated in which a reserve sat down after half an hour; null: it is. */
  readonly lateReserves: string | null;
  /** How much time it asks of a game, by its players; null: nothing is known of that. */
  readonly leastMinutes: LeastMinutes | null;
}

/** FIDE's lists are of one kind of play each, and know no games that were not played. */
export const fideList: RatedList = {
  federation: '',
  goesByFide: true,
  article: 'FIDE B.02 2024',
  takes: 'one-kind',
  takesNoShows: false,
  lateReserves: null,
  leastMinutes: leastMinutes2024,
};

/** What a report can be asked to say: of players, then of the event. */
export type ReportAsk =
  | 'birth-date'
  | 'club'
  | 'rating'
  | 'national-id'
  | 'index'
  | 'arbiter'
  | 'committee'
  | 'time-control';

/** Files that a rating office rates from: the DSB's, a list with opponents' numbers and results. */
export type RatedFrom = 'dwz.csv';

/**
 * A rating regulation in one of its editions: all that Rokade knows of it. Command line and reports are
 * made from it.
 */
export interface RatingRuleSet<Method extends string = string> {
  /** As people call it: `dsu`. */
  readonly system: string;
  /** The same in this edition, as every output names it: `dsu-2002`. */
  readonly edition: string;
  /** The first day on which it is in force, ISO; '': as long as anybody remembers. */
  readonly from: string;
  /** Whether what it says is concluded from reports about it: never chosen by itself. */
  readonly inferred: boolean;
  /** Whose own players start from the federation's list. */
  readonly list: RatedList;
  /** By the end of how many days after the last round the report is sent; null: not known. */
  readonly daysToSend: number | null;
  /** What the report has to say beside results and their days. */
  readonly asks: readonly ReportAsk[];
  /** The file that its office rates from, where it has one of its own. */
  readonly ratedFrom: RatedFrom | null;
  /** The ways to an expected score. */
  readonly methods: readonly Method[];
  /** What it asks about a player beside their results. */
  readonly facts: readonly RatingFact[];
  /** The highest coefficient there is; 0: none can be given. */
  readonly highestK: number;
  /** What is asked of an event before it is rated; none where nothing is known of it. */
  readonly conditions: RatingConditions;
  rate(request: RatingRequest<Method>): RatingReport<Method>;
  /** One player's results game by game. */
  calculate(question: RatingQuestion): RatingAnswer;
}
