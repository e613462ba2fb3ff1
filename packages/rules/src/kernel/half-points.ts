/**
 * Points counted in halves: a win of one point is 2, a draw 1. Always a whole number, so that
 * sums and comparisons are exact. Systems with 3-1-0 use 6-2-0.
 */
export type HalfPoints = number;

/** Points as a decimal number for JSON and files: 9 half-points are 4.5. */
export const pointsOf = (halfPoints: HalfPoints): number => halfPoints / 2;

/** Half-points of a decimal number of points: 4.5 gives 9. Rounds to the nearest half. */
export const halfPointsOf = (points: number): HalfPoints => Math.round(points * 2);

/** The points for a game: 2-1-0 half-points, or 6-2-0 if a win counts three points. */
export interface PointSystem {
  readonly win: HalfPoints;
  readonly draw: HalfPoints;
  readonly loss: HalfPoints;
}

/** 1 – ½ – 0. */
export const standardPointValues: PointSystem = { win: 2, draw: 1, loss: 0 };
