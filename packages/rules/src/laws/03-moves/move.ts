import type { Square } from '../02-board/square.ts';

/** A move as one number: from and to squares, the promotion (0: none), and the kind of move. */
export type Move = number;

/** The kinds of moves other than a piece moving from one square to another. */
export const [ordinary, castle, enPassant, doubleStep] = [0, 1, 2, 3] as const;

const promotionBit = 14;
const kindBit = 17;

export const moveOf = (from: Square, to: Square, promotion: number, kind: number): Move =>
  from | (to << 7) | (promotion << promotionBit) | (kind << kindBit);

export const fromOf = (move: Move): Square => move & 127;

export const toOf = (move: Move): Square => (move >> 7) & 127;

/** The number of the kind to which a pawn is promoted; 0: none. */
export const promotionOf = (move: Move): number => (move >> promotionBit) & 7;

export const moveKindOf = (move: Move): number => move >> kindBit;
