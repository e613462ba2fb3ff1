import { oncePer } from '@rokade/journal';
import { groupedBy } from '@rokade/rules';
import { type BoardScore, halfPointsAt, isGame, type Side, sides } from '../board-result.ts';
import type { DivisionId, MatchId, MemberId, TeamId } from '../ids.ts';
import type { League, Match } from '../league.ts';
import { type BoardOfMatch, boardsOf } from './boards.ts';

/** A game of a player for a team. */
export interface OwnGame {
  readonly match: MatchId;
  readonly team: TeamId;
  readonly round: number;
  readonly board: number;
  readonly colour: 'white' | 'black';
  readonly opponent: MemberId | null;
  readonly halfPoints: number;
  /** Whether it was played on the board. */
  readonly isPlayed: boolean;
  readonly isRated: boolean;
}

/** A player's sums; those by forfeit are among the points, not among the games. */
export interface OwnScore {
  readonly player: MemberId;
  readonly games: readonly OwnGame[];
  readonly played: number;
  readonly halfPoints: number;
  /** Half-points and games by colour. */
  readonly white: { readonly halfPoints: number; readonly played: number };
  readonly black: { readonly halfPoints: number; readonly played: number };
}

type Played = OwnGame & { readonly player: MemberId };

/** What stands at a board: what was entered, but where nobody sits opposite, that it was won without play. */
function standsAt({ entered, score, players }: BoardOfMatch): BoardScore {
  const isAlone = (players.home === null) !== (players.away === null);
  return isAlone && score.includes('/') ? score : entered;
}

function gamesIn(league: League, match: Match): readonly Played[] {
  return boardsOf(league, match).flatMap((one) => {
    const { board, homeColour, players, isRated } = one;
    const result = standsAt(one);
    return sides.flatMap((side: Side): readonly Played[] => {
      const player = players[side];
      if (player === null || result === '') return [];
      const isHome = side === 'home';
      const [home, away] = halfPointsAt[result];
      return [
        {
          player,
          match: match.id,
          team: match[side],
          round: match.round,
          board,
          colour: isHome === (homeColour === 'white') ? 'white' : 'black',
          opponent: isHome ? players.away : players.home,
          halfPoints: isHome ? home : away,
          isPlayed: isGame(result),
          isRated,
        },
      ];
    });
  });
}

function summed(games: readonly OwnGame[]): {
  readonly halfPoints: number;
  readonly played: number;
} {
  const halfPoints = games.reduce((sum, one) => sum + one.halfPoints, 0);
  return { halfPoints, played: games.filter(({ isPlayed }) => isPlayed).length };
}

const better = (one: OwnScore, other: OwnScore): number =>
  other.halfPoints - one.halfPoints || one.games.length - other.games.length;

function scored(player: MemberId, games: readonly OwnGame[]): OwnScore {
  const ofColour = (colour: OwnGame['colour']) =>
    summed(games.filter((one) => one.isPlayed && one.colour === colour));
  return { player, games, ...summed(games), white: ofColour('white'), black: ofColour('black') };
}

/** A division, or one of its boards alone. */
interface Counted {
  readonly division: DivisionId;
  readonly board: number | null;
}

const scoresOf: (league: League, counted: Counted) => readonly OwnScore[] = oncePer(
  (league: League, { division, board }: Counted): readonly OwnScore[] => {
    const games = league.matches
      .filter((match) => match.division === division)
      .flatMap((match) => gamesIn(league, match))
      .filter((game) => board === null || game.board === board);
    return [...groupedBy(games, ({ player }) => player)]
      .map(([player, own]) => scored(player, own))
      .toSorted(better);
  },
  ({ division, board }) => `${division} ${board ?? ''}`,
  Number.POSITIVE_INFINITY,
);

/** The scores of everybody who played in a division, the best first; of one board, only the games there. */
export const individuals = (
  league: League,
  division: DivisionId,
  board: number | null = null,
): readonly OwnScore[] => scoresOf(league, { division, board });
