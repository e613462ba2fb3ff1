import { type Board, emptyBoard, type Position, place } from './board.ts';
import { bishop, black, king, knight, pawn, queen, rook, white } from './piece.ts';
import { squareAt } from './square.ts';

const firstRank = [rook, knight, bishop, queen, king, bishop, knight, rook];

function setUp(): Board {
  const board = emptyBoard();
  for (const [file, kind] of firstRank.entries()) {
    place(board, squareAt(file, 0), white | kind);
    place(board, squareAt(file, 1), white | pawn);
    place(board, squareAt(file, 6), black | pawn);
    place(board, squareAt(file, 7), black | kind);
  }
  board.castling = 15;
  return board;
}

/**
 * The initial position.
 *
 * @article Laws 2001 1.1, 2.2, 2.3
 */
export const startPosition: Position = setUp();
