import { boardOf, type Position } from '../02-board/board.ts';
import { black, kindOf, king, rook } from '../02-board/piece.ts';
import { rankOf, type Square } from '../02-board/square.ts';
import { castle, enPassant, fromOf, type Move, moveKindOf, toOf } from '../03-moves/move.ts';
import { movesOn } from '../03-moves/moves.ts';

/** The choice that a player has after touching pieces. */
export interface TouchedPieces {
  /** The remaining legal moves; all, if no touched piece can be moved or taken. */
  readonly moves: readonly Move[];
  readonly article: string;
}

const isOwn = ({ squares, turn }: Position, square: Square): boolean => {
  const piece = squares[square] ?? 0;
  return piece !== 0 && (piece & black) === turn;
};

const takes = (move: Move, square: Square): boolean =>
  moveKindOf(move) === enPassant
    ? (toOf(move) & 7) === (square & 7) && rankOf(fromOf(move)) === rankOf(square)
    : toOf(move) === square;

const kindAt = ({ squares }: Position, square: Square | undefined): number =>
  kindOf(squares[square ?? -1] ?? 0);

/** Castling with a rook: on that rook's side. */
const castlesWith = (move: Move, corner: Square): boolean =>
  moveKindOf(move) === castle && (toOf(move) & 7) === ((corner & 7) === 7 ? 6 : 2);

/**
 * Touching the king and then a rook means castling, if that is legal; the rook and then the king
 * forbids it on that side.
 *
 * @article Laws 2001 4.4a, 4.4b, 4.4c
 */
function castlingTouch(
  position: Position,
  touched: readonly Square[],
  moves: readonly Move[],
): TouchedPieces | null {
  const [first, second] = touched;
  if (touched.length !== 2 || first === undefined || second === undefined) return null;
  const kinds = [kindAt(position, first), kindAt(position, second)];
  if (!isOwn(position, first) || !isOwn(position, second)) return null;
  if (kinds[0] === king && kinds[1] === rook) {
    const castling = moves.filter((move) => castlesWith(move, second));
    if (castling.length > 0) return { moves: castling, article: '4.4a' };
    const kings = moves.filter((move) => fromOf(move) === first);
    return { moves: kings.length > 0 ? kings : moves, article: '4.4c' };
  }
  if (kinds[0] !== rook || kinds[1] !== king) return null;
  const without = moves.filter((move) => !castlesWith(move, first));
  const rooks = without.filter((move) => fromOf(move) === first);
  const kings = without.filter((move) => fromOf(move) === second);
  const left = [rooks, kings].find((each) => each.length > 0);
  return { moves: left ?? without, article: '4.4b' };
}

/**
 * Touching an own piece and one of the opponent's: the capture, else the first touched piece that can
 * be moved or taken.
 */
function bothTouched(touched: readonly Square[], position: Position, moves: readonly Move[]) {
  const own = touched.filter((square) => isOwn(position, square));
  const others = touched.filter((square) => !isOwn(position, square));
  for (const from of own) {
    for (const to of others) {
      const captures = moves.filter((move) => fromOf(move) === from && takes(move, to));
      if (captures.length > 0) return captures;
    }
  }
  return null;
}

/**
 * The moves of a player who deliberately touched pieces, in the order in which they were touched.
 *
 * @article Laws 2001 4.2, 4.3a, 4.3b, 4.3c, 4.5
 * @article FIDE Laws 2023 4.3, 4.4, 4.5
 */
export function movesAfterTouch(position: Position, touched: readonly Square[]): TouchedPieces {
  const moves = movesOn(boardOf(position));
  const castling = castlingTouch(position, touched, moves);
  if (castling !== null) return castling;
  const hasBoth =
    touched.some((square) => isOwn(position, square)) &&
    touched.some((square) => !isOwn(position, square));
  const captures = hasBoth ? bothTouched(touched, position, moves) : null;
  if (captures !== null) return { moves: captures, article: '4.3c' };
  for (const square of touched) {
    const own = isOwn(position, square);
    const left = moves.filter((move) => (own ? fromOf(move) === square : takes(move, square)));
    if (left.length > 0) return { moves: left, article: own ? '4.3a' : '4.3b' };
  }
  return { moves, article: '4.5' };
}

/**
 * Whether a player may still claim that the opponent broke the touch-move rule: not after deliberately
 * touching a piece themselves.
 *
 * @article Laws 2001 4.6
 * @article FIDE Laws 2023 4.8
 */
export const mayClaimTouch = (claimantHasTouched: boolean): boolean => !claimantHasTouched;
