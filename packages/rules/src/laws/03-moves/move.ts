import type { Square } from '../02-board/square.ts';

/**
 * A move as one number: from where, to where, what a pawn becomes (0: nothing), and what kind of
 * move it is.
 */
export type Move = number;

/** What a move may be besides a man going from one square to another. */
export const [ordinary, castle, enPassant, doubleStep] = [0, 1, 2, 3] as const;

const promotionBit = 14;
const kindBit = 17;

export const moveOf = (from: Square, to: Square, promotion: number, kind: number): Move =>
  from | (to << 7) | (promotion << promotionBit) | (kind << kindBit);

export const fromOf = (move: Move): Square => move & 127;

export const toOf = (move: Move): Square => (move >> 7) & 127;

/** The number of the kind that a pawn becomes; 0: none. */
export const promotionOf = (move: Move): number => (move >> promotionBit) & 7;

export const moveKindOf = (move: Move): number => move >> kindBit;
