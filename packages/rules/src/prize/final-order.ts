import { groupedBy } from '../kernel/grouped-by.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import type { PrizeStanding } from './prize-input.ts';
import type { PrizeDecision } from './prize-plan.ts';

/** Players with equal points, in the final order: those in one inner list are equal in everything. */
export interface PointsGroup {
  readonly ranked: readonly (readonly PlayerNo[])[];
  /** What decided the order inside the group, or its place before others: the standings or a play-off. */
  readonly by: 'standings' | 'play-off';
}

/** The order in which prizes are given. */
export interface FinalOrder {
  readonly groups: readonly PointsGroup[];
  /** The players put in order by a lot. */
  readonly byLot: ReadonlySet<PlayerNo>;
}

/** The players of a group in order. */
export const playersOf = ({ ranked }: PointsGroup): readonly PlayerNo[] => ranked.flat();

const listedBy = (
  decisions: readonly PrizeDecision[],
  by: PrizeDecision['by'],
): readonly PlayerNo[] =>
  decisions.filter((decision) => decision.by === by).flatMap(({ players }) => players);

/** Splits players who are equal in everything into those ordered by the lot and, after them, the rest. */
function orderedByLot(
  equal: readonly PlayerNo[],
  lot: readonly PlayerNo[],
): readonly (readonly PlayerNo[])[] {
  const drawn = lot.filter((no) => equal.includes(no));
  const rest = equal.filter((no) => !drawn.includes(no));
  return [...drawn.map((no) => [no]), ...(rest.length === 0 ? [] : [rest])];
}

function rankedGroup(
  lines: readonly PrizeStanding[],
  lot: readonly PlayerNo[],
): readonly (readonly PlayerNo[])[] {
  const byRank = groupedBy(lines, ({ rank }) => rank);
  return [...byRank.values()].flatMap((equal) =>
    orderedByLot(
      equal.map(({ no }) => no),
      lot,
    ),
  );
}

function groupsOf(
  lines: readonly PrizeStanding[],
  playedOff: readonly PlayerNo[],
  lot: readonly PlayerNo[],
): readonly PointsGroup[] {
  const numbers = new Set(lines.map(({ no }) => no));
  const inFront = playedOff.filter((no) => numbers.has(no));
  const rest = lines.filter(({ no }) => !inFront.includes(no));
  return [
    ...inFront.map((no): PointsGroup => ({ ranked: [[no]], by: 'play-off' })),
    ...(rest.length === 0
      ? []
      : [{ ranked: rankedGroup(rest, lot), by: 'standings' } satisfies PointsGroup]),
  ];
}

/**
 * The order in which prizes are given: the standings, with play-offs and lots included. Players of a
 * play-off have groups of their own; the others with equal points share one.
 *
 * @article FIDE 2012 annex 3 1e, 1f
 * @article DSU 2002 4.2 §36
 */
export function finalOrder(
  standings: readonly PrizeStanding[],
  decisions: readonly PrizeDecision[],
): FinalOrder {
  const playedOff = listedBy(decisions, 'play-off');
  const lot = listedBy(decisions, 'lot');
  const byPoints = groupedBy(standings, ({ pointsRank }) => pointsRank);
  return {
    groups: [...byPoints.values()].flatMap((lines) => groupsOf(lines, playedOff, lot)),
    byLot: new Set(lot),
  };
}

/** The order of only those players for whom `stays` holds. */
export function onlyThose(
  groups: readonly PointsGroup[],
  stays: (no: PlayerNo) => boolean,
): readonly PointsGroup[] {
  return groups.flatMap(({ ranked, by }) => {
    const kept = ranked.map((equal) => equal.filter(stays)).filter((equal) => equal.length > 0);
    return kept.length === 0 ? [] : [{ ranked: kept, by }];
  });
}
