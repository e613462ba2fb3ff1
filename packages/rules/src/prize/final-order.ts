import type { PlayerNo } from '../kernel/round-record.ts';
import type { PrizeStanding } from './prize-input.ts';
import type { PrizeDecision } from './prize-plan.ts';

/** Players with equal points, in final order: each inner list is equal in everything. */
export interface PointsGroup {
  readonly ranked: readonly (readonly PlayerNo[])[];
  /** How the order inside, or in front of others, was found where the standings did not give it. */
  readonly by: 'standings' | 'play-off';
}

/** Everybody in the order in which prizes are given. */
export interface FinalOrder {
  readonly groups: readonly PointsGroup[];
  /** Those put in order by a lot. */
  readonly byLot: ReadonlySet<PlayerNo>;
}

/** The players of a group in order. */
export const playersOf = ({ ranked }: PointsGroup): readonly PlayerNo[] => ranked.flat();

const listedBy = (
  decisions: readonly PrizeDecision[],
  by: PrizeDecision['by'],
): readonly PlayerNo[] =>
  decisions.filter((decision) => decision.by === by).flatMap(({ players }) => players);

/** Splits who is equal in everything into those the lot put in order and, behind them, the rest. */
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
  const byRank = Map.groupBy(lines, ({ rank }) => rank);
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
 * The order in which prizes are given: the standings, with play-offs and lots worked in. Who played
 * off has a group of their own; the others with equal points share one.
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
  const byPoints = Map.groupBy(standings, ({ pointsRank }) => pointsRank);
  return {
    groups: [...byPoints.values()].flatMap((lines) => groupsOf(lines, playedOff, lot)),
    byLot: new Set(lot),
  };
}

/** The order of those alone for whom `stays` holds. */
export function onlyThose(
  groups: readonly PointsGroup[],
  stays: (no: PlayerNo) => boolean,
): readonly PointsGroup[] {
  return groups.flatMap(({ ranked, by }) => {
    const kept = ranked.map((equal) => equal.filter(stays)).filter((equal) => equal.length > 0);
    return kept.length === 0 ? [] : [{ ranked: kept, by }];
  });
}
