import type { HalfPoints } from '../kernel/half-points.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import { compareValues } from './compare-values.ts';
import type { TieBreak, TieBreakValue } from './tie-break.ts';

/** A line of the standings. */
export interface StandingsLine {
  /** From 1; equal in everything = the same rank. */
  readonly rank: number;
  readonly no: PlayerNo;
  readonly halfPoints: HalfPoints;
  /** In the order of the tie-breaks asked for; null = dropped by its rules or undefined. */
  readonly values: readonly (TieBreakValue | null)[];
}

/** Who is ranked, by what first, and by what then. */
export interface Ranking<Table> {
  readonly table: Table;
  readonly numbers: readonly PlayerNo[];
  readonly halfPoints: (no: PlayerNo) => HalfPoints;
  readonly tieBreaks: readonly TieBreak<Table>[];
}

/** Splits a sorted list where neighbours differ. */
function groups<T>(sorted: readonly T[], same: (a: T, b: T) => boolean): readonly (readonly T[])[] {
  const split: T[][] = [];
  for (const item of sorted) {
    const current = split.at(-1);
    const last = current?.at(-1);
    if (current !== undefined && last !== undefined && same(last, item)) current.push(item);
    else split.push([item]);
  }
  return split;
}

interface Context<Table> {
  readonly table: Table;
  readonly noted: ReadonlyMap<PlayerNo, (TieBreakValue | null)[]>;
}

/** Splits a tied group by the next tie-break, and what remains tied by those after it. */
function resolve<Table>(
  context: Context<Table>,
  tied: readonly PlayerNo[],
  [next, ...rest]: readonly TieBreak<Table>[],
): readonly (readonly PlayerNo[])[] {
  if (next === undefined) return [tied];
  const values = next.compute(context.table, tied);
  for (const no of tied) context.noted.get(no)?.push(values.get(no) ?? null);
  const order = (a: PlayerNo, b: PlayerNo): number =>
    compareValues(next, values.get(a) ?? null, values.get(b) ?? null);
  const sorted = [...tied].sort((a, b) => order(a, b) || a - b);
  return groups(sorted, (a, b) => order(a, b) === 0).flatMap((group) =>
    resolve(context, group, rest),
  );
}

/**
 * Ranks by points and then by each tie-break inside the group still tied. Who is equal in everything
 * shares a rank and is listed by number.
 *
 * @article FIDE C.07 4
 */
export function rankTied<Table>(ranking: Ranking<Table>): readonly StandingsLine[] {
  const { table, numbers, halfPoints, tieBreaks } = ranking;
  const noted = new Map(numbers.map((no) => [no, [] as (TieBreakValue | null)[]]));
  const byPoints = [...numbers].sort((a, b) => halfPoints(b) - halfPoints(a) || a - b);
  const ranked = groups(byPoints, (a, b) => halfPoints(a) === halfPoints(b)).flatMap((group) =>
    resolve({ table, noted }, group, tieBreaks),
  );
  let before = 0;
  return ranked.flatMap((group) => {
    const rank = before + 1;
    before += group.length;
    return group.map((no) => ({
      rank,
      no,
      halfPoints: halfPoints(no),
      values: noted.get(no) ?? [],
    }));
  });
}
