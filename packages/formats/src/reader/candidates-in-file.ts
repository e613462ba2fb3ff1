import type { Candidate } from '@rokade/rules';
import { candidatesOf, danishRules } from '@rokade/tournament';
import type { TournamentReader } from './tournament-reader.ts';

/** The players with a candidate result in a file, by their ratings in the Danish list. */
export function candidatesInFile(source: TournamentReader): readonly Candidate[] {
  const { roundsPaired, roundsPlanned, lastDay, play } = source;
  const { list } = danishRules(lastDay);
  return candidatesOf({
    event: { day: lastDay, play },
    rounds: Math.max(roundsPlanned ?? roundsPaired, roundsPaired),
    roundsPaired,
    inTeams: source.teamEvent.teams.length > 0,
    players: source.ratedPlayers({ list, rounds: roundsPaired }),
  });
}
