import { compareFractions } from '../kernel/fraction.ts';
import type { HalfPoints } from '../kernel/half-points.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import { totalsOf } from './opponents.ts';
import type { ScoredPlayer, TieBreak, TieBreakValue } from './tie-break.ts';

/** A line of the standings. */
export interface StandingsLine {
  /** From 1; equal in everything = the same rank. */
  readonly rank: number;
  readonly no: PlayerNo;
  readonly halfPoints: HalfPoints;
  /** In the order of the tie-breaks asked for; null = dropped by its rules. */
  readonly values: readonly (TieBreakValue | null)[];
}

type Values = ReadonlyMap<PlayerNo, TieBreakValue | null>;

/** Below zero if a stands before b: higher values first, stage by stage; dropped values decide nothing. */
function compareValues(a: TieBreakValue | null, b: TieBreakValue | null): number {
  if (a === null || b === null) return 0;
  for (const [index, stage] of a.stages.entries()) {
    const other = b.stages[index];
    const difference = other === undefined ? 0 : compareFractions(other, stage);
    if (difference !== 0) return difference;
  }
  return 0;
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
  readonly players: readonly ScoredPlayer[];
  readonly noted: ReadonlyMap<PlayerNo, (TieBreakValue | null)[]>;
}

/** Splits a tied group by the next tie-break, and what remains tied by those after it. */
function resolve(
  { players, noted }: Context,
  tied: readonly PlayerNo[],
  [next, ...rest]: readonly TieBreak[],
): readonly (readonly PlayerNo[])[] {
  if (next === undefined) return [tied];
  const values: Values = next.compute(players, tied);
  for (const no of tied) noted.get(no)?.push(values.get(no) ?? null);
  const order = (a: PlayerNo, b: PlayerNo): number =>
    compareValues(values.get(a) ?? null, values.get(b) ?? null);
  const sorted = [...tied].sort((a, b) => order(a, b) || a - b);
  return groups(sorted, (a, b) => order(a, b) === 0).flatMap((group) =>
    resolve({ players, noted }, group, rest),
  );
}

/**
 * The standings by points and then the tie-breaks in their order, each applied inside the group still
 * tied (for a tie-break in stages, stage by stage). Players equal in everything share a rank and are
 * listed by number.
 *
 * @article DSU 2002 4.14
 */
export function computeStandings(
  players: readonly ScoredPlayer[],
  tieBreaks: readonly TieBreak[],
): readonly StandingsLine[] {
  const totals = totalsOf(players);
  const points = (no: PlayerNo): HalfPoints => totals.get(no) ?? 0;
  const noted = new Map(players.map(({ no }) => [no, [] as (TieBreakValue | null)[]]));
  const byPoints = players.map(({ no }) => no).sort((a, b) => points(b) - points(a) || a - b);
  const ranked = groups(byPoints, (a, b) => points(a) === points(b)).flatMap((group) =>
    resolve({ players, noted }, group, tieBreaks),
  );
  let before = 0;
  return ranked.flatMap((group) => {
    const rank = before + 1;
    before += group.length;
    return group.map((no) => ({ rank, no, halfPoints: points(no), values: noted.get(no) ?? [] }));
  });
}
