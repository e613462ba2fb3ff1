import { at } from '../../kernel/at.ts';
import type { Position } from '../02-board/board.ts';
import { black, kindOf, knight, queen, type Side, white } from '../02-board/piece.ts';
import { allSquares, boardSize, type Square } from '../02-board/square.ts';

/** A piece of a position, or a promotion of one of its pawns, with the squares that it can ever reach. */
export interface Man {
  readonly side: Side;
  readonly kind: number;
  /** Its present square; for a promotion, the pawn's. */
  readonly home: Square;
  /** Identifies the physical piece: a pawn and its promotions are one. */
  readonly body: number;
  /** Whether it is a promotion, which is not on the board yet. */
  readonly isPromoted: boolean;
  /** 1 for each reachable square. */
  readonly reach: Uint8Array;
  /** The reachable squares in the order in which they were found. */
  readonly squares: Square[];
  /** Whether it can ever leave its square by a move. */
  moved: boolean;
  /** Whether it can ever be captured on its present square. */
  taken: boolean;
  /** Of a pawn: whether it can ever be captured on any square, and whether it can ever capture. */
  lost: boolean;
  captures: boolean;
}

const manOf = (piece: number, home: Square, body: number, reach: Uint8Array): Man => ({
  side: (piece & black) === white ? white : black,
  kind: kindOf(piece),
  home,
  body,
  isPromoted: false,
  reach,
  squares: [],
  moved: false,
  taken: false,
  lost: false,
  captures: false,
});

/** A promotion of a pawn: a queen covers rook and bishop, a knight moves differently. */
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
  lost: true,
  captures: true,
});

/** The squares that some men can reach, none yet: one memory for all is made much faster than one for each. */
export function noReaches(count: number): readonly Uint8Array[] {
  const memory = new Uint8Array(count * boardSize);
  return Array.from({ length: count }, (_, index) =>
    memory.subarray(index * boardSize, (index + 1) * boardSize),
  );
}

/** The pieces of a position, each on its square. */
export function menOn({ squares }: Position): Man[] {
  const homes = allSquares.filter((square) => squares[square] !== 0);
  const reaches = noReaches(homes.length);
  return homes.map((home, body) => {
    const man = manOf(squares[home] ?? 0, home, body, at(reaches, body));
    man.reach[home] = 1;
    man.squares.push(home);
    return man;
  });
}

/** The possible promotions of a pawn. */
export const promotedFrom = (man: Man): readonly Man[] => [
  promotedOf(man, queen),
  promotedOf(man, knight),
];
