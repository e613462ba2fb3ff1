/** A line of table 1: up to this difference the higher rated is expected to score this many percent. */
export interface ExpectedScoreLine {
  readonly upTo: number;
  readonly percent: number;
}

/**
 * Table 1, expected score. Each line begins one above the line before; a difference over the last
 * line gives 100 %. It differs from FIDE's table at one border, 342/343 for 344/345.
 *
 * @article DSU 2002 4.5.7 table 1; DSU 2010 4.5.7 table 1
 */
export const expectedScoreTable2002: readonly ExpectedScoreLine[] = [
  { upTo: 3, percent: 50 },
  { upTo: 10, percent: 51 },
  { upTo: 17, percent: 52 },
  { upTo: 25, percent: 53 },
  { upTo: 32, percent: 54 },
  { upTo: 39, percent: 55 },
  { upTo: 46, percent: 56 },
  { upTo: 53, percent: 57 },
  { upTo: 61, percent: 58 },
  { upTo: 68, percent: 59 },
  { upTo: 76, percent: 60 },
  { upTo: 83, percent: 61 },
  { upTo: 91, percent: 62 },
  { upTo: 98, percent: 63 },
  { upTo: 106, percent: 64 },
  { upTo: 113, percent: 65 },
  { upTo: 121, percent: 66 },
  { upTo: 129, percent: 67 },
  { upTo: 137, percent: 68 },
  { upTo: 145, percent: 69 },
  { upTo: 153, percent: 70 },
  { upTo: 162, percent: 71 },
  { upTo: 170, percent: 72 },
  { upTo: 179, percent: 73 },
  { upTo: 188, percent: 74 },
  { upTo: 197, percent: 75 },
  { upTo: 206, percent: 76 },
  { upTo: 215, percent: 77 },
  { upTo: 225, percent: 78 },
  { upTo: 235, percent: 79 },
  { upTo: 245, percent: 80 },
  { upTo: 256, percent: 81 },
  { upTo: 267, percent: 82 },
  { upTo: 278, percent: 83 },
  { upTo: 290, percent: 84 },
  { upTo: 302, percent: 85 },
  { upTo: 315, percent: 86 },
  { upTo: 328, percent: 87 },
  { upTo: 342, percent: 88 },
  { upTo: 357, percent: 89 },
  { upTo: 374, percent: 90 },
  { upTo: 391, percent: 91 },
  { upTo: 411, percent: 92 },
  { upTo: 432, percent: 93 },
  { upTo: 456, percent: 94 },
  { upTo: 484, percent: 95 },
  { upTo: 517, percent: 96 },
  { upTo: 559, percent: 97 },
  { upTo: 619, percent: 98 },
  { upTo: 735, percent: 99 },
];

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
    ...{ from: before === undefined ? 0 : before.upTo + 1, to: line?.upTo ?? null },
    ...{ higher, lower: 100 - higher },
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
