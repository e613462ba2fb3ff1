import type { Colour, HalfPoints, PointSystem } from '@rokade/rules';
import { standardPointValues } from '@rokade/rules';

/** How often something happens, in whole thousandths. */
export type Thousandths = number;

/** How a generated tournament goes: its players, what happens, and the rules of the event. */
export interface Course {
  /** The range of the playing strengths, most of them near its middle. */
  readonly ratings: { readonly lowest: number; readonly highest: number };
  /** The chance that a player has no rating. */
  readonly unrated: Thousandths;
  /** Whether numbers are drawn by lot or follow strength, the strongest first. */
  readonly numbers: 'lot' | 'strength';
  /** The chance of a draw in an even game. In others it is lower, as the expected score leaves room for. */
  readonly draws: Thousandths;
  /** The chance that a game is not played. */
  readonly forfeits: Thousandths;
  /** The chance that a played game is not finished when the tournament ends. */
  readonly postponed: Thousandths;
  /** The chance that a player asks for a half-point bye in a round. */
  readonly byes: Thousandths;
  /** The chance that a player leaves for good after a round. */
  readonly withdrawals: Thousandths;
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
}

/** The default course; in a field of fewer than ten no player stays away. */
export const usualCourse = (players: number): Course => ({
  ratings: { lowest: 1000, highest: 2200 },
  unrated: 80,
  numbers: 'lot',
  draws: 320,
  forfeits: 25,
  postponed: 0,
  byes: players < 10 ? 0 : 30,
  withdrawals: players < 10 ? 0 : 12,
  lateEntries: 0,
  forbiddenPairs: 0,
  acceleration: 'none',
  points: standardPointValues,
  allocatedBye: null,
  initialColour: 'white',
});

/** The course where players are eliminated: no player stays away or comes late, and no game stays open. */
export const knockOutCourse: Partial<Course> = { byes: 0, lateEntries: 0, postponed: 0 };
