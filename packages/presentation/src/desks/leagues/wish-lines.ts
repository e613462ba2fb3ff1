import { type DivisionId, judgedWishes, type League, teamName } from '@rokade/league';
import type { LeagueLocale } from '../../views/league/match-lines.ts';

/** A wish for the schedule with what became of it. */
export interface WishLine {
  readonly id: string;
  readonly text: string;
  readonly outcome: string;
  readonly isKept: boolean;
}

/** The wishes for a division's schedule, each with whether it is kept and what stands against it. */
export const wishLines = (
  { t }: LeagueLocale,
  league: League,
  division: DivisionId,
): readonly WishLine[] =>
  judgedWishes(league, division).map(({ wish: { id, teams, values }, outcome }) => {
    const facts = {
      teams: teams.map((team) => teamName(league, team)).join(', '),
      wish: t(`leagues.wish-${values.wish}`),
    };
    const { round } = values;
    const against = (outcome?.against ?? []).map((match) => {
      const [home, away] = [teamName(league, match.home), teamName(league, match.away)];
      return `${match.round}: ${t('league.versus', { home, away })}`;
    });
    return {
      id,
      text: round === 0 ? t('leagues.wish-of', facts) : t('leagues.wish-in', { ...facts, round }),
      outcome:
        outcome === null
          ? t('leagues.wish-open')
          : outcome.kept
            ? t('leagues.wish-kept')
            : t('leagues.wish-against', { matches: against.join(', ') }),
      isKept: outcome?.kept ?? false,
    };
  });
