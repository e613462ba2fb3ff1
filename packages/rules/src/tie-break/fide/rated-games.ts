import { at } from '../../kernel/at.ts';
import { type Fraction, fraction, roundHalfUp } from '../../kernel/fraction.ts';
import type { HalfPoints, PointSystem } from '../../kernel/half-points.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import { indexOf, type ScoreTable } from '../score-table.ts';
import type { Working } from '../tie-break.ts';
import { overTheBoard } from './over-the-board.ts';

/** A game with the opponent's rating. */
export interface RatedGame {
  /** From 1. */
  readonly roundNumber: number;
  readonly opponent: PlayerNo;
  readonly rating: number;
  /** 2 for a win, 1 for a draw, whatever the tournament's scoring. */
  readonly halfPoints: HalfPoints;
}

const asOneHalfZero = (halfPoints: HalfPoints, { win, draw }: PointSystem): HalfPoints => {
  if (halfPoints >= win) return 2;
  return halfPoints >= draw ? 1 : 0;
};

/**
 * The games for rating tie-breaks: those over the board, scored 1 – ½ – 0.
 *
 * @article FIDE C.07 10, 15.2
 */
export function ratedGames(
  table: ScoreTable,
  ratings: readonly number[],
  player: number,
): readonly RatedGame[] {
  return overTheBoard(table, player, 'ratings').map(
    ({ roundNumber, opponent, halfPoints }): RatedGame => ({
      roundNumber,
      opponent,
      rating: at(ratings, indexOf(table, opponent)),
      halfPoints: asOneHalfZero(halfPoints, table.rules.points),
    }),
  );
}

/** The games as lines of an explanation, with the opponent's rating as the averaged value. */
export const ratingWorkings = (games: readonly RatedGame[]): readonly Working[] =>
  games.map(({ roundNumber, opponent, rating, halfPoints }) => ({
    roundNumber,
    opponent,
    opponentHalfPoints: 0,
    ownHalfPoints: halfPoints,
    opponentValue: fraction(rating),
    contribution: fraction(rating),
    fromStage: 0,
  }));

/** The average of whole numbers, rounded to the nearest whole number, .5 up. */
export const roundedAverage = (values: readonly number[]): number => roundHalfUp(average(values));

/** The exact average of whole numbers, at least one. */
export const average = (values: readonly number[]): Fraction =>
  fraction(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );
