import type { ByCode } from '../../kernel/by-code.ts';
import type { PieceKind } from '../02-board/piece.ts';
import type { Notation } from './piece-letters.ts';

/** What is wrong with a move as it is written. Squares are named, several with a comma between. */
export type MoveFault = ByCode<{
  'move.unreadable': object;
  /** A letter that is none in the score's language. */
  'move.other-language': { letter: string; language: Notation };
  /** The player has no such man. */
  'move.no-piece': { piece: PieceKind };
  /** None of them stands where the move says it comes from. */
  'move.not-from': { piece: PieceKind; from: string };
  /** One of the player's own men stands there. */
  'move.own-man': { to: string; other: PieceKind };
  /** None of them goes there. */
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
