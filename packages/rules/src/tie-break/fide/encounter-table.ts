import { at } from '../../kernel/at.ts';
import { compareFractions, type Fraction, fraction, plus } from '../../kernel/fraction.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import type { PlayerNo, RoundRecord } from '../../kernel/round-record.ts';
import { indexOf, type ScoreTable } from '../score-table.ts';
import type { TeamScore } from '../team/scored-team.ts';

/** A player's row in the table of a tied group. Points in half-points, exact if averaged. */
export interface EncounterRow {
  readonly no: PlayerNo;
  /** The points against each opponent in the group; several games count as their average. */
  readonly against: ReadonlyMap<PlayerNo, Fraction>;
  readonly halfPoints: Fraction;
  /** The number of opponents in the group whom they have not met. */
  readonly notMet: number;
}

/** One table of direct encounters, and the resulting order. */
export interface EncounterStep {
  /** The score of teams in the table; absent: points of players. */
  readonly score?: TeamScore;
  readonly rows: readonly EncounterRow[];
  readonly allMet: boolean;
  /** The group in its new order, equals together; a single part = no decision. */
  readonly parts: readonly (readonly PlayerNo[])[];
}

/** How several games against one opponent count. */
export type Repeated = 'average' | 'sum';

function scoresAgainst(
  records: readonly RoundRecord[],
  group: ReadonlySet<PlayerNo>,
): ReadonlyMap<PlayerNo, readonly HalfPoints[]> {
  const scores = new Map<PlayerNo, HalfPoints[]>();
  for (const record of records) {
    if (record.kind !== 'game' || !group.has(record.opponent)) continue;
    const existing = scores.get(record.opponent);
    if (existing === undefined) scores.set(record.opponent, [record.halfPoints]);
    else existing.push(record.halfPoints);
  }
  return scores;
}

const sumOf = (scores: readonly HalfPoints[]): number =>
  scores.reduce((sum, halfPoints) => sum + halfPoints, 0);

/** The games of a group among its members, for its table. */
export interface GroupGames {
  readonly table: ScoreTable;
  readonly reading: 'plain' | 'forfeits-played';
  readonly repeated: Repeated;
}

/** The table of a tied group. */
export function encounterRows(
  { table, reading, repeated }: GroupGames,
  tied: readonly PlayerNo[],
): readonly EncounterRow[] {
  const group = new Set(tied);
  return tied.map((no): EncounterRow => {
    const scores = scoresAgainst(at(table.sheet(reading).records, indexOf(table, no)), group);
    const against = new Map(
      [...scores].map(([opponent, games]): [PlayerNo, Fraction] => [
        opponent,
        fraction(sumOf(games), repeated === 'average' ? games.length : 1),
      ]),
    );
    return {
      no,
      against,
      halfPoints: [...against.values()].reduce(plus, fraction(0)),
      notMet: tied.length - 1 - against.size,
    };
  });
}

/** Whether everybody has met everybody. */
export const haveAllMet = (rows: readonly EncounterRow[]): boolean =>
  rows.every(({ notMet }) => notMet === 0);

/** Rows by points, best first; equals together. */
export function rowsByPoints(rows: readonly EncounterRow[]): readonly (readonly EncounterRow[])[] {
  const sorted = rows.toSorted((a, b) => compareFractions(b.halfPoints, a.halfPoints));
  const split: EncounterRow[][] = [];
  for (const row of sorted) {
    const current = split.at(-1);
    if (current !== undefined && compareFractions(at(current, 0).halfPoints, row.halfPoints) === 0)
      current.push(row);
    else split.push([row]);
  }
  return split;
}

/**
 * The top rows in order, each certainly first among the rest, whatever the missing games give: even
 * without points from these, nobody of the rest could reach the same points by winning all of theirs.
 */
export function certainLeaders(
  rows: readonly EncounterRow[],
  win: HalfPoints,
): readonly EncounterRow[] {
  const atMost = ({ halfPoints, notMet }: EncounterRow): Fraction =>
    plus(halfPoints, fraction(notMet * win));
  const left = new Set(rows);
  const leaders: EncounterRow[] = [];
  for (;;) {
    const [best] = rowsByPoints([...left])[0] ?? [];
    if (best === undefined) return leaders;
    left.delete(best);
    const isReachable = [...left].some(
      (row) => compareFractions(atMost(row), best.halfPoints) >= 0,
    );
    if (isReachable) return leaders;
    leaders.push(best);
  }
}
