import { type ScoredPlayer, type TeamScore, usualTeamRules } from '@rokade/rules';
import { scoredTeams } from '../source/scored-teams.ts';
import type { SourceTeam } from '../source/team-line-ups.ts';
import type { SourceTeams } from '../source/tournament-source.ts';
import { gamePoints } from './swiss-facts.ts';
import type { TrfDocument } from './trf-document.ts';

/** Record 013 has no team numbers: the place in the file is the number. */
const teamsOf = ({ teams }: TrfDocument): readonly SourceTeam[] =>
  teams.map(({ name, members }, index) => ({ no: index + 1, name, members, rating: null }));

/** The first of the two scores that the encoded system (192) names, `FIDE_TEAM_GP_MP`. */
function primaryScore({ header }: TrfDocument): TeamScore {
  const [first] = header.system.split('_').filter((word) => word === 'MP' || word === 'GP');
  return first === 'GP' ? 'GP' : 'MP';
}

/** The teams of a report file; matches give 2 – 1 – 0. */
export function trfTeams(
  document: TrfDocument,
  scoredPlayers: (rounds: number) => readonly ScoredPlayer[],
): SourceTeams {
  const teams = teamsOf(document);
  const { matchPoints } = usualTeamRules;
  return {
    teams,
    matchPoints,
    primary: primaryScore(document),
    scored: (rounds) =>
      scoredTeams({
        teams,
        players: scoredPlayers(rounds),
        matchPoints,
        gamePoints: gamePoints(document),
      }),
  };
}
