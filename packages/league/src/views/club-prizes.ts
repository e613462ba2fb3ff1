import { groupedBy, teamPrizes } from '@rokade/rules';
import type { MemberId, TeamId } from '../ids.ts';
import { type League, squadOf, type Team } from '../league.ts';
import { individuals, type OwnGame } from './individuals.ts';
import { roundsOf } from './team-season.ts';

/** A player of a team in the club's own reckoning. */
export interface ClubMember {
  readonly player: MemberId;
  readonly played: number;
  /** What counts for the points: without games lost as a substitute in a higher team. */
  readonly counted: number;
  readonly halfPoints: number;
  readonly leftOut: readonly OwnGame[];
  /** Whether they played enough games, and get a prize. */
  readonly outcome: 'prize' | 'counted' | 'too-few';
}

/** A team in the club's own reckoning. */
export interface ClubTeam {
  readonly team: TeamId;
  readonly rounds: number;
  /** So many games are needed. */
  readonly least: number;
  readonly members: readonly ClubMember[];
}

/** The games that everybody played in the league, for whichever team. */
function gamesByPlayer(league: League): ReadonlyMap<MemberId, readonly OwnGame[]> {
  const scores = league.divisions.flatMap(({ id }) => individuals(league, id));
  return new Map(
    [...groupedBy(scores, ({ player }) => player)].map(([player, own]) => [
      player,
      own.flatMap(({ games }) => games).filter(({ isPlayed }) => isPlayed),
    ]),
  );
}

/** Players need at most two games fewer than there were rounds. */
const gamesLess = 2;

function reckoned(
  league: League,
  team: Team,
  games: ReadonlyMap<MemberId, readonly OwnGame[]>,
): ClubTeam {
  const rounds = roundsOf(league, team.division).length;
  const members = squadOf(league, team.id)
    .map(({ id }) => ({ player: id, games: games.get(id) ?? [] }))
    .filter((member) => member.games.length > 0);
  const isAbove = (game: OwnGame): boolean => game.team !== team.id;
  const { counted, prizes } = teamPrizes(
    rounds,
    members.map(({ games: own }, index) => ({
      no: index + 1,
      games: own.map((game) => ({ halfPoints: game.halfPoints, above: isAbove(game) })),
    })),
  );
  return {
    team: team.id,
    rounds,
    least: Math.max(rounds - gamesLess, 0),
    members: members.map(({ player, games: own }, index) => {
      const leftOut = own.filter((game) => isAbove(game) && game.halfPoints === 0);
      const isCounted = counted.includes(index + 1);
      return {
        player,
        played: own.length,
        counted: own.length - leftOut.length,
        halfPoints: own.reduce((sum, { halfPoints }) => sum + halfPoints, 0),
        leftOut,
        outcome: prizes.includes(index + 1) ? 'prize' : isCounted ? 'counted' : 'too-few',
      };
    }),
  };
}

/**
 * The prizes within the teams of a club: who counts, who gets one, and what does not count. Only games
 * that were played are games here; one for a higher team counts in the player's own team, unless lost.
 *
 * @article Tempelhof 2018 III.H.6
 */
export function clubPrizes(league: League, club: string): readonly ClubTeam[] {
  const games = gamesByPlayer(league);
  return league.teams
    .filter(({ values, withdrawn }) => values.club === club && withdrawn === '')
    .map((team) => reckoned(league, team, games));
}
