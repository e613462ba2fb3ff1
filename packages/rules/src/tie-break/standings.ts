import type { HalfPoints } from '../kernel/half-points.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import { compareValues } from './compare-values.ts';
import { makeScoreTable, type ScoreTable } from './score-table.ts';
import type { ScoredPlayer } from './scored-player.ts';
import type { TieBreak, TieBreakValue } from './tie-break.ts';
import { defaultTieBreakRules, type TieBreakRules } from './tie-break-rules.ts';

/** A line of the standings. */
export interface StandingsLine {
  /** From 1; equal in everything = the same rank. */
  readonly rank: number;
  readonly no: PlayerNo;
  readonly halfPoints: HalfPoints;
  /** In the order of the tie-breaks asked for; null = dropped by its rules or undefined. */
  readonly values: readonly (TieBreakValue | null)[];
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

interface Context {
  readonly table: ScoreTable;
  readonly noted: ReadonlyMap<PlayerNo, (TieBreakValue | null)[]>;
}

/** Splits a tied group by the next tie-break, and what remains tied by those after it. */
function resolve(
  context: Context,
  tied: readonly PlayerNo[],
  [next, ...rest]: readonly TieBreak[],
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
 * The standings by points and then the tie-breaks in their order, each applied inside the group still
 * tied (for a tie-break in stages, stage by stage). Players equal in everything share a rank and are
 * listed by number. Without `rules` it is a Swiss tournament by the edition in force.
 *
 * @article DSU 2002 4.14; FIDE C.07 4
 */
export function computeStandings(
  players: readonly ScoredPlayer[],
  tieBreaks: readonly TieBreak[],
  rules: TieBreakRules = defaultTieBreakRules,
): readonly StandingsLine[] {
  const table = makeScoreTable(players, rules);
  const points = (no: PlayerNo): HalfPoints => table.totals.get(no) ?? 0;
  const noted = new Map(players.map(({ no }) => [no, [] as (TieBreakValue | null)[]]));
  const byPoints = players.map(({ no }) => no).sort((a, b) => points(b) - points(a) || a - b);
  const ranked = groups(byPoints, (a, b) => points(a) === points(b)).flatMap((group) =>
    resolve({ table, noted }, group, tieBreaks),
  );
  let before = 0;
  return ranked.flatMap((group) => {
    const rank = before + 1;
    before += group.length;
    return group.map((no) => ({ rank, no, halfPoints: points(no), values: noted.get(no) ?? [] }));
  });
}
