import type { Fraction } from '../kernel/fraction.ts';
import type { HalfPoints } from '../kernel/half-points.ts';
import type { KindOfPlay } from '../kernel/kind-of-play.ts';
import type { Reason } from '../kernel/reason.ts';
import type { PlayerNo, RoundRecord } from '../kernel/round-record.ts';
import { type LeastMinutes, leastMinutes2024 } from './fide/game-minutes.ts';
import type { NotRatedReason } from './not-rated.ts';
import type { RatingConditions } from './rating-conditions.ts';

/** Facts that decide a coefficient and are in no table of results; absent ones are unknown. */
export interface RatingFacts {
  /** The coefficient itself, with at most one decimal. */
  readonly k?: number;
  /** Rated games before the event. */
  readonly games?: number;
  /** The highest rating ever published. */
  readonly highest?: number;
  /** The number of evaluated events. */
  readonly index?: number;
  /** The year of birth. */
  readonly born?: number;
  /** At the end of the year; absent: calculated from `born`. */
  readonly age?: number;
}

/** The names of these facts. */
export type RatingFact = keyof RatingFacts;

/** A player for a rating. */
export interface RatedPlayer {
  readonly no: PlayerNo;
  /** The rating before the tournament; null: none. */
  readonly rating: number | null;
  /** All rounds, index 0 is round 1. */
  readonly records: readonly RoundRecord[];
  /** Why a pairing is not rated, by round, whatever its result. */
  readonly notRated?: ReadonlyMap<number, NotRatedReason>;
  readonly facts?: RatingFacts;
}

/** An event for a rating. */
export interface RatedEvent {
  /** The last day, ISO; '': unknown. */
  readonly day: string;
  readonly play: KindOfPlay;
}

/** One group to be rated. */
export interface RatingRequest<Method extends string = string> extends RatedEvent {
  /** Whether the players are members of teams. */
  readonly inTeams: boolean;
  /** All players of the group, rated or not. */
  readonly players: readonly RatedPlayer[];
  /** The method for the expected score; null: as the rules choose. */
  readonly method: Method | null;
  /** Whether to rate every one-sided forfeit, for files that do not state notice. */
  readonly rateNoShows: boolean;
}

/** A player's result against a rating. */
export interface RatingResult {
  readonly opponent: number;
  readonly halfPoints: HalfPoints;
}

/** A result with its calculation. */
export interface CalculatedResult extends RatingResult {
  /** The opponent's rating after limits. */
  readonly used: number;
  /** In points; null if the game is not rated, or if there is no rating for an expected score. */
  readonly expected: Fraction | null;
}

/** One player's results, for a calculation without a table. */
export interface RatingQuestion extends RatedEvent {
  /** null: unrated. */
  readonly rating: number | null;
  readonly results: readonly RatingResult[];
  readonly facts: RatingFacts;
}

/** The effect of one player's results. */
export interface RatingAnswer<Because extends Reason = Reason> {
  /** An unrated player's performance; null for rated players, and if there is none. */
  readonly performance: number | null;
  readonly games: number;
  readonly halfPoints: HalfPoints;
  /** In points; the bonus is 0 or more. */
  readonly expected: Fraction;
  readonly bonus: Fraction;
  /** null if there is no such coefficient; in a row 0 if nothing is calculated. */
  readonly k: number | null;
  /** The development coefficient E, the DWZ's divisor until 2026; null elsewhere. */
  readonly e: number | null;
  /** Before all rounding; null if there is no rating to change. */
  readonly change: Fraction | null;
  /** A whole number; null if there is none. */
  readonly newRating: number | null;
  readonly results: readonly CalculatedResult[];
  readonly because: readonly Because[];
}

/** A player's row in a rating report; games and points are 0 if nothing is rated. */
export interface RatingRow<Because extends Reason = Reason>
  extends Omit<RatingAnswer<Because>, 'performance' | 'change' | 'results'> {
  readonly no: PlayerNo;
  /** The rating used: the player's own or the performance; null: none. */
  readonly oldRating: number | null;
  /** Whether `oldRating` is a performance rating. */
  readonly performance: boolean;
  /** A whole number; null if there is no rating. */
  readonly change: number | null;
}

/** The rating of a group; rows are in the order of the given players. */
export interface RatingReport<Method extends string = string, Because extends Reason = Reason> {
  /** null if the rules have only one method. */
  readonly method: Method | null;
  readonly rows: readonly RatingRow<Because>[];
}

/** A rating list, with the games that count for it. */
export interface RatedList {
  /** The federation of the list; '': FIDE's. */
  readonly federation: string;
  /** The article. */
  readonly article: string;
  /** Whether it uses FIDE's rating for everybody. */
  readonly goesByFide: boolean;
  /** Only long games, or those of the tournament's own kind of play. */
  readonly takes: 'long-games' | 'one-kind';
  /** Whether a forfeit without notice counts as a rated game. */
  readonly takesNoShows: boolean;
  /** The article by which a game is unrated if a reserve sat down after half an hour; null: it is rated. */
  readonly lateReserves: string | null;
  /**
   * The article by which somebody without a number in the register is rated by a number that the organiser
   * gives; null: both sides of such a game stay unrated.
   */
  readonly newcomers: string | null;
  /** The least time of a game, by its players; null: not known. */
  readonly leastMinutes: LeastMinutes | null;
}

/** FIDE's lists are of one kind of play each, and do not include unplayed games. */
export const fideList: RatedList = {
  federation: '',
  goesByFide: true,
  article: 'FIDE B.02 2024',
  takes: 'one-kind',
  takesNoShows: false,
  lateReserves: null,
  newcomers: null,
  leastMinutes: leastMinutes2024,
};

/** Facts that a report can require: about players, then about the event. */
export type ReportAsk =
  | 'birth-date'
  | 'club'
  | 'rating'
  | 'national-id'
  | 'index'
  | 'arbiter'
  | 'committee'
  | 'time-control';

/** Files from which a rating office rates: the DSB's, a list with opponents' numbers and results. */
export type RatedFrom = 'dwz.csv';

/**
 * A rating regulation in one edition, with everything that Rokade knows about it. Command line and
 * reports are made from it.
 */
export interface RatingRuleSet<Method extends string = string> {
  /** The system's code: `dsu`. */
  readonly system: string;
  /** The edition's code in every output: `dsu-2002`. */
  readonly edition: string;
  /** The first day in force, ISO; '': since ever. */
  readonly from: string;
  /** Whether it was inferred from reports about it: then it is never chosen automatically. */
  readonly inferred: boolean;
  /** The list from which the federation's own players start. */
  readonly list: RatedList;
  /** Within how many days after the last round the report is sent; null: not known. */
  readonly daysToSend: number | null;
  /** The facts that the report requires, beside results and their days. */
  readonly asks: readonly ReportAsk[];
  /** The file from which its office rates; null: it has none of its own. */
  readonly ratedFrom: RatedFrom | null;
  /** The methods for an expected score. */
  readonly methods: readonly Method[];
  /** The facts about a player that it needs, beside the results. */
  readonly facts: readonly RatingFact[];
  /** The highest coefficient; 0: none can be given. */
  readonly highestK: number;
  /** The conditions for an event to be rated; empty if they are not known. */
  readonly conditions: RatingConditions;
  rate(request: RatingRequest<Method>): RatingReport<Method>;
  /** Calculates one player's results game by game. */
  calculate(question: RatingQuestion): RatingAnswer;
}
