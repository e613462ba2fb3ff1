import { formOf } from '../forms/division-forms.ts';
import type { TeamId } from '../ids.ts';
import { divisionOf, type League, type Match, teamOf, type Withdrawal } from '../league.ts';
import { divisionTable } from './division-table.ts';
import { matchScore } from './match-score.ts';

/** The first team of a match that has withdrawn; null: both play. */
const withdrawnOf = (league: League, { home, away }: Match): TeamId | null =>
  [home, away].find((team) => (teamOf(league, team)?.withdrawn ?? '') !== '') ?? null;

/** The team whose withdrawal means that a match is not played any more; null: it is, or it was. */
export function calledOffBy(league: League, match: Match): TeamId | null {
  const team = withdrawnOf(league, match);
  return team !== null && matchScore(league, match).points === null ? team : null;
}

/** The team by whose withdrawal a match that was played counts for nobody; null: it counts, or was not played. */
export function struckWith(league: League, match: Match): TeamId | null {
  const team = withdrawnOf(league, match);
  if (team === null || matchScore(league, match).points === null) return null;
  const isStruck = divisionTable(league, match.division).some(
    (line) => line.isStruck && (line.team === match.home || line.team === match.away),
  );
  return isStruck ? team : null;
}

/** What follows where a team withdraws. */
export interface WithdrawalOutcome {
  /** What becomes of its matches: none counts; those played do; or whoever it meets goes on without playing. */
  readonly outcome: 'strikes' | 'keeps' | 'walkover';
  readonly played: number;
  readonly open: number;
}

/** What follows where a team withdraws in some way; null: it has no match, so nothing does. */
export function outcomeOfWithdrawal(
  league: League,
  id: TeamId,
  how: Withdrawal,
): WithdrawalOutcome | null {
  const team = teamOf(league, id);
  const division = divisionOf(league, team?.division ?? '');
  if (team === undefined || division === undefined) return null;
  const own = league.matches.filter(({ home, away }) => home === id || away === id);
  if (own.length === 0) return null;
  const open = own.filter((match) => matchScore(league, match).points === null).length;
  const counts = { played: own.length - open, open };
  if (formOf(division).shows === 'bracket') return { outcome: 'walkover', ...counts };
  const teams = league.teams.map((one) => (one.id === id ? { ...one, withdrawn: how } : one));
  const line = divisionTable({ ...league, teams }, division.id).find((one) => one.team === id);
  return { outcome: line?.isStruck === true ? 'strikes' : 'keeps', ...counts };
}
