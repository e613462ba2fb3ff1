import { type Board, emptyBoard, type Position } from '../02-board/board.ts';
import { black, kindOf, king, otherSide, pawn, rook, type Side, white } from '../02-board/piece.ts';
import { boardSize, noSquare, type Square } from '../02-board/square.ts';
import { forwardOf } from '../03-moves/attacks.ts';
import { rightsLeft, rookFrom, rookTo, takenOn } from '../03-moves/make-move.ts';
import {
  castle,
  doubleStep,
  fromOf,
  type Move,
  moveKindOf,
  promotionOf,
  toOf,
} from '../03-moves/move.ts';

/** A board that also knows where each side's men are, so that nothing need be looked for on it. */
export interface MateBoard extends Board {
  /** The squares of men other than kings: White's from 0, Black's from `blackMen`. */
  readonly men: Uint8Array;
  /** By square: the place of its man among `men`. */
  readonly places: Uint8Array;
  /** How many men other than kings each side has. */
  whiteCount: number;
  blackCount: number;
  /** A number for the men and their squares; different positions seldom have the same. */
  key: number;
}

/** Where Black's men begin: no side has more men than squares. */
const blackMen = 64;

/** The place of a side's first man other than the king. */
export const firstMan = (side: Side): number => (side === white ? 0 : blackMen);

/** The place after a side's last man. */
export const endOfMen = (board: MateBoard, side: Side): number =>
  side === white ? board.whiteCount : blackMen + board.blackCount;

/** Numbers without a pattern, the same in each run: by piece and square. */
const pieceKeys = new Int32Array(16 * boardSize);
for (let index = 0, state = 0x2545f491; index < pieceKeys.length; index++) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  pieceKeys[index] = Math.imul(state, 0x9e3779b1) ^ (state >>> 11);
}

/** The number of a piece on a square; none for an empty one. */
export const keyOf = (piece: number, square: Square): number =>
  piece === 0 ? 0 : (pieceKeys[(piece << 7) | square] ?? 0);

export const emptyMateBoard = (): MateBoard =>
  Object.assign(emptyBoard(), {
    men: new Uint8Array(2 * blackMen),
    places: new Uint8Array(boardSize),
    whiteCount: 0,
    blackCount: 0,
    key: 0,
  });

/** Puts a man on an empty square. */
export function putMan(board: MateBoard, square: Square, piece: number): void {
  board.squares[square] = piece;
  board.key ^= keyOf(piece, square);
  if (kindOf(piece) === king) {
    if (piece === king) board.whiteKing = square;
    else board.blackKing = square;
    return;
  }
  const place = piece < black ? board.whiteCount++ : blackMen + board.blackCount++;
  board.men[place] = square;
  board.places[square] = place;
}

/** Takes all men from the board. */
export function clearBoard(board: MateBoard): void {
  const { squares, men, whiteCount, blackCount } = board;
  for (let place = 0; place < whiteCount; place++) squares[men[place] ?? 0] = 0;
  for (let place = 0; place < blackCount; place++) squares[men[blackMen + place] ?? 0] = 0;
  if (board.whiteKing !== noSquare) squares[board.whiteKing] = 0;
  if (board.blackKing !== noSquare) squares[board.blackKing] = 0;
  board.whiteCount = 0;
  board.blackCount = 0;
  board.key = 0;
}

/** A board with a position. */
export function mateBoardOf(position: Position): MateBoard {
  const board = emptyMateBoard();
  for (let square = 0; square < 120; square++) {
    const piece = position.squares[square] ?? 0;
    if (piece !== 0) putMan(board, square, piece);
  }
  board.turn = position.turn;
  board.castling = position.castling;
  board.passed = position.passed;
  return board;
}

/** Takes a captured man from the list: the last one takes its place. */
function dropMan(board: MateBoard, square: Square, piece: number): void {
  const { men, places } = board;
  const place = places[square] ?? 0;
  const last = piece < black ? --board.whiteCount : blackMen + --board.blackCount;
  const moved = men[last] ?? 0;
  men[place] = moved;
  places[moved] = place;
}

/** Puts a captured man into the list again, with its old place. */
function restoreMan(board: MateBoard, square: Square, piece: number, place: number): void {
  const { men, places } = board;
  const last = piece < black ? board.whiteCount++ : blackMen + board.blackCount++;
  const moved = men[place] ?? 0;
  men[last] = moved;
  places[moved] = last;
  men[place] = square;
  places[square] = place;
}

/** Moves what stands on a square, which may become another piece by it, to an empty one. */
function shift(board: MateBoard, from: Square, to: Square, placed: number): void {
  const { squares, men, places } = board;
  board.key ^= keyOf(squares[from] ?? 0, from) ^ keyOf(placed, to);
  squares[from] = 0;
  squares[to] = placed;
  if (placed === king) board.whiteKing = to;
  else if (placed === (black | king)) board.blackKing = to;
  else {
    const place = places[from] ?? 0;
    men[place] = to;
    places[to] = place;
  }
}

const placeBit = 16;

/**
 * Makes a legal move. Returns what takes it back, as one number: the captured piece in the lowest four
 * bits, the castling rights, the passed square, and the captured man's place in the list.
 */
export function play(board: MateBoard, move: Move): number {
  const { squares, turn, castling } = board;
  const from = fromOf(move);
  const to = toOf(move);
  const kind = moveKindOf(move);
  const taken = takenOn(move, turn);
  const captured = squares[taken] ?? 0;
  let undo = captured | (castling << 4) | ((board.passed & 0xff) << 8);
  if (captured !== 0) {
    undo |= (board.places[taken] ?? 0) << placeBit;
    dropMan(board, taken, captured);
    squares[taken] = 0;
    board.key ^= keyOf(captured, taken);
  }
  const promotion = promotionOf(move);
  shift(board, from, to, promotion === 0 ? (squares[from] ?? 0) : turn | promotion);
  if (kind === castle) shift(board, rookFrom(to), rookTo(to), turn | rook);
  if (castling !== 0) board.castling = castling & rightsLeft(from) & rightsLeft(to);
  board.passed = kind === doubleStep ? from + forwardOf(turn) : noSquare;
  board.turn = otherSide(turn);
  return undo;
}

/** Takes the last move back. */
export function unplay(board: MateBoard, move: Move, undo: number): void {
  const turn = otherSide(board.turn);
  const from = fromOf(move);
  const to = toOf(move);
  if (moveKindOf(move) === castle) shift(board, rookTo(to), rookFrom(to), turn | rook);
  shift(board, to, from, promotionOf(move) === 0 ? (board.squares[to] ?? 0) : turn | pawn);
  const captured = undo & 15;
  if (captured !== 0) {
    const taken = takenOn(move, turn);
    restoreMan(board, taken, captured, undo >> placeBit);
    board.squares[taken] = captured;
    board.key ^= keyOf(captured, taken);
  }
  board.castling = (undo >> 4) & 15;
  const passed = (undo >> 8) & 0xff;
  board.passed = passed === 0xff ? noSquare : passed;
  board.turn = turn;
}
