import { indexOf, type ScoreTable } from './score-table.ts';
import type { TieBreak, TieBreakHead, TieBreakValue } from './tie-break.ts';

/** A tie-break made from the function that calculates one player's value, by index in the table. */
export const perPlayer = (
  head: TieBreakHead,
  valueFor: (table: ScoreTable, index: number) => TieBreakValue | null,
): TieBreak => ({
  ...head,
  compute: (table, tied) => new Map(tied.map((no) => [no, valueFor(table, indexOf(table, no))])),
});
