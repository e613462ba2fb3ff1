import type { HalfPoints } from '../kernel/half-points.ts';

/** A board's result for the home team: points, won or lost by forfeit, or null: not played. */
export const boardResults = [1, 0.5, 0, '+', '-', null] as const;

export type BoardResult = (typeof boardResults)[number];

/** A match of two teams, board 1 first. */
export interface TeamMatch {
  readonly round: number;
  readonly home: string;
  readonly away: string;
  readonly boards: readonly BoardResult[];
}

/** Each side's points from a match: half-points, and those weighted by boards (also in halves). */
export interface MatchResult {
  readonly home: string;
  readonly away: string;
  readonly gp: readonly [HalfPoints, HalfPoints];
  readonly berlin: readonly [number, number];
  /** Whether any board was played or forfeited. */
  readonly isPlayed: boolean;
}

const shares: Readonly<Record<string, readonly [number, number]>> = {
  '1': [2, 0],
  '0.5': [1, 1],
  '0': [0, 2],
  '+': [2, 0],
  '-': [0, 2],
};

const notPlayed = [0, 0] as const;

/**
 * The points of a match, and the Berlin count: each board's result times its number from below, so
 * board 1 of n counts n times.
 *
 * @article Tempelhof 2018 IV.4d
 */
export function matchResult({ home, away, boards }: TeamMatch, count: number): MatchResult {
  let [homePoints, awayPoints, homeBerlin, awayBerlin] = [0, 0, 0, 0];
  for (const [index, result] of boards.entries()) {
    const [own, other] = shares[String(result)] ?? notPlayed;
    homePoints += own;
    awayPoints += other;
    homeBerlin += own * (count - index);
    awayBerlin += other * (count - index);
  }
  return {
    home,
    away,
    gp: [homePoints, awayPoints],
    berlin: [homeBerlin, awayBerlin],
    isPlayed: boards.some((each) => each !== null),
  };
}
