import { type Fraction, fraction, times } from '../../kernel/fraction.ts';
import { sumStages } from '../sum-stages.ts';
import { boardLine, roundsOf, sumOfPoints } from '../team/board-points.ts';
import { perTeam } from '../team/team-standings.ts';

/** The points of board 1 times the number of boards, and so on to those of the last board once. */
const weighed = (points: readonly Fraction[]): Fraction =>
  sumOfPoints(points.map((each, board) => times(fraction(points.length - board), each)));

/**
 * Berlin weighting: each board counts by its number from below, so board 1 of n counts n times; added
 * up over all matches. The text has it for a drawn match; in a table of several matches counting only
 * drawn ones would reward teams that drew more.
 *
 * @article Tempelhof 2018 IV.4d
 */
export const berlinerWertung = perTeam(
  { code: 'SKT-BW', article: 'Tempelhof IV.4d' },
  (table, no) => {
    const lines = roundsOf(table, no).map((each) => boardLine(each, weighed(each.points), 0));
    return sumStages(lines, 1);
  },
);
