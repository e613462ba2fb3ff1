import type { Colour } from '../../kernel/colour.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import type { Reason } from '../../kernel/reason.ts';
import type { ByeKind } from '../../kernel/round-record.ts';

/** A team's number in the tournament (TPN), from 1. */
export type TeamNo = number;

/** Points in both scores, in halves: the primary score decides who meets whom. */
export interface TeamPoints {
  readonly primary: HalfPoints;
  readonly secondary: HalfPoints;
}

/**
 * A round of a team, with all points that it gained or lost in it.
 * - `match`: at least one game of the match was played; `colour` is that of the first board.
 * - `forfeit`: paired, but no game was played; the teams may meet again.
 * - `bye`: no opponent.
 * - `absent`: not in this round.
 */
export type TeamSwissRound = TeamPoints &
  (
    | { readonly kind: 'match'; readonly opponent: TeamNo; readonly colour: Colour }
    | { readonly kind: 'forfeit'; readonly opponent: TeamNo; readonly won: boolean }
    | { readonly kind: 'bye'; readonly bye: ByeKind }
    | { readonly kind: 'absent' }
  );

/**
 * A team to be paired. `absent` teams are away, or have withdrawn, and keep their number;
 * `not-arrived` ones have never been there, so that the others are counted without them (4.3.1).
 */
export interface TeamSwissTeam {
  readonly no: TeamNo;
  readonly availability: 'present' | 'absent' | 'not-arrived';
  /** Rounds 1 … roundNumber − 1. */
  readonly rounds: readonly TeamSwissRound[];
}

/** The colour preferences of a competition: types A and B of article 1.7, or none. */
export const colourPreferenceTypes = ['A', 'B', 'none'] as const;

export type ColourPreferenceType = (typeof colourPreferenceTypes)[number];

/** A round of a team Swiss to be paired. */
export interface TeamSwissRequest {
  readonly roundNumber: number;
  readonly roundsPlanned: number;
  /** All teams ever entered. */
  readonly teams: readonly TeamSwissTeam[];
  readonly preferences: ColourPreferenceType;
  /** Whether the secondary score decides which team is the first one of a pair (4.2.2). */
  readonly secondaryDecidesColours: boolean;
  /** The colour drawn before round 1 (4.1). */
  readonly initialColour: Colour;
  /** The points of the pairing-allocated bye: those of a drawn match, unless ruled otherwise (1.4). */
  readonly byePoints: TeamPoints;
}

/** A match: the team with White on the first board, and that with Black. */
export interface TeamPairing {
  /** From 1, the leading teams first. */
  readonly match: number;
  readonly white: TeamNo;
  readonly black: TeamNo;
  readonly because: readonly Reason[];
}

/** The team without an opponent. */
export interface TeamBye {
  readonly no: TeamNo;
  readonly points: TeamPoints;
  readonly because: readonly Reason[];
}

/** A paired round: every present team is in one match or has the bye. */
export interface PairedTeamRound {
  readonly matches: readonly TeamPairing[];
  readonly bye: TeamBye | null;
}

/** Why a round of teams cannot be paired; the chief arbiter then decides (3.3.3). */
export type TeamSwissRefusal =
  | { readonly code: 'pairing.too-few-teams'; readonly present: number }
  | { readonly code: 'pairing.no-legal-team-pairing'; readonly roundNumber: number };
