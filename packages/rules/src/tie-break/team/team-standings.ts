import type { HalfPoints } from '../../kernel/half-points.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import { rankTied, type StandingsLine } from '../rank-tied.ts';
import type { TieBreak, TieBreakHead, TieBreakValue } from '../tie-break.ts';
import type { ScoredTeam, TeamScore } from './scored-team.ts';
import { makeTeamTable, type TeamTable, type TeamTieBreakRules } from './team-table.ts';

/** A row of the standings of teams; `halfPoints` are those of the primary score. */
export interface TeamStandingsLine extends StandingsLine {
  readonly matchHalfPoints: HalfPoints;
  readonly gameHalfPoints: HalfPoints;
}

/** A tie-break of teams: one file each. */
export type TeamTieBreak = TieBreak<TeamTable>;

/** A tie-break made from the function that calculates one team's value. */
export const perTeam = (
  head: TieBreakHead,
  valueFor: (table: TeamTable, no: PlayerNo) => TieBreakValue,
): TeamTieBreak => ({
  ...head,
  compute: (table, tied) => new Map(tied.map((no) => [no, valueFor(table, no)])),
});

/**
 * The standings of teams by the primary score and then the tie-breaks in order, each inside the group
 * still tied. Teams equal in everything share a rank and are listed by number.
 *
 * @article FIDE C.07 4, 11; Tempelhof 2018 IV.4e
 */
export function computeTeamStandings(
  teams: readonly ScoredTeam[],
  tieBreaks: readonly TeamTieBreak[],
  rules: TeamTieBreakRules,
): readonly TeamStandingsLine[] {
  const table = makeTeamTable(teams, rules);
  const scored = (score: TeamScore, no: PlayerNo): HalfPoints =>
    table.byScore[score].totals.get(no) ?? 0;
  const lines = rankTied({
    table,
    numbers: teams.map(({ no }) => no),
    halfPoints: (no) => scored(rules.primary, no),
    tieBreaks,
    unranked: new Set(),
  });
  return lines.map((line) => ({
    ...line,
    matchHalfPoints: scored('MP', line.no),
    gameHalfPoints: scored('GP', line.no),
  }));
}
