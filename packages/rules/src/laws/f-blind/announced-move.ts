import type { Position } from '../02-board/board.ts';
import { kindOf, type PieceKind, pieceKinds } from '../02-board/piece.ts';
import { fileOf } from '../02-board/square.ts';
import {
  castle,
  enPassant,
  fromOf,
  type Move,
  moveKindOf,
  promotionOf,
  toOf,
} from '../03-moves/move.ts';

/** The parts of a move that are announced to the opponent, in the order in which they are spoken. */
export type AnnouncedMove =
  | { readonly kind: 'castling'; readonly toKingSide: boolean }
  | {
      readonly kind: 'move';
      readonly piece: PieceKind;
      readonly from: number;
      readonly to: number;
      readonly captures: boolean;
      /** null: no promotion. */
      readonly becomes: PieceKind | null;
    };

const nameOf = (kind: number): PieceKind => pieceKinds[kind - 1] ?? 'pawn';

/**
 * A legal move as it is announced: the piece, the square it leaves, the square it reaches.
 *
 * @article Laws 2001 F2
 */
export function announcedMove({ squares }: Position, move: Move): AnnouncedMove {
  const [from, to, promotion] = [fromOf(move), toOf(move), promotionOf(move)];
  if (moveKindOf(move) === castle) return { kind: 'castling', toKingSide: fileOf(to) === 6 };
  return {
    kind: 'move',
    piece: nameOf(kindOf(squares[from] ?? 0)),
    from,
    to,
    captures: squares[to] !== 0 || moveKindOf(move) === enPassant,
    becomes: promotion === 0 ? null : nameOf(promotion),
  };
}
