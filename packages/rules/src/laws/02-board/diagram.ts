import type { Position } from './board.ts';
import { squareAt } from './square.ts';

const figurines = '·♙♘♗♖♕♔  ♟♞♝♜♛♚';

/** The board in eight lines of text, seen from White's side, with ranks and files. */
export function boardDiagram(position: Position): readonly string[] {
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => {
    const cells = [0, 1, 2, 3, 4, 5, 6, 7].map((file) =>
      figurines.charAt(position.squares[squareAt(file, rank)] ?? 0),
    );
    return `${rank + 1} ${cells.join(' ')}`;
  });
  return [...ranks, '  a b c d e f g h'];
}
