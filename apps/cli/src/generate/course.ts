import type { Colour, HalfPoints, PointSystem } from '@rokade/rules';
import { standardPointValues } from '@rokade/rules';

/** How often something happens: whole numbers out of a thousand. */
export type Thousandths = number;

/** How a generated tournament goes: who plays, what happens, what the rules of the event are. */
export interface Course {
  /** Playing strengths lie between these two, most near their middle. */
  readonly ratings: { readonly lowest: number; readonly highest: number };
  /** Of a player: has no rating. */
  readonly unrated: Thousandths;
  /** Whether numbers are drawn by lot or follow strength, the strongest first. */
  readonly numbers: 'lot' | 'strength';
  /** Of an even game: drawn. Of others fewer, as the expected score leaves room for. */
  readonly draws: Thousandths;
  /** Of a game: not played. */
  readonly forfeits: Thousandths;
  /** Of a game that is played: not finished when the tournament ends. */
  readonly postponed: Thousandths;
  /** Of a player in a round: asks for a half-point bye. */
  readonly byes: Thousandths;
  /** Of a player after a round: leaves for good. */
  readonly withdrawals: Thousandths;
  /** Of a player: comes after the first round. */
  readonly lateEntries: Thousandths;
  /** So many pairs of players may not meet. */
  readonly forbiddenPairs: number;
  readonly acceleration: 'none' | 'baku';
  readonly points: PointSystem;
  /** What the bye by the pairing gives; null: as much as a win. */
  readonly allocatedBye: HalfPoints | null;
  /** The colour of number 1 in round 1. */
  readonly initialColour: Colour;
}

/** What happens where nothing is asked for; in a field of fewer than ten nobody stays away. */
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

/** What does not happen where players go out: nobody stays away, comes late or leaves a game open. */
export const knockOutCourse: Partial<Course> = { byes: 0, lateEntries: 0, postponed: 0 };
