import { at } from '../../kernel/at.ts';

/** Table 2 by percent: index 0 is 1 %, the last one 99 %. */
export type RatingDifferenceTable = readonly number[];

/**
 * Table 2, rating differences for a score of 1 to 99 percent. It is not quite symmetric: 91 % gives
 * 383 and 9 % gives −384.
 *
 * @article DSU 2002 4.5.7 table 2; DSU 2010 4.5.7 table 2
 */
export const ratingDifferenceTable2002: RatingDifferenceTable = [
  -677, -589, -538, -501, -470, -444, -422, -401, -384, -366, -351, -336, -322, -309, -296, -284,
  -273, -262, -251, -240, -230, -220, -211, -202, -193, -184, -175, -166, -158, -149, -141, -133,
  -125, -117, -110, -102, -95, -87, -80, -72, -65, -57, -50, -43, -36, -29, -21, -14, -7, 0, 7, 14,
  21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
  193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422,
  444, 470, 501, 538, 589, 677,
];

/**
 * D(P) for a score in whole percent. For 0 and 100 the table has "*", undetermined: the value for 1 or
 * 99 is used, as the nearest in the table.
 */
export const ratingDifference = (table: RatingDifferenceTable, percent: number): number =>
  at(table, Math.min(Math.max(percent, 1), table.length) - 1);
