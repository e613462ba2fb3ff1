import type { PlayerNo } from '../../kernel/round-record.ts';
import {
  certainLeaders,
  type EncounterRow,
  type EncounterStep,
  encounterRows,
  type GroupGames,
  haveAllMet,
  rowsByPoints,
} from './encounter-table.ts';

const numbers = (rows: readonly EncounterRow[]): readonly PlayerNo[] => rows.map(({ no }) => no);

/**
 * The order by one table: by points if all have met; otherwise the players who are first, second, …
 * whatever the missing games give, at most `leadersAtMost` of them.
 *
 * @article FIDE C.07 6.2, 6.3; FIDE 2012 annex 3 A.c
 */
export function decideTable(
  games: GroupGames,
  tied: readonly PlayerNo[],
  leadersAtMost: number,
): EncounterStep {
  const rows = encounterRows(games, tied);
  const allMet = haveAllMet(rows);
  if (allMet) return { rows, allMet, parts: rowsByPoints(rows).map(numbers) };
  const certain = numbers(certainLeaders(rows, games.table.rules.points.win));
  const leaders = new Set(certain.slice(0, leadersAtMost));
  const rest = tied.filter((no) => !leaders.has(no));
  const parts = [...leaders].map((no) => [no]);
  return { rows, allMet, parts: rest.length === 0 ? parts : [...parts, rest] };
}
