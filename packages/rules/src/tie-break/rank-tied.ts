import type { HalfPoints } from '../kernel/half-points.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import { compareValues } from './compare-values.ts';
import type { TieBreak, TieBreakValue } from './tie-break.ts';

/** A row of the standings. */
export interface StandingsLine {
  /** From 1; equal in everything = the same rank. */
  readonly rank: number;
  /** The first place of all with the same points, before any tie-break. */
  readonly pointsRank: number;
  readonly no: PlayerNo;
  readonly halfPoints: HalfPoints;
  /** In the order of the tie-breaks; null = dropped by its rules or undefined. */
  readonly values: readonly (TieBreakValue | null)[];
  /** False for a player who withdrew so early that their results do not count: they come after everybody. */
  readonly counts: boolean;
}

/** The players to be ranked, the first criterion, and the tie-breaks. */
export interface Ranking<Table> {
  readonly table: Table;
  readonly numbers: readonly PlayerNo[];
  readonly halfPoints: (no: PlayerNo) => HalfPoints;
  readonly tieBreaks: readonly TieBreak<Table>[];
  /** Those of `numbers` who are not ranked and come last together. */
  readonly unranked: ReadonlySet<PlayerNo>;
}

type Group = readonly PlayerNo[];

/** Splits a sorted list where neighbours differ. */
function groups(sorted: Group, same: (a: PlayerNo, b: PlayerNo) => boolean): readonly Group[] {
  const split: PlayerNo[][] = [];
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

/** A group and the first of its places. */
interface Placed {
  readonly place: number;
  readonly group: Group;
}

/** Groups in sequence, from a place on. */
function placed(place: number, split: readonly Group[]): readonly Placed[] {
  let next = place;
  return split.map((group) => {
    const at = next;
    next += group.length;
    return { place: at, group };
  });
}

/** Splits a tied group by a tie-break. One for the title alone separates the first from all others. */
function split<Table>(
  { table, noted }: Context<Table>,
  tied: Group,
  tieBreak: TieBreak<Table>,
): readonly Group[] {
  const values = tieBreak.compute(table, tied);
  for (const no of tied) noted.get(no)?.push(values.get(no) ?? null);
  const order = (a: PlayerNo, b: PlayerNo): number =>
    compareValues(tieBreak, values.get(a) ?? null, values.get(b) ?? null);
  const sorted = [...tied].sort((a, b) => order(a, b) || a - b);
  const parts = groups(sorted, (a, b) => order(a, b) === 0);
  if (tieBreak.decides !== 'title' || parts.length < 2) return parts;
  return [
    parts.slice(0, 1).flat(),
    parts
      .slice(1)
      .flat()
      .toSorted((a, b) => a - b),
  ];
}

/**
 * Splits a tied group by the next tie-break, and the groups still tied by those after it. One for the
 * title alone is worked out only where several share the first place.
 */
function resolve<Table>(
  context: Context<Table>,
  tied: Placed,
  [next, ...rest]: readonly TieBreak<Table>[],
): readonly Placed[] {
  if (next === undefined) return [tied];
  if (next.decides === 'title' && (tied.place > 1 || tied.group.length < 2)) {
    for (const no of tied.group) context.noted.get(no)?.push(null);
    return resolve(context, tied, rest);
  }
  const parts = placed(tied.place, split(context, tied.group, next));
  return parts.flatMap((part) => resolve(context, part, rest));
}

/** Groups of equal points: those of the table, or of a tie-break that replaces them. */
function byPoints<Table>(
  context: Context<Table>,
  numbers: Group,
  { halfPoints, tieBreaks: [first] }: Ranking<Table>,
): readonly Group[] {
  if (first?.decides === 'points') return split(context, numbers, first);
  const sorted = [...numbers].sort((a, b) => halfPoints(b) - halfPoints(a) || a - b);
  return groups(sorted, (a, b) => halfPoints(a) === halfPoints(b));
}

/**
 * Ranks by points and then by each tie-break inside the group still tied. Players equal in everything
 * share a rank and are listed by number.
 *
 * @article FIDE C.07 4
 */
export function rankTied<Table>(ranking: Ranking<Table>): readonly StandingsLine[] {
  const { table, halfPoints, tieBreaks, unranked } = ranking;
  const numbers = ranking.numbers.filter((no) => !unranked.has(no));
  const noted = new Map(numbers.map((no) => [no, [] as (TieBreakValue | null)[]]));
  const context = { table, noted };
  const equalPoints = placed(1, byPoints(context, numbers, ranking));
  const rest = tieBreaks[0]?.decides === 'points' ? tieBreaks.slice(1) : tieBreaks;
  const ranked = equalPoints.flatMap((group) =>
    resolve(context, group, rest).map((each) => ({ ...each, pointsRank: group.place })),
  );
  const behind = ranking.numbers.filter((no) => unranked.has(no)).toSorted((a, b) => a - b);
  const last = { place: numbers.length + 1, pointsRank: numbers.length + 1, group: behind };
  return [...ranked, last].flatMap(({ place, pointsRank, group }) =>
    group.map((no) => ({
      rank: place,
      pointsRank,
      no,
      halfPoints: halfPoints(no),
      values: noted.get(no) ?? tieBreaks.map(() => null),
      counts: !unranked.has(no),
    })),
  );
}
