import { divisionOf, type League, seasonEnds, teamName } from '@rokade/league';
import { rankTexts, type SeasonEndRow } from '@rokade/tables';
import type { LeagueLocale } from '../../views/league/match-lines.ts';
import { becauseText, moveText } from '../../views/teams/season-end-text.ts';

/** A team's line with the division that its form begins with; '' = it leaves the league. */
interface SeasonEndLine extends SeasonEndRow {
  readonly next: string;
  /** What its leader gave as a reason; '' = none. */
  readonly reason: string;
}

/** The teams of each division with what becomes of them after the season. */
export function seasonEndLines(
  { t }: LeagueLocale,
  league: League,
): readonly {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly SeasonEndLine[];
}[] {
  const ends = Map.groupBy(seasonEnds(league), ({ division }) => division);
  return [...ends].map(([id, teams]) => {
    const ranks = rankTexts(teams);
    return {
      id,
      name: divisionOf(league, id)?.values.name ?? '',
      lines: teams.map((end, index) => ({
        team: end.team,
        rank: ranks[index] ?? end.rank,
        name: teamName(league, end.team),
        move: moveText(league, end, t),
        because: becauseText(end, t),
        next: end.next ?? '',
        reason: end.settled ?? '',
      })),
    };
  });
}
