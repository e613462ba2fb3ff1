import type { Colour, HalfPoints, PointSystem } from '@rokade/rules';
import { standardPointValues } from '@rokade/rules';

/** How often something happens, in whole thousandths. */
export type Thousandths = number;

/** How often something happens in a round: with a chance for each, or so many times. */
export type Often =
  | { readonly kind: 'share'; readonly thousandths: Thousandths }
  | { readonly kind: 'number'; readonly count: number };

/** How often something happens in the rounds `first` to `last`. */
export interface RoundsOften {
  readonly first: number;
  readonly last: number;
  readonly often: Often;
}

/** How often something happens: with one chance in every round, or by rounds; never in the others. */
export type Frequency = Thousandths | readonly RoundsOften[];

/**
 * Where the ratings of a field come from: a range, most of them near its middle; a list in the order
 * of the numbers, 0 for an unrated player; or the field of FIDE's statistical model, whose strengths
 * go down by `step` from `top` and whose ratings lie around them with the standard deviation `spread`.
 */
export type RatingField =
  | { readonly lowest: number; readonly highest: number }
  | { readonly list: readonly number[] }
  | { readonly top: number; readonly step: number; readonly spread: number };

/** How a generated tournament goes: its players, what happens, and the rules of the event. */
export interface Course {
  readonly ratings: RatingField;
  /** The chance that a player has no rating. */
  readonly unrated: Thousandths;
  /** Numbers by lot, by strength, or by rating with the unrated last. */
  readonly numbers: 'lot' | 'strength' | 'rating';
  /**
   * How results are drawn: by FIDE's probabilities, or by a straight line through the expected score
   * with `draws`.
   */
  readonly results: 'fide' | 'straight';
  /** The chance of a draw in an even game. In others it is lower, as the expected score leaves room for. */
  readonly draws: Thousandths;
  /** Games that are not played; of ten of them, one has neither player there. */
  readonly forfeits: Frequency;
  /** Games to which neither player comes, beside those. */
  readonly doubleForfeits: Frequency;
  /** Played games that an arbiter scores ½–0, 0–½ or 0–0. */
  readonly oddResults: Frequency;
  /** Played games that are too short to be rated. */
  readonly unratedGames: Frequency;
  /** Played games that are not finished when the tournament ends. */
  readonly postponed: Frequency;
  /** Players who ask for a half-point bye in a round. */
  readonly byes: Frequency;
  /** Players who are given a full-point bye in a round. */
  readonly fullByes: Frequency;
  /** Players who miss a round without points and come back. */
  readonly zeroByes: Frequency;
  /** Players who leave for good after a round. */
  readonly withdrawals: Frequency;
  /** The chance that a player comes after the first round. */
  readonly lateEntries: Thousandths;
  /** The number of pairs of players who may not meet. */
  readonly forbiddenPairs: number;
  readonly acceleration: 'none' | 'baku';
  readonly points: PointSystem;
  /** The points for the bye given by the pairing; null: as many as for a win. */
  readonly allocatedBye: HalfPoints | null;
  /** The colour of number 1 in round 1. */
  readonly initialColour: Colour;
  /** The tie-breaks of the file, record 202, by which its places are; empty: by points alone. */
  readonly tieBreaks: readonly string[];
}

/** The default course; in a field of fewer than ten no player stays away. */
export const usualCourse = (players: number): Course => ({
  ratings: { lowest: 1000, highest: 2200 },
  unrated: 80,
  numbers: 'lot',
  results: 'straight',
  draws: 320,
  forfeits: 25,
  doubleForfeits: 0,
  oddResults: 0,
  unratedGames: 0,
  postponed: 0,
  byes: players < 10 ? 0 : 30,
  fullByes: 0,
  zeroByes: 0,
  withdrawals: players < 10 ? 0 : 12,
  lateEntries: 0,
  forbiddenPairs: 0,
  acceleration: 'none',
  points: standardPointValues,
  allocatedBye: null,
  initialColour: 'white',
  tieBreaks: [],
});

/** The course where players are eliminated: no player stays away or comes late, and no game stays open. */
export const knockOutCourse: Partial<Course> = {
  byes: 0,
  fullByes: 0,
  zeroByes: 0,
  doubleForfeits: 0,
  oddResults: 0,
  lateEntries: 0,
  postponed: 0,
  tieBreaks: [],
};
