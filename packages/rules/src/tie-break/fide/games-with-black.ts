import { perPlayer } from '../per-player.ts';
import type { TieBreakMaker } from './descriptor.ts';
import { countGames } from './games-won.ts';

/**
 * Number of games played with Black; unplayed games count as if played with White.
 *
 * @article FIDE C.07 7.3, 15.2; FIDE 2012 annex 3 A.e
 */
export const gamesWithBlack: TieBreakMaker = (name) =>
  perPlayer(name, (table, player) => countGames(table, player, ({ colour }) => colour === 'black'));
