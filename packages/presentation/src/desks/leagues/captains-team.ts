import { type League, memberName, memberOf, type TeamId, teamName } from '@rokade/league';
import type { Locale } from '../../words/locale.ts';
import { missingLines } from './league-lines.ts';

/** What waits for a team: its line-ups, results, agreements and answers. */
export const waitingLines = (locale: Locale<'server'>, league: League, team: TeamId, now: string) =>
  missingLines(locale, league, now, team).map(({ match, versus, what }) => ({
    match,
    versus,
    what,
  }));

/** The requests for players that concern a team. */
export const callLines = (league: League, team: TeamId, nameOf: (match: string) => string) =>
  league.calls
    .filter((call) => call.team === team || memberOf(league, call.player)?.team === team)
    .map(({ id, match, team: by, player, answer }) => ({
      id: id as string,
      team: teamName(league, by),
      player: memberName(league, player),
      match: nameOf(match),
      state: answer === null ? 'open' : answer.granted ? 'granted' : 'refused',
      needsAnswer: by !== team && answer === null,
    }));

/** Players of lower teams of the club, for whom the captain may ask. */
export const callable = (league: League, team: TeamId) => {
  const club = league.teams.find(({ id }) => id === team)?.values.club ?? '';
  const others = league.teams.filter((one) => one.id !== team && one.values.club === club);
  return club === ''
    ? []
    : others.flatMap((other) =>
        league.members
          .filter((member) => member.team === other.id)
          .map(({ id, values }) => ({
            value: id as string,
            text: `${values.name} (${other.values.name})`,
          })),
      );
};
