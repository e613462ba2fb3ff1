/** A line of table 1: up to this difference the higher rated is expected to score this many percent. */
export interface ExpectedScoreLine {
  readonly upTo: number;
  readonly percent: number;
}

/**
 * Table 1, expected score: the largest differences that still give 50, 51, …, 99 percent. Each line
 * begins one above the line before; a difference over the last line gives 100 %. It differs from FIDE's table at one border, 342/343 for 344/345.
 *
 * @article DSU 2002 4.5.7 table 1; DSU 2010 4.5.7 table 1
 */
export const expectedScoreTable2002: readonly ExpectedScoreLine[] = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
  170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 342, 357, 374,
  391, 411, 432, 456, 484, 517, 559, 619, 735,
].map((upTo, index) => ({ upTo, percent: 50 + index }));

/**
 * A line of table 1 as it is printed: its differences, `to` null in the last one, and what the higher and
 * the lower rated are expected to score, in percent.
 */
export interface PrintedScoreLine {
  readonly from: number;
  readonly to: number | null;
  readonly higher: number;
  readonly lower: number;
}

/**
 * The line of table 1 in which a difference stands.
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
 * P(D) in percent for a difference of whole rating points, own rating first: the H column for the
 * higher rated, the L column, 100 % less H, for the lower rated.
 */
export function expectedPercent(table: readonly ExpectedScoreLine[], difference: number): number {
  const size = Math.abs(difference);
  const higher = table.find(({ upTo }) => size <= upTo)?.percent ?? 100;
  return difference < 0 ? 100 - higher : higher;
}
