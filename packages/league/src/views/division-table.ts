import { oncePer } from '@rokade/journal';
import type { DivisionId, TeamId } from '../ids.ts';
import { type Division, divisionOf, type League, type Withdrawal } from '../league.ts';
import { isCounted, matchScore } from './match-score.ts';

/** A team's row in a table; board points and the Berlin count are in halves. */
export interface TableLine {
  readonly team: TeamId;
  /** Teams that are equal in everything share a rank. */
  readonly rank: number;
  readonly matchPoints: number;
  readonly halfPoints: number;
  readonly berlin: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** What was taken from the team; the sums above are without it. */
  readonly taken: { readonly matchPoints: number; readonly halfPoints: number };
  readonly withdrawn: Withdrawal;
  /** Whether the place leads up or down; '' where it is shared with one that does not. */
  readonly leads: 'up' | 'down' | '';
}

type Sums = Omit<TableLine, 'rank' | 'leads'>;

/** The order of the criteria, the first that differs decides. */
const criteria = {
  'match-points': ['matchPoints', 'halfPoints', 'berlin'],
  'board-points': ['halfPoints', 'matchPoints', 'berlin'],
} as const;

function takenFrom({ penalties }: League, team: string): Sums['taken'] {
  const own = penalties.filter((one) => one.team === team);
  return {
    matchPoints: own.reduce((sum, one) => sum + one.matchPoints, 0),
    halfPoints: own.reduce((sum, one) => sum + one.halfPoints, 0),
  };
}

function sumsOf(league: League, team: League['teams'][number]): Sums {
  const sums = { matchPoints: 0, halfPoints: 0, berlin: 0, won: 0, drawn: 0, lost: 0 };
  for (const match of league.matches) {
    const at = match.home === team.id ? 0 : match.away === team.id ? 1 : null;
    if (at === null || !isCounted(league, match)) continue;
    const { halfPoints, points, berlin } = matchScore(league, match);
    if (points === null) continue;
    const [own, other] = [halfPoints[at], halfPoints[1 - at] ?? 0];
    sums.matchPoints += points[at];
    sums.halfPoints += own;
    sums.berlin += berlin[at];
    if (own > other) sums.won += 1;
    else if (own < other) sums.lost += 1;
    else sums.drawn += 1;
  }
  const taken = takenFrom(league, team.id);
  return {
    ...sums,
    team: team.id,
    matchPoints: sums.matchPoints - taken.matchPoints,
    halfPoints: sums.halfPoints - taken.halfPoints,
    taken,
    withdrawn: team.withdrawn,
  };
}

/** Where a rank leads that teams share from their first to their last place. */
function leadsTo(
  { values: { promoted, relegated } }: Division,
  { first, last, teams }: { readonly first: number; readonly last: number; readonly teams: number },
): TableLine['leads'] {
  if (last <= promoted) return 'up';
  return first > teams - relegated ? 'down' : '';
}

/** Withdrawn teams stand last, then the criteria in their order decide. */
function compareBy(order: League['values']['order']): (one: Sums, other: Sums) => number {
  return (one, other) => {
    const gone = Number(one.withdrawn !== '') - Number(other.withdrawn !== '');
    const differing = criteria[order].map((by) => other[by] - one[by]).find((by) => by !== 0);
    return gone === 0 ? (differing ?? 0) : gone;
  };
}

function tableOf(league: League, id: DivisionId): readonly TableLine[] {
  const division = divisionOf(league, id);
  if (division === undefined) return [];
  const compare = compareBy(league.values.order);
  const sums = league.teams
    .filter((team) => team.division === id)
    .map((team) => sumsOf(league, team))
    .toSorted(compare);
  return sums.map((sum) => {
    const first = sums.findIndex((other) => compare(sum, other) === 0) + 1;
    const last = sums.findLastIndex((other) => compare(sum, other) === 0) + 1;
    const leads = leadsTo(division, { first, last, teams: sums.length });
    return { ...sum, rank: first, leads };
  });
}

/**
 * The table of a division: match points or board points first, as the league has it, then the other, then
 * the Berlin count. A match counts once all its boards have a result.
 *
 * @article Tempelhof 2018 IV.4d, IV.4e
 */
export const divisionTable: (league: League, division: DivisionId) => readonly TableLine[] =
  oncePer(tableOf);
