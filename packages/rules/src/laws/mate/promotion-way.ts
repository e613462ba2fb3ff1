import type { Board } from '../02-board/board.ts';
import { black, kindOf, king, pawn, rook, type Side, white } from '../02-board/piece.ts';
import { offBoard, rankOf, type Square } from '../02-board/square.ts';
import { forwardOf, isAttacked, kingSteps } from '../03-moves/attacks.ts';
import { remoteness } from './remoteness.ts';

const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 4) - (b >> 4)));

interface Field {
  readonly squares: Board['squares'];
  readonly whiteKing: Square;
  readonly blackKing: Square;
  /** The men of each side without kings and pawns, and its pawns. */
  readonly pieces: Readonly<Record<Side, Square[]>>;
  readonly pawns: Readonly<Record<Side, Square[]>>;
}

function fieldOf({ squares, whiteKing, blackKing }: Board): Field {
  const pieces: Record<Side, Square[]> = { 0: [], 8: [] };
  const pawns: Record<Side, Square[]> = { 0: [], 8: [] };
  for (let square = 0; square < 120; square++) {
    if ((square & offBoard) !== 0) {
      square += 7;
      continue;
    }
    const piece = squares[square] ?? 0;
    const kind = kindOf(piece);
    if (piece === 0 || kind === king) continue;
    const side = (piece & black) as Side;
    (kind === pawn ? pawns : pieces)[side].push(square);
  }
  return { squares, whiteKing, blackKing, pieces, pawns };
}

const kingOf = (field: Field, side: Side): Square =>
  side === white ? field.whiteKing : field.blackKing;

/** What a man in the way of a side's pawn costs: a piece can step aside, a pawn must be captured. */
function obstacle(field: Field, square: Square, side: Side): number {
  const piece = field.squares[square] ?? 0;
  if (piece === 0) return 0;
  if (kindOf(piece) === king) return 10;
  if (kindOf(piece) !== pawn) return 2;
  if ((piece & black) === side) return 9;
  return 1 + distance(kingOf(field, side), square);
}

function straightWay(field: Field, from: Square, side: Side): number {
  let way = 0;
  for (let ahead = from + forwardOf(side); (ahead & offBoard) === 0; ahead += forwardOf(side)) {
    way += 1 + obstacle(field, ahead, side);
  }
  return way;
}

const otherOf = (side: Side): Side => (side === white ? black : white);

/** The way of a pawn that first captures a piece of the other side, which comes to it. */
function capturingWay(field: Field, from: Square, side: Side): number {
  let least = 99;
  const ahead = from + forwardOf(side);
  for (const to of [ahead - 1, ahead + 1]) {
    if ((to & offBoard) !== 0) continue;
    const found = field.squares[to] ?? 0;
    let come = 99;
    if (found !== 0 && (found & black) !== side && kindOf(found) !== king) come = 0;
    else if (found === 0) {
      for (const piece of field.pieces[otherOf(side)])
        come = Math.min(come, distance(piece, to), 3);
    }
    if (come === 99) continue;
    const isLast = rankOf(to) === (side === white ? 7 : 0);
    least = Math.min(least, 2 + come + (isLast ? 0 : straightWay(field, to, side)));
  }
  return least;
}

/** The way of the side's most advanced pawn to its promotion. */
function promotionWay(field: Field, side: Side): number {
  let least = 99;
  for (const from of field.pawns[side]) {
    least = Math.min(least, straightWay(field, from, side), capturingWay(field, from, side));
  }
  return least;
}

/** Whether a side has moves without end: a piece, or a king that can step. */
function isFree(field: Field, side: Side): boolean {
  if (field.pieces[side].length > 0) return true;
  const home = kingOf(field, side);
  for (const step of kingSteps) {
    const to = home + step;
    if ((to & offBoard) !== 0) continue;
    const found = field.squares[to] ?? 0;
    if (found !== 0 && (found & black) === side) continue;
    if (!isAttacked(field.squares, to, otherOf(side))) return true;
  }
  return false;
}

/** The steps that a side's pawns have before something stops them. */
function pawnSteps({ squares, pawns }: Field, side: Side): number {
  let steps = 0;
  for (const from of pawns[side]) {
    for (
      let ahead = from + forwardOf(side);
      (ahead & offBoard) === 0 && squares[ahead] === 0;
      ahead += forwardOf(side)
    ) {
      steps += 1;
    }
  }
  return steps;
}

/**
 * The estimated distance from a mate of Black where White must first promote a pawn: also Black's
 * promotion counts, since a new piece can be given up where it lets a white pawn pass. Pawn moves of a
 * side that has no others are not to run out before.
 */
export function promotionRemoteness(board: Board): number {
  const field = fieldOf(board);
  const hasMajor = field.pieces[white].some((square) => kindOf(board.squares[square] ?? 0) >= rook);
  if (hasMajor) return Math.min(remoteness(board), 150);
  const own = promotionWay(field, white);
  const others = field.pieces[black].length > 0 ? 0 : 3 + promotionWay(field, black);
  let lack = 0;
  if (!isFree(field, white)) lack = Math.max(0, others + 2 - pawnSteps(field, white));
  if (!isFree(field, black)) lack += Math.max(0, own - pawnSteps(field, black));
  return Math.min(150 + 6 * Math.min(own + others / 2 + lack, 100), 800);
}
