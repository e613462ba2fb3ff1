import type { Colour } from '../../kernel/colour.ts';

/** The kinds of pieces, in the order in which scores write them. */
export const pieceKinds = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const;

export type PieceKind = (typeof pieceKinds)[number];

/** A piece of a colour. */
export interface Piece {
  readonly colour: Colour;
  readonly kind: PieceKind;
}

/** A piece on a board: 1 to 6 in the order of `pieceKinds`, plus 8 for Black; 0 is an empty square. */
export const [pawn, knight, bishop, rook, queen, king] = [1, 2, 3, 4, 5, 6] as const;

/** The bit for Black in a piece's number. As a side: `white` or `black`. */
export const [white, black] = [0, 8] as const;

export type Side = typeof white | typeof black;

export const kindOf = (piece: number): number => piece & 7;

export const colourOf = (side: number): Colour => ((side & black) === white ? 'white' : 'black');

/** White and Black. */
export const bothSides: readonly Side[] = [white, black];

export const otherSide = (side: Side): Side => (side === white ? black : white);

/** The piece of a number; null for an empty square. */
export function pieceOf(number: number): Piece | null {
  const kind = pieceKinds[kindOf(number) - 1];
  return kind === undefined ? null : { colour: colourOf(number), kind };
}
