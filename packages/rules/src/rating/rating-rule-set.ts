import type { Fraction } from '../kernel/fraction.ts';
import type { HalfPoints } from '../kernel/half-points.ts';
import type { Reason } from '../kernel/reason.ts';
import type { PlayerNo, RoundRecord } from '../kernel/round-record.ts';
import type { NotRatedReason } from './not-rated.ts';

/** A player as a rating sees them. */
export interface RatedPlayer {
  readonly no: PlayerNo;
  /** The number before the tournament; null: none. */
  readonly rating: number | null;
  /** All rounds, index 0 is round 1. */
  readonly records: readonly RoundRecord[];
  /** By number of the round, why a pairing is not rated, whatever came of it. */
  readonly notRated?: ReadonlyMap<number, NotRatedReason>;
}

/** One group to be rated. */
export interface RatingRequest<Method extends string = string> {
  /** Everybody in the group, rated or not. */
  readonly players: readonly RatedPlayer[];
  /** The method for the expected score; null: as the rules choose it. */
  readonly method: Method | null;
  /** Rate every one-sided forfeit, for files that do not say whether there was notice. */
  readonly rateNoShows: boolean;
}

/** A player's line in a rating report. */
export interface RatingRow<Because extends Reason = Reason> {
  readonly no: PlayerNo;
  /** The rating calculated with: their own or their performance; null: there is none. */
  readonly oldRating: number | null;
  /** Whether `oldRating` is a performance rating. */
  readonly performance: boolean;
  /** Rated games and the points in them. */
  readonly games: number;
  readonly halfPoints: HalfPoints;
  /** In points; 0 where nothing is rated. */
  readonly expected: Fraction;
  /** In points, 0 or more. */
  readonly bonus: Fraction;
  /** 0 where there is no rating. */
  readonly k: number;
  /** A whole number; null where there is no rating. */
  readonly newRating: number | null;
  readonly change: number | null;
  readonly because: readonly Because[];
}

/** The rating of a group, rows in the order of the players given. */
export interface RatingReport<Method extends string = string, Because extends Reason = Reason> {
  readonly method: Method;
  readonly rows: readonly RatingRow<Because>[];
}

/** Which games a list takes. */
export interface RatedList {
  /** The federation whose list it is; '': FIDE's. */
  readonly federation: string;
  /** Where it says so. */
  readonly article: string;
  /** Long games alone, or those of the tournament's own kind of play. */
  readonly takes: 'long-games' | 'one-kind';
  /** Whether whoever stays away without notice has played a rated game. */
  readonly takesNoShows: boolean;
}

/** FIDE's lists are of one kind of play each, and know no games that were not played. */
export const fideList: RatedList = {
  federation: '',
  article: 'FIDE B.02 2024',
  takes: 'one-kind',
  takesNoShows: false,
};

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
  /** Whose own players start from the federation's list. */
  readonly list: RatedList;
  /** By the end of how many days after the last round the report is sent. */
  readonly daysToSend: number;
  /** The ways to an expected score. */
  readonly methods: readonly Method[];
  rate(request: RatingRequest<Method>): RatingReport<Method>;
}
