import type { Colour } from '../../kernel/colour.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { CupGameKind } from './game-sequence.ts';

/** The two lines of the bracket that meet; null if nobody comes from a line. */
export type CupLines = readonly [upper: PlayerNo | null, lower: PlayerNo | null];

/** A game of a match, played, forfeited or still open. */
export interface CupGame {
  /** The tournament's round, from 1. */
  readonly roundNumber: number;
  readonly kind: CupGameKind;
  readonly white: PlayerNo;
  readonly black: PlayerNo;
  /** White's and Black's half-points; null while the game is unfinished. */
  readonly halfPoints: { readonly [C in Colour]: HalfPoints } | null;
  /** False for a forfeit. */
  readonly played: boolean;
}

/**
 * How a match was decided.
 * - `game`, `forfeit`: over the board, or because a player did not come.
 * - `walkover`: the opponent was no longer present when the next game was paired.
 * - `lot`: after the last blitz game.
 * - `no-opponent`: a bye, or nobody came from the other line.
 * - `went-on`: paired in the next round although, after a correction, the match was not decided.
 */
export type CupDecision = 'game' | 'forfeit' | 'walkover' | 'lot' | 'no-opponent' | 'went-on';

/** The outcome of a match so far. `nobody`: both players are out. */
export type CupOutcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'won'; readonly winner: PlayerNo; readonly by: CupDecision }
  | { readonly kind: 'nobody' };

/** A match of a bracket round, from its first game to its winner. */
export interface CupMatch {
  readonly lines: CupLines;
  readonly games: readonly CupGame[];
  readonly outcome: CupOutcome;
}

/** The winner of a match; null while it is open, and if there is none. */
export const winnerOf = ({ outcome }: CupMatch): PlayerNo | null =>
  outcome.kind === 'won' ? outcome.winner : null;

/** The players of a match. */
export const playersOf = ({ lines }: CupMatch): readonly PlayerNo[] =>
  lines.filter((no) => no !== null);

/** A match before its first game; it is decided if one line is empty. */
export function matchBetween(lines: CupLines): CupMatch {
  const [upper, lower] = lines;
  if (upper !== null && lower !== null) return { lines, games: [], outcome: { kind: 'open' } };
  const winner = upper ?? lower;
  if (winner === null) return { lines, games: [], outcome: { kind: 'nobody' } };
  return { lines, games: [], outcome: { kind: 'won', winner, by: 'no-opponent' } };
}

/** The other player of a match with two. */
export const opponentIn = (match: CupMatch, no: PlayerNo): PlayerNo =>
  playersOf(match).find((other) => other !== no) ?? no;
