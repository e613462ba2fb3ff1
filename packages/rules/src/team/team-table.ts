import { type MatchResult, matchResult, type TeamMatch } from './team-match.ts';

/** The criteria for ordering a table of teams: match points, board points, the Berlin count. */
export const teamCriteria = ['mp', 'gp', 'berlin'] as const;

export type TeamCriterion = (typeof teamCriteria)[number];

/** The matches of a division, and the points for them. */
export interface TeamDivision {
  readonly boards: number;
  readonly order: readonly TeamCriterion[];
  /** Match points of a win and of a draw. */
  readonly win: number;
  readonly draw: number;
  readonly matches: readonly TeamMatch[];
}

/** A team's row; board points and the Berlin count are in halves. */
export interface TeamLine {
  readonly team: string;
  readonly rank: number;
  readonly mp: number;
  readonly gp: number;
  readonly berlin: number;
  readonly matches: number;
}

type Sums = { mp: number; gp: number; berlin: number; matches: number };

function pointsOf({ gp: [home, away] }: MatchResult, { win, draw }: TeamDivision) {
  if (home === away) return [draw, draw] as const;
  return home > away ? ([win, 0] as const) : ([0, win] as const);
}

function addTo(sums: Map<string, Sums>, team: string, more: readonly [number, number, number]) {
  const sum = sums.get(team) ?? { mp: 0, gp: 0, berlin: 0, matches: 0 };
  sum.mp += more[0];
  sum.gp += more[1];
  sum.berlin += more[2];
  sum.matches += 1;
  sums.set(team, sum);
}

/** The rows with ranks: teams equal in all criteria share a place, sorted by name. */
function ranked(
  sums: ReadonlyMap<string, Sums>,
  order: readonly TeamCriterion[],
): readonly TeamLine[] {
  const compare = (one: Sums, other: Sums): number =>
    order.map((by) => other[by] - one[by]).find((difference) => difference !== 0) ?? 0;
  const sorted = [...sums].toSorted(
    ([a, one], [b, other]) => compare(one, other) || (a < b ? -1 : 1),
  );
  let rank = 1;
  return sorted.map(([team, sum], index) => {
    const before = sorted[index - 1];
    if (before !== undefined && compare(before[1], sum) !== 0) rank = index + 1;
    const { mp, gp, berlin, matches } = sum;
    return { team, rank, mp, gp, berlin, matches };
  });
}

/** The table of a division and each match's points. An unplayed match counts for nobody. */
export function teamTable(division: TeamDivision): {
  readonly teams: readonly TeamLine[];
  readonly results: readonly MatchResult[];
} {
  const results = division.matches.map((match) => matchResult(match, division.boards));
  const sums = new Map<string, Sums>();
  for (const { home, away } of results) {
    for (const team of [home, away]) {
      if (!sums.has(team)) sums.set(team, { mp: 0, gp: 0, berlin: 0, matches: 0 });
    }
  }
  for (const result of results.filter(({ isPlayed }) => isPlayed)) {
    const [home, away] = pointsOf(result, division);
    addTo(sums, result.home, [home, result.gp[0], result.berlin[0]]);
    addTo(sums, result.away, [away, result.gp[1], result.berlin[1]]);
  }
  return { teams: ranked(sums, division.order), results };
}
