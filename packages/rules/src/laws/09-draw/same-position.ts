import type { Position } from '../02-board/board.ts';
import { allSquares } from '../02-board/square.ts';
import { capturablePassed } from '../03-moves/position-fault.ts';

/** A letter for each number of a piece. */
const letters = 'abcdefghijklmnop';

/**
 * A text that is equal for equal positions: the same player to move, the same pieces on the same
 * squares, the same possible moves. An en passant capture is part of it only if it is legal, a castling
 * right until king or rook has moved or the rook was taken, also while castling is prevented.
 *
 * @article Laws 2001 9.2
 * @article FIDE Laws 2023 9.2.2, 9.2.3
 */
export function positionKey(position: Position): string {
  const { squares, turn, castling } = position;
  let men = '';
  for (const square of allSquares) men += letters[squares[square] ?? 0];
  return `${men}${turn} ${castling} ${capturablePassed(position)}`;
}
