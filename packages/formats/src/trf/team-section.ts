import type { Colour, HalfPoints, PlayerNo } from '@rokade/rules';

/** A team of the old kind: record 013. Its number is its place among them. */
export interface TrfTeam {
  readonly name: string;
  readonly members: readonly PlayerNo[];
}

/** A team with a number: record 310. '' and null mean not stated. */
export interface NumberedTeam {
  /** 1 to 999. */
  readonly no: number;
  readonly name: string;
  /** Up to five letters. */
  readonly nickname: string;
  readonly strength: number | null;
  readonly matchHalfPoints: HalfPoints | null;
  readonly gameHalfPoints: HalfPoints | null;
  readonly rank: number | null;
  /** In the order of the boards. */
  readonly members: readonly PlayerNo[];
}

/** A team that sat in another order than its list's, or left a board empty: record 300. */
export interface LineUp {
  readonly round: number;
  readonly team: number;
  readonly opponent: number;
  /** Board by board; null where nobody sat. */
  readonly boards: readonly (PlayerNo | null)[];
}

/** The byes that the pairing gave to teams: record 320. */
export interface TeamByes {
  readonly matchHalfPoints: HalfPoints;
  readonly gameHalfPoints: HalfPoints;
  /** Index 0 is round 1; null where no team had the bye. */
  readonly teams: readonly (number | null)[];
}

/** A match that was not played: record 330. */
export interface ForfeitedMatch {
  /** The team that won without playing; null: both lost. */
  readonly winner: Colour | null;
  readonly round: number;
  readonly white: number;
  readonly black: number;
}

/** The symbols of record 362: a match won, drawn, lost. */
export const matchSymbols = ['TW', 'TD', 'TL'] as const;

/** What a match gives where it is not 2 – 1 – 0: record 362. */
export interface MatchScoring {
  readonly symbol: (typeof matchSymbols)[number];
  readonly halfPoints: HalfPoints;
}
