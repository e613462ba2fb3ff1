import {
  type Division,
  type DivisionId,
  divisionOf,
  type League,
  type Match,
  teamName,
  teamsIn,
} from '@rokade/league';
import type { Reason } from '@rokade/rules';
import { type ReasonLine, reasonLines } from '../../chess/reason-lines.ts';
import type { LeagueWords } from './league-matches.ts';

/** The teams without a match in a round, each with why: `Without a match: Springeren (bye)`; '' = none. */
export function freeText(
  league: League,
  division: Division,
  round: number,
  t: LeagueWords,
): string {
  const free = division.byes
    .filter((one) => one.round === round)
    .map(({ team, bye }) => `${teamName(league, team)} (${t(`league.bye-${bye}`)})`);
  return free.length === 0 ? '' : t('league.round-without', { teams: free.join(', ') });
}

/** Reasons about the teams of a division, whose numbers are those of the division. */
function teamReasons(
  league: League,
  division: DivisionId,
  because: readonly Reason[],
  t: LeagueWords,
): readonly ReasonLine[] {
  if (because.length === 0) return [];
  const teams = teamsIn(league, division);
  const nameOfNo = (no: number): string => teams[no - 1]?.values.name ?? `${no}`;
  return reasonLines({ nameOf: (id: string) => id, nameOfNo }, because, t);
}

/** Why two teams meet, with the articles; none where a table or a lot decided it, or somebody did. */
export const pairingReasons = (
  league: League,
  { division, because }: Match,
  t: LeagueWords,
): readonly ReasonLine[] => teamReasons(league, division, because, t);

/** A pairing of a round, or a team without one, with why. */
export interface ExplainedPairing {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly ReasonLine[];
}

/** Why the pairings of a round are as they are, those without reasons left out. */
export function explainedRound(
  league: League,
  id: DivisionId,
  round: number,
  t: LeagueWords,
): readonly ExplainedPairing[] {
  const matches = league.matches
    .filter((match) => match.division === id && match.round === round)
    .map((match) => ({
      key: match.id as string,
      title: t('league.versus', {
        home: teamName(league, match.home),
        away: teamName(league, match.away),
      }),
      lines: pairingReasons(league, match, t),
    }));
  const byes = (divisionOf(league, id)?.byes ?? [])
    .filter((bye) => bye.round === round)
    .map(({ team, because }) => ({
      key: team as string,
      title: teamName(league, team),
      lines: teamReasons(league, id, because, t),
    }));
  return [...matches, ...byes].filter(({ lines }) => lines.length > 0);
}
