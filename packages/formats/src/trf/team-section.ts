import type { Colour, HalfPoints, PlayerNo } from '@rokade/rules';

/** A team in record 013. Its number is its position among these records. */
export interface TrfTeam {
  readonly name: string;
  readonly members: readonly PlayerNo[];
}

/** A team in record 310, with its number. '' and null mean not stated. */
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

/** A team's line-up that differs from its list, or has an empty board: record 300. */
export interface LineUp {
  readonly round: number;
  readonly team: number;
  readonly opponent: number;
  /** By board; null if nobody sat there. */
  readonly boards: readonly (PlayerNo | null)[];
}

/** The pairing-allocated byes of teams: record 320. */
export interface TeamByes {
  readonly matchHalfPoints: HalfPoints;
  readonly gameHalfPoints: HalfPoints;
  /** Index 0 is round 1; null if no team had the bye. */
  readonly teams: readonly (number | null)[];
}

/** An unplayed match: record 330. */
export interface ForfeitedMatch {
  /** The team that won by forfeit; null: both lost. */
  readonly winner: Colour | null;
  readonly round: number;
  readonly white: number;
  readonly black: number;
}

/** The symbols of record 362: a match won, drawn, lost. */
export const matchSymbols = ['TW', 'TD', 'TL'] as const;

/** The points for a match, if not 2 – 1 – 0: record 362. */
export interface MatchScoring {
  readonly symbol: (typeof matchSymbols)[number];
  readonly halfPoints: HalfPoints;
}
