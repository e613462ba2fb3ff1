import type { Position } from '../02-board/board.ts';
import { allSquares } from '../02-board/square.ts';
import { capturablePassed } from '../03-moves/position-fault.ts';

/**
 * A text that is the same for positions that are the same: the same player to move, the same men on
 * the same squares, the same moves possible. A capture en passant belongs to it only where it can be
 * made, a right to castle until king or rook has moved or the rook was taken, also while castling is
 * hindered.
 *
 * @article Laws 2001 9.2
 * @article FIDE Laws 2023 9.2.2, 9.2.3
 */
export function positionKey(position: Position): string {
  const { squares, turn, castling } = position;
  const men = allSquares.map((square) => String.fromCharCode(97 + (squares[square] ?? 0)));
  return `${men.join('')}${turn} ${castling} ${capturablePassed(position)}`;
}
