import type { Board } from '../02-board/board.ts';
import { black, kindOf, king, otherSide, pawn, rook, type Side, white } from '../02-board/piece.ts';
import { boardSize, offBoard, rankOf, type Square } from '../02-board/square.ts';
import { forwardOf, isAttacked, kingSteps, stepsByKind } from '../03-moves/attacks.ts';
import { type Distances, movesTo, unreachable } from './distances.ts';
import { remoteness } from './remoteness.ts';

/** More than any way: it cannot be seen how. */
const noWay = 99;

interface Field {
  readonly squares: Board['squares'];
  readonly whiteKing: Square;
  readonly blackKing: Square;
  /** The men of each side without kings and pawns that are not shut in, and its pawns. */
  readonly pieces: Readonly<Record<Side, Square[]>>;
  readonly pawns: Readonly<Record<Side, Square[]>>;
  readonly distances: Distances;
  /** A number for the arrangement of all pawns; two arrangements with the same are very rare. */
  readonly pawnKey: number;
}

/** Whether a piece has a square beside it to which it can move. */
function isOpen(squares: Board['squares'], from: Square, piece: number): boolean {
  const side = piece & black;
  for (const step of stepsByKind[kindOf(piece)] ?? []) {
    const to = from + step;
    if ((to & offBoard) !== 0) continue;
    const found = squares[to] ?? 0;
    if (found === 0 || (found & black) !== side) return true;
  }
  return false;
}

function fieldOf({ squares, whiteKing, blackKing }: Board, distances: Distances): Field {
  const pieces: Record<Side, Square[]> = { 0: [], 8: [] };
  const pawns: Record<Side, Square[]> = { 0: [], 8: [] };
  let pawnKey = 1;
  for (let square = 0; square < 120; square++) {
    if ((square & offBoard) !== 0) {
      square += 7;
      continue;
    }
    const piece = squares[square] ?? 0;
    const kind = kindOf(piece);
    if (piece === 0 || kind === king) continue;
    const side = (piece & black) as Side;
    if (kind === pawn) {
      pawns[side].push(square);
      pawnKey = Math.imul(pawnKey ^ (square | (side << 4)), 0x9e3779b1) ^ (pawnKey >>> 15);
    } else if (isOpen(squares, square, piece)) pieces[side].push(square);
  }
  return { squares, whiteKing, blackKing, pieces, pawns, distances, pawnKey: pawnKey >>> 0 };
}

const kingOf = (field: Field, side: Side): Square =>
  side === white ? field.whiteKing : field.blackKing;

/** The way of a side's nearest piece to a square; bishops keep their colour. */
function comingOf({ squares, pieces, distances }: Field, side: Side, to: Square): number {
  let least = noWay;
  for (const from of pieces[side]) {
    const way = movesTo(distances, kindOf(squares[from] ?? 0), to)[from] ?? noWay;
    if (way < least) least = way;
  }
  return least >= unreachable ? noWay : least;
}

const isPawnOf = ({ squares }: Field, square: Square, side: Side): boolean =>
  (square & offBoard) === 0 && squares[square] === (side | pawn);

/** Whether a pawn of a side attacks a square. */
const isGuarded = (field: Field, square: Square, by: Side): boolean => {
  const behind = square - forwardOf(by);
  return isPawnOf(field, behind - 1, by) || isPawnOf(field, behind + 1, by);
};

const queue = new Uint8Array(boardSize);

function walk(field: Field, side: Side): Uint8Array {
  const enemy = otherSide(side);
  const ways = new Uint8Array(boardSize).fill(noWay);
  ways[kingOf(field, side)] = 0;
  queue[0] = kingOf(field, side);
  let end = 1;
  for (let at = 0; at < end; at++) {
    const from = queue[at] ?? 0;
    const way = (ways[from] ?? 0) + 1;
    for (let index = 0; index < kingSteps.length; index++) {
      const to = from + (kingSteps[index] ?? 0);
      if ((to & offBoard) !== 0 || ways[to] !== noWay) continue;
      if (isPawnOf(field, to, side) || isGuarded(field, to, enemy)) continue;
      ways[to] = way;
      queue[end++] = to;
    }
  }
  return ways;
}

/** More walks than these are not kept. */
const mostWalks = 5000;

