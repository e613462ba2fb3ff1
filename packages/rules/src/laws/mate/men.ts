import type { Position } from '../02-board/board.ts';
import { black, kindOf, knight, queen, type Side, white } from '../02-board/piece.ts';
import { allSquares, boardSize, type Square } from '../02-board/square.ts';

/** A man of a position, or what a pawn of it may become, with the squares that it may ever stand on. */
export interface Man {
  readonly side: Side;
  readonly kind: number;
  /** Where it stands now; of what a pawn becomes, where the pawn stands. */
  readonly home: Square;
  /** Which of the men it is: a pawn and what it becomes are one. */
  readonly body: number;
  /** What a pawn becomes: it stands nowhere yet. */
  readonly isPromoted: boolean;
  /** 1 for each square. */
  readonly reach: Uint8Array;
  /** The same squares in the order in which they were found. */
  readonly squares: Square[];
  /** Whether it may ever leave its square by a move of its own. */
  moved: boolean;
  /** Whether it may ever be captured on the square where it stands now. */
  taken: boolean;
}

const manOf = (side: Side, kind: number, home: Square, body: number): Man => ({
  side,
  kind,
  home,
  body,
  isPromoted: false,
  reach: new Uint8Array(boardSize),
  squares: [],
  moved: false,
  taken: false,
});

/** What a pawn becomes: a queen goes wherever a rook or bishop does, a knight elsewhere. */
const promotedOf = (pawnMan: Man, kind: number): Man => ({
  side: pawnMan.side,
  kind,
  home: pawnMan.home,
  body: pawnMan.body,
  isPromoted: true,
  reach: new Uint8Array(boardSize),
  squares: [],
  moved: true,
  taken: true,
});

/** The men of a position, each where it stands. */
export function menOn(position: Position): Man[] {
  const men: Man[] = [];
  for (const square of allSquares) {
    const piece = position.squares[square] ?? 0;
    if (piece === 0) continue;
    const side: Side = (piece & black) === white ? white : black;
    const man = manOf(side, kindOf(piece), square, men.length);
    man.reach[square] = 1;
    man.squares.push(square);
    men.push(man);
  }
  return men;
}

/** What a pawn may become. */
export const promotedFrom = (man: Man): readonly Man[] => [
  promotedOf(man, queen),
  promotedOf(man, knight),
];
