import type { Colour } from '../../kernel/colour.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import type { ByeKind, PlayerNo } from '../../kernel/round-record.ts';

/** The two scores of a team: match points and game points. */
export const teamScores = ['MP', 'GP'] as const;
export type TeamScore = (typeof teamScores)[number];

/**
 * One round of a team.
 * - `match`: paired and played, at least on one board.
 * - `forfeit`: paired, no board played.
 * - `bye`: no opponent, points by the kind of bye.
 * - `absent`: not in this round.
 */
export type MatchRecord =
  | {
      readonly kind: 'match' | 'forfeit';
      /** The opposing team's number. */
      readonly opponent: PlayerNo;
      /** The colour on board 1. */
      readonly colour: Colour;
      readonly matchHalfPoints: HalfPoints;
      /** The team's half-points on each board, index 0 is board 1. */
      readonly boardHalfPoints: readonly HalfPoints[];
    }
  | {
      readonly kind: 'bye';
      readonly bye: ByeKind;
      readonly matchHalfPoints: HalfPoints;
      readonly gameHalfPoints: HalfPoints;
    }
  | { readonly kind: 'absent' };

/** A team for standings and tie-breaks. */
export interface ScoredTeam {
  readonly no: PlayerNo;
  /** The team's rating for rating tie-breaks; null if unknown. */
  readonly rating: number | null;
  /** The counting rounds, index 0 is round 1; all teams have the same number of rounds. */
  readonly records: readonly MatchRecord[];
}
