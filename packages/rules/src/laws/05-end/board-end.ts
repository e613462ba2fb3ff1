import type { Position } from '../02-board/board.ts';
import { hasMove, isInCheck } from '../03-moves/moves.ts';
import { isDeadForSure } from '../mate/dead-position.ts';
import type { BoardEnd } from './game-articles.ts';

/** How often the same position, and how many moves of both without capture or pawn move, end the game. */
const times = 5;
const quietPlies = 150;

/**
 * Mate or stalemate: the player to move has no legal move. Null: they have one.
 *
 * @article Laws 2001 1.2, 5.1a, 5.2a
 * @article FIDE Laws 2023 5.1.1, 5.2.1
 */
export function noMoveEnd(position: Position): 'checkmate' | 'stalemate' | null {
  if (hasMove(position)) return null;
  return isInCheck(position, position.turn) ? 'checkmate' : 'stalemate';
}

/**
 * How the position on the board ends the game, whoever is to move; null: it does not, or this is not
 * certain. A mate comes before everything else, also with the move that completes the seventy-five.
 *
 * @article Laws 2001 1.3, 5.1a, 5.2a, 5.2b, 9.6
 * @article FIDE Laws 2023 5.1.1, 5.2.1, 5.2.2, 9.6.1, 9.6.2
 */
export function boardEnd(position: Position, stoodTimes: number): BoardEnd | null {
  const end = noMoveEnd(position);
  if (end !== null) return end;
  if (isDeadForSure(position)) return 'dead-position';
  if (stoodTimes >= times) return 'fivefold';
  return position.quietPlies >= quietPlies ? 'seventy-five' : null;
}
