import { kingOf } from '../02-board/board.ts';
import { bothSides, king, otherSide, pawn, type Side } from '../02-board/piece.ts';
import { noSquare, type Square } from '../02-board/square.ts';
import { forwardOf } from '../03-moves/attacks.ts';
import { rightsLeft } from '../03-moves/make-move.ts';
import { fromOf, type Move, moveKindOf, ordinary, promotionOf, toOf } from '../03-moves/move.ts';
import {
  clearBoard,
  endOfMen,
  firstMan,
  keyOf,
  type MateBoard,
  play,
  putMan,
  unplay,
} from './mate-board.ts';
import { listOf } from './work-memory.ts';

/** Numbers for a position: one for each rank, and one for the rest. */
const words = 9;

/** The rest among a position's numbers: the turn, the castling rights and the passed square. */
const restAt = 8;

/**
 * The positions seen by a search, stored completely, so that two are never confused. Numbers count from
 * 0 in the order of adding.
 */
export interface SeenPositions {
  cells: Int32Array;
  /** Two numbers a place: the hash of a position and its number; -1: the place is free. */
  slots: Int32Array;
  count: number;
  /** The position for which a place was asked last, and its hash. */
  readonly packed: Int32Array;
  hash: number;
}

const firstCapacity = 1 << 9;

export const noPositions = (): SeenPositions => ({
  cells: listOf(firstCapacity * words),
  slots: listOf(firstCapacity * 4).fill(-1),
  count: 0,
  packed: new Int32Array(words),
  hash: 0,
});

/** The passed square, if a pawn is beside the one that has passed it. */
function livePassed({ squares, passed, turn }: MateBoard): number {
  if (passed === noSquare) return noSquare;
  const behind = passed - forwardOf(turn);
  const own = turn | pawn;
  return squares[behind - 1] === own || squares[behind + 1] === own ? passed : noSquare;
}

const restOf = (turn: Side, castling: number, passed: Square): number =>
  (turn << 12) | (castling << 8) | (passed & 0xff);

/** Changes what stands on a square of a packed position. */
function putIn(packed: Int32Array, square: Square, piece: number): void {
  const shift = (7 - (square & 7)) << 2;
  const rank = square >> 4;
  packed[rank] = ((packed[rank] ?? 0) & ~(15 << shift)) | (piece << shift);
}

function pack(board: MateBoard, packed: Int32Array): void {
  const { squares, men } = board;
  packed.fill(0);
  for (const side of bothSides) {
    const end = endOfMen(board, side);
    for (let place = firstMan(side); place < end; place++) {
      const square = men[place] ?? 0;
      putIn(packed, square, squares[square] ?? 0);
    }
    putIn(packed, kingOf(board, side), side | king);
  }
  packed[restAt] = restOf(board.turn, board.castling, livePassed(board));
}

const hashOf = (key: number, rest: number): number => {
  const mixed = Math.imul(key ^ Math.imul(rest, 0x85ebca6b), 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};

/** The rest of a position after an ordinary move. */
function restAfter({ turn, castling }: MateBoard, move: Move): number {
  const rights = castling === 0 ? 0 : castling & rightsLeft(fromOf(move)) & rightsLeft(toOf(move));
  return restOf(otherSide(turn), rights, noSquare);
}

function keyAfter({ squares, turn, key }: MateBoard, move: Move): number {
  const from = fromOf(move);
  const to = toOf(move);
  const piece = squares[from] ?? 0;
  const promotion = promotionOf(move);
  const placed = promotion === 0 ? piece : turn | promotion;
  return key ^ keyOf(piece, from) ^ keyOf(placed, to) ^ keyOf(squares[to] ?? 0, to);
}

/** Packs the position after an ordinary move from a stored one, which is on the board. */
function packAfter({ cells, packed }: SeenPositions, from: number, board: MateBoard, move: Move) {
  const at = from * words;
  for (let word = 0; word < restAt; word++) packed[word] = cells[at + word] ?? 0;
  const home = fromOf(move);
  const promotion = promotionOf(move);
  putIn(packed, toOf(move), promotion === 0 ? (board.squares[home] ?? 0) : board.turn | promotion);
  putIn(packed, home, 0);
  packed[restAt] = restAfter(board, move);
}

function isAt({ cells, packed }: SeenPositions, index: number): boolean {
  const at = index * words;
  for (let word = 0; word < words; word++) if (cells[at + word] !== packed[word]) return false;
  return true;
}

function grow(seen: SeenPositions): void {
  const cells = listOf(seen.cells.length * 4);
  cells.set(seen.cells);
  seen.cells = cells;
  const before = seen.slots;
  const slots = listOf(before.length * 4).fill(-1);
  const mask = slots.length / 2 - 1;
  for (let at = 0; at < before.length; at += 2) {
    const index = before[at + 1] ?? -1;
    if (index === -1) continue;
    const hash = before[at] ?? 0;
    let slot = hash & mask;
    while (slots[2 * slot + 1] !== -1) slot = (slot + 1) & mask;
    slots[2 * slot] = hash;
    slots[2 * slot + 1] = index;
  }
  seen.slots = slots;
}

/** The free place for the packed position; -1: the position is there already. */
function placeForPacked(seen: SeenPositions): number {
  const { slots, hash } = seen;
  const mask = slots.length / 2 - 1;
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const index = slots[2 * slot + 1] ?? -1;
    if (index === -1) return slot;
    if (slots[2 * slot] === hash && isAt(seen, index)) return -1;
  }
}

/** The free place for the position on a board; -1: the position is there already. */
export function placeFor(seen: SeenPositions, board: MateBoard): number {
  pack(board, seen.packed);
  seen.hash = hashOf(board.key, seen.packed[restAt] ?? 0);
  return placeForPacked(seen);
}

/**
 * The free place for the position after a move from a stored one, which is on the board; -1: it is there
 * already. Most moves lead to positions seen before, so that an ordinary one need not be made.
 */
export function placeAfter(
  seen: SeenPositions,
  from: number,
  board: MateBoard,
  move: Move,
): number {
  if (moveKindOf(move) !== ordinary) {
    const undo = play(board, move);
    const place = placeFor(seen, board);
    unplay(board, move, undo);
    return place;
  }
  packAfter(seen, from, board, move);
  seen.hash = hashOf(keyAfter(board, move), seen.packed[restAt] ?? 0);
  return placeForPacked(seen);
}

/** Adds the position for which a place was asked last, and returns its number. */
export function addAt(seen: SeenPositions, place: number): number {
  const index = seen.count;
  seen.slots[2 * place] = seen.hash;
  seen.slots[2 * place + 1] = index;
  seen.cells.set(seen.packed, index * words);
  seen.count += 1;
  if (seen.count * words === seen.cells.length) grow(seen);
  return index;
}

/** Sets a board to a stored position. */
export function setUp({ cells }: SeenPositions, index: number, board: MateBoard): void {
  clearBoard(board);
  const at = index * words;
  for (let rank = 0; rank < 8; rank++) {
    let word = cells[at + rank] ?? 0;
    while (word !== 0) {
      const file = Math.clz32(word) >> 2;
      const shift = (7 - file) << 2;
      putMan(board, (rank << 4) | file, (word >>> shift) & 15);
      word &= ~(15 << shift);
    }
  }
  const rest = cells[at + restAt] ?? 0;
  board.turn = (rest >> 12) as Side;
  board.castling = (rest >> 8) & 15;
  const passed = rest & 0xff;
  board.passed = passed === 0xff ? noSquare : passed;
}