/**
 * The moves of a side's king to each square; pawns that guard squares keep it away from them. They are
 * kept, since many positions have the same pawns.
 */
function kingWays(field: Field, side: Side): Uint8Array {
  const { walks } = field.distances;
  const key = (field.pawnKey * boardSize + kingOf(field, side)) * 2 + (side === white ? 0 : 1);
  const made = walks.get(key);
  if (made !== undefined) return made;
  const ways = walk(field, side);
  if (walks.size >= mostWalks) walks.clear();
  walks.set(key, ways);
  return ways;
}

/** How a pawn of the other side leaves the square before a pawn: captured, or with a capture. */
function removal(field: Field, square: Square, side: Side): number {
  const enemy = otherSide(side);
  let least = Math.min(comingOf(field, side, square), kingWays(field, side)[square] ?? noWay);
  const ahead = square + forwardOf(enemy);
  for (const to of [ahead - 1, ahead + 1]) {
    if ((to & offBoard) !== 0) continue;
    const found = field.squares[to] ?? 0;
    if (found === 0) least = Math.min(least, 1 + comingOf(field, side, to));
    else if ((found & black) === side && kindOf(found) !== king) least = Math.min(least, 1);
  }
  return least;
}

/** What a man in the way of a side's pawn costs: a piece can step aside, a pawn must be captured. */
function obstacle(field: Field, square: Square, side: Side): number {
  const piece = field.squares[square] ?? 0;
  if (piece === 0) return 0;
  if (kindOf(piece) === king) return 3;
  if (kindOf(piece) !== pawn) return 2;
  return (piece & black) === side ? noWay : 1 + removal(field, square, side);
}

/** What it costs until a side's pawn can capture on a square, to which a piece may come. */
function prey(field: Field, square: Square, side: Side): number {
  const found = field.squares[square] ?? 0;
  if (found === 0) return comingOf(field, otherSide(side), square);
  return (found & black) === side || kindOf(found) === king ? noWay : 0;
}

const notMeasured = 255;

const wayFrom = new Uint8Array(boardSize);

/** The least way of a side's pawn from a square: the ranks before it. */
const leastWay = (side: Side, from: Square): number =>
  side === white ? 7 - rankOf(from) : rankOf(from);

/** The way of a side's pawn from a square to its promotion, by moves ahead and captures. */
function pawnWay(field: Field, side: Side, from: Square): number {
  const made = wayFrom[from] ?? notMeasured;
  if (made !== notMeasured) return made;
  const ahead = from + forwardOf(side);
  if ((ahead & offBoard) !== 0) return 0;
  const block = obstacle(field, ahead, side);
  let least = block === noWay ? noWay : Math.min(noWay, 1 + block + pawnWay(field, side, ahead));
  for (let to = ahead - 1; to <= ahead + 1; to += 2) {
    if ((to & offBoard) !== 0 || 1 + leastWay(side, to) >= least) continue;
    const cost = 1 + prey(field, to, side);
    if (cost + leastWay(side, to) < least) {
      least = Math.min(least, cost + pawnWay(field, side, to));
    }
  }
  wayFrom[from] = least;
  return least;
}

/** The way of the side's pawn that is nearest to its promotion. */
function promotionWay(field: Field, side: Side): number {
  wayFrom.fill(notMeasured);
  let least = noWay;
  for (const from of field.pawns[side]) {
    if (leastWay(side, from) < least) least = Math.min(least, pawnWay(field, side, from));
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
    if (!isAttacked(field.squares, to, otherSide(side))) return true;
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
export function promotionRemoteness(board: Board, distances: Distances): number {
  const field = fieldOf(board, distances);
  const hasMajor = field.pieces[white].some((square) => kindOf(board.squares[square] ?? 0) >= rook);
  if (hasMajor) return Math.min(remoteness(board), 150);
  const own = promotionWay(field, white);
  const others = field.pieces[black].length > 0 ? 0 : 3 + promotionWay(field, black);
  let lack = 0;
  if (!isFree(field, white)) lack = Math.max(0, others + 2 - pawnSteps(field, white));
  if (!isFree(field, black)) lack += Math.max(0, own - pawnSteps(field, black));
  return Math.min(150 + 6 * Math.min(own + others / 2 + lack, 100), 800);
}
