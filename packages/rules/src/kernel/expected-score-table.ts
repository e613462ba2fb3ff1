/** A row of table 1: up to this difference the higher rated player's expected score is this percentage. */
export interface ExpectedScoreLine {
  readonly upTo: number;
  readonly percent: number;
}

/**
 * Table 1, expected score: the greatest differences that give 50, 51, …, 99 percent. Each row begins
 * one above the row before; a difference above the last row gives 100 %. It differs from FIDE's table
 * at one limit, 342/343 instead of 344/345.
 *
 * @article DSU 2002 4.5.7 table 1; DSU 2010 4.5.7 table 1
 */
export const expectedScoreTable2002: readonly ExpectedScoreLine[] = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
  170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 342, 357, 374,
  391, 411, 432, 456, 484, 517, 559, 619, 735,
].map((upTo, index) => ({ upTo, percent: 50 + index }));

/**
 * A row of table 1 as printed: its differences, `to` null in the last one, and the expected scores of
 * the higher and of the lower rated, in percent.
 */
export interface PrintedScoreLine {
  readonly from: number;
  readonly to: number | null;
  readonly higher: number;
  readonly lower: number;
}

/**
 * The row of table 1 for a difference.
 *
 * @article DSU 2002 4.5.7 table 1; DSU 2010 4.5.7 table 1
 */
export function printedScoreLine(
  table: readonly ExpectedScoreLine[],
  difference: number,
): PrintedScoreLine {
  const size = Math.abs(difference);
  const index = table.findIndex(({ upTo }) => size <= upTo);
  const line = table[index];
  const before = index === -1 ? table.at(-1) : table[index - 1];
  const higher = line?.percent ?? 100;
  return {
    from: before === undefined ? 0 : before.upTo + 1,
    to: line?.upTo ?? null,
    higher,
    lower: 100 - higher,
  };
}

/**
 * P(D) in percent for a difference of whole rating points, own rating first: column H for the higher
 * rated, column L, 100 % minus H, for the lower rated.
 */
export function expectedPercent(table: readonly ExpectedScoreLine[], difference: number): number {
  const size = Math.abs(difference);
  const higher = table.find(({ upTo }) => size <= upTo)?.percent ?? 100;
  return difference < 0 ? 100 - higher : higher;
}
