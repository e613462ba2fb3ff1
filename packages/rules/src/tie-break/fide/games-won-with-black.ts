import { perPlayer } from '../per-player.ts';
import type { TieBreakMaker } from './descriptor.ts';
import { countGames } from './games-won.ts';

/**
 * Number of games won over the board with Black.
 *
 * @article FIDE C.07 7.4, 15.2; FIDE 2012 annex 3 G.c
 */
export const gamesWonWithBlack: TieBreakMaker = (name) =>
  perPlayer(name, (table, player) =>
    countGames(
      table,
      player,
      ({ colour, halfPoints }) => colour === 'black' && halfPoints === table.rules.points.win,
    ),
  );
