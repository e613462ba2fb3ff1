import { divisionOf, type League, type SeasonEnd, seasonEnds, teamName } from '@rokade/league';
import { rankTexts, type SeasonEndRow } from '@rokade/tables';
import type { LeagueLocale } from './match-lines.ts';

/** A team's line with the division that its form begins with; '' = it leaves the league. */
interface SeasonEndLine extends SeasonEndRow {
  readonly next: string;
}

/** Where a team goes, in words. */
function moveText({ t }: LeagueLocale, league: League, { move, next }: SeasonEnd): string {
  if (next === null) return t('leagues.leaves');
  const name = divisionOf(league, next)?.values.name ?? '';
  return move === 'stays' ? t('leagues.stays') : t(`leagues.goes-${move}`, { division: name });
}

/** The teams of each division with what becomes of them after the season. */
export function seasonEndLines(
  locale: LeagueLocale,
  league: League,
): readonly {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly SeasonEndLine[];
}[] {
  const { t } = locale;
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
        move: moveText(locale, league, end),
        because: [
          end.because === null ? '' : t(`leagues.because-${end.because}`),
          end.needsPlayOff ? t('league.needs-play-off') : '',
        ]
          .filter(Boolean)
          .join('; '),
        next: end.next ?? '',
      })),
    };
  });
}
