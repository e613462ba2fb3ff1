import type { Board } from '../02-board/board.ts';
import { black, kindOf, king, pawn, type Side, white } from '../02-board/piece.ts';
import { noSquare, type Square } from '../02-board/square.ts';
import { makeMove, rightsLeft, takeBack } from '../03-moves/make-move.ts';
import { fromOf, type Move, moveKindOf, ordinary, promotionOf, toOf } from '../03-moves/move.ts';

/** Numbers for a position: one for each rank, and one for the rest. */
const words = 9;

/**
 * The positions seen by a search, stored completely, so that two are never confused. Numbers count from
 * 0 in the order of adding.
 */
export interface SeenPositions {
  cells: Int32Array;
  slots: Int32Array;
  count: number;
  readonly packed: Int32Array;
}

const firstCapacity = 1 << 10;

export const noPositions = (): SeenPositions => ({
  cells: new Int32Array(firstCapacity * words),
  slots: new Int32Array(firstCapacity * 4).fill(-1),
  count: 0,
  packed: new Int32Array(words),
});

/** The passed square, if a pawn is beside the one that has passed it. */
function livePassed({ squares, passed, turn }: Board): number {
  if (passed === noSquare) return noSquare;
  const behind = passed - (turn === white ? 16 : -16);
  const own = turn | pawn;
  return squares[behind - 1] === own || squares[behind + 1] === own ? passed : noSquare;
}

function pack(board: Board, packed: Int32Array): void {
  const { squares } = board;
  for (let rank = 0; rank < 8; rank++) {
    const row = rank << 4;
    let word = 0;
    for (let file = 0; file < 8; file++) word = (word << 4) | (squares[row + file] ?? 0);
    packed[rank] = word;
  }
  packed[8] = (board.turn << 12) | (board.castling << 8) | (livePassed(board) & 0xff);
}

/** Changes what stands on a square of a packed position. */
function putIn(packed: Int32Array, square: Square, piece: number): void {
  const shift = (7 - (square & 7)) << 2;
  const rank = square >> 4;
  packed[rank] = ((packed[rank] ?? 0) & ~(15 << shift)) | (piece << shift);
}

/**
 * Packs the position after a move from a stored one, which is on the board. Most moves lead to positions
 * seen before, so that the move need not be made.
 */
function packAfter({ cells, packed }: SeenPositions, from: number, board: Board, move: Move): void {
  if (moveKindOf(move) !== ordinary) {
    const undo = makeMove(board, move);
    pack(board, packed);
    takeBack(board, move, undo);
    return;
  }
  const at = from * words;
  for (let word = 0; word < 8; word++) packed[word] = cells[at + word] ?? 0;
  const { turn, castling } = board;
  const [home, to, promotion] = [fromOf(move), toOf(move), promotionOf(move)];
  putIn(packed, to, promotion === 0 ? (board.squares[home] ?? 0) : turn | promotion);
  putIn(packed, home, 0);
  const rights = castling === 0 ? 0 : castling & rightsLeft(home) & rightsLeft(to);
  packed[8] = ((turn ^ black) << 12) | (rights << 8) | (noSquare & 0xff);
}

function isAt({ cells, packed }: SeenPositions, index: number): boolean {
  const at = index * words;
  for (let word = 0; word < words; word++) if (cells[at + word] !== packed[word]) return false;
  return true;
}

/** The hash of nine words. */
function hashAt(cells: Int32Array, at: number): number {
  let hash = 0;
  for (let rank = 0; rank < 8; rank++) {
    hash = Math.imul(hash ^ (cells[at + rank] ?? 0), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (cells[at + 8] ?? 0), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

function grow(seen: SeenPositions): void {
  const cells = new Int32Array(seen.cells.length * 2);
  cells.set(seen.cells);
  seen.cells = cells;
  const slots = new Int32Array(seen.slots.length * 2).fill(-1);
  const mask = slots.length - 1;
  for (let index = 0; index < seen.count; index++) {
    let slot = hashAt(cells, index * words) & mask;
    while (slots[slot] !== -1) slot = (slot + 1) & mask;
    slots[slot] = index;
  }
  seen.slots = slots;
}

/** The free place for the packed position; -1: the position is there already. */
function freePlace(seen: SeenPositions): number {
  const { slots, packed } = seen;
  const mask = slots.length - 1;
  let slot = hashAt(packed, 0) & mask;
  for (;;) {
    const index = slots[slot] ?? -1;
    if (index === -1) return slot;
    if (isAt(seen, index)) return -1;
    slot = (slot + 1) & mask;
  }
}

/** The free place for the position on a board; -1: the position is there already. */
export function placeFor(seen: SeenPositions, board: Board): number {
  pack(board, seen.packed);
  return freePlace(seen);
}

/** The free place for the position after a move from a stored one, which is on the board. */
export function placeAfter(seen: SeenPositions, from: number, board: Board, move: Move): number {
  packAfter(seen, from, board, move);
  return freePlace(seen);
}

/** Adds the position for which a place was asked last, and returns its number. */
export function addAt(seen: SeenPositions, place: number): number {
  const index = seen.count;
  seen.slots[place] = index;
  seen.cells.set(seen.packed, index * words);
  seen.count += 1;
  if (seen.count * words === seen.cells.length) grow(seen);
  return index;
}

/** Sets a board to a stored position. */
export function setUp({ cells }: SeenPositions, index: number, board: Board): void {
  const at = index * words;
  for (let rank = 0; rank < 8; rank++) {
    const row = rank << 4;
    let word = cells[at + rank] ?? 0;
    for (let file = 7; file >= 0; file--) {
      const piece = word & 15;
      board.squares[row + file] = piece;
      if (kindOf(piece) === king) {
        if (piece === king) board.whiteKing = row + file;
        else board.blackKing = row + file;
      }
      word >>= 4;
    }
  }
  const rest = cells[at + 8] ?? 0;
  board.turn = (rest >> 12) as Side;
  board.castling = (rest >> 8) & 15;
  const passed = rest & 0xff;
  board.passed = passed === 0xff ? noSquare : passed;
}
