import type { ByCode } from '../../kernel/by-code.ts';
import type { PieceKind } from '../02-board/piece.ts';
import type { Notation } from './piece-letters.ts';

/** Why a written move is refused. Squares are named, several separated by commas. */
export type MoveFault = ByCode<{
  'move.unreadable': object;
  /** A letter that does not belong to the score's language. */
  'move.other-language': { letter: string; language: Notation };
  /** The player has no such piece. */
  'move.no-piece': { piece: PieceKind };
  /** No such piece is where the move says it comes from. */
  'move.not-from': { piece: PieceKind; from: string };
  /** An own piece is on the target square. */
  'move.own-man': { to: string; other: PieceKind };
  /** No such piece moves to that square. */
  'move.not-that-way': { piece: PieceKind; to: string; from: string };
  'move.ambiguous': { piece: PieceKind; to: string; from: string };
  'move.leaves-in-check': { king: string };
  'move.promotion-missing': object;
  'move.promotion-impossible': object;
  'move.castling-right-lost': object;
  'move.castling-blocked': { square: string };
  'move.castling-in-check': object;
  'move.castling-over-attacked': { square: string };
  /** The game is over: there is no legal move. */
  'move.none': object;
}>;
