import { black, kindOf, king, otherSide, pawn, rook, type Side, white } from '../02-board/piece.ts';
import { boardSize, offBoard, rankOf, type Square } from '../02-board/square.ts';
import { forwardOf, isAttacked, kingSteps, stepsByKind } from '../03-moves/attacks.ts';
import { type Distances, keptWalks, movesTo, unreachable } from './distances.ts';
import { blackMen, keyOf, type MateBoard } from './mate-board.ts';
import { remoteness } from './remoteness.ts';

/** More than any way: it cannot be seen how. */
const noWay = 99;

/** Squares in a list that is filled anew for each position. */
interface SquareList {
  readonly at: Uint8Array;
  count: number;
}

const emptyList = (): SquareList => ({ at: new Uint8Array(64), count: 0 });

const pieces: Readonly<Record<Side, SquareList>> = { 0: emptyList(), 8: emptyList() };
const pawns: Readonly<Record<Side, SquareList>> = { 0: emptyList(), 8: emptyList() };

interface Field {
  readonly squares: MateBoard['squares'];
  readonly whiteKing: Square;
  readonly blackKing: Square;
  /** The men of each side without kings and pawns that are not shut in, and its pawns. */
  readonly pieces: Readonly<Record<Side, SquareList>>;
  readonly pawns: Readonly<Record<Side, SquareList>>;
  readonly distances: Distances;
  /** A number for the arrangement of all pawns; two arrangements with the same are very rare. */
  readonly pawnKey: number;
}

/** Whether a piece has a square beside it to which it can move. */
function isOpen(squares: MateBoard['squares'], from: Square, piece: number): boolean {
  const side = piece & black;
  for (const step of stepsByKind[kindOf(piece)] ?? []) {
    const to = from + step;
    if ((to & offBoard) !== 0) continue;
    const found = squares[to] ?? 0;
    if (found === 0 || (found & black) !== side) return true;
  }
  return false;
}

/** Lists a side's pieces and pawns, and returns a number for the arrangement of the pawns. */
function listMen({ squares, men }: MateBoard, side: Side, [first, end]: readonly [number, number]) {
  const [ownPieces, ownPawns] = [pieces[side], pawns[side]];
  ownPieces.count = 0;
  ownPawns.count = 0;
  let pawnKey = 0;
  for (let place = first; place < end; place++) {
    const square = men[place] ?? 0;
    const piece = squares[square] ?? 0;
    if (kindOf(piece) === pawn) {
      ownPawns.at[ownPawns.count++] = square;
      pawnKey ^= keyOf(piece, square);
    } else if (isOpen(squares, square, piece)) ownPieces.at[ownPieces.count++] = square;
  }
  return pawnKey;
}

function fieldOf(board: MateBoard, distances: Distances): Field {
  const { squares, whiteKing, blackKing } = board;
  const pawnKey =
    listMen(board, white, [0, board.whiteCount]) ^
    listMen(board, black, [blackMen, blackMen + board.blackCount]);
  return { squares, whiteKing, blackKing, pieces, pawns, distances, pawnKey };
}

const kingOf = (field: Field, side: Side): Square =>
  side === white ? field.whiteKing : field.blackKing;

/** The way of a side's nearest piece to a square; bishops keep their colour. */
function comingOf({ squares, pieces, distances }: Field, side: Side, to: Square): number {
  let least = noWay;
  const { at, count } = pieces[side];
  for (let index = 0; index < count; index++) {
    const from = at[index] ?? 0;
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

/** Fills in the moves of a side's king to each square, in the part of `ways` from `first` on. */
function walk(field: Field, side: Side, ways: Uint8Array, first: number): void {
  const enemy = otherSide(side);
  const home = kingOf(field, side);
  ways.fill(noWay, first, first + boardSize);
  ways[first + home] = 0;
  queue[0] = home;
  let end = 1;
  for (let at = 0; at < end; at++) {
    const from = queue[at] ?? 0;
    const way = (ways[first + from] ?? 0) + 1;
    for (let index = 0; index < kingSteps.length; index++) {
      const to = from + (kingSteps[index] ?? 0);
      if ((to & offBoard) !== 0 || ways[first + to] !== noWay) continue;
      if (isPawnOf(field, to, side) || isGuarded(field, to, enemy)) continue;
      ways[first + to] = way;
      queue[end++] = to;
    }
  }
}

/**
 * The moves of a side's king to a square; pawns that guard squares keep it away from them. They are
 * kept, since many positions have the same pawns.
 */
function kingWay(field: Field, side: Side, to: Square): number {
  const { keys, ways } = field.distances.walks;
  const key = field.pawnKey ^ keyOf(side | king, kingOf(field, side));
  const at = (key ^ (key >>> 16)) & (keptWalks - 1);
  if (keys[at] !== key) {
    walk(field, side, ways, at * boardSize);
    keys[at] = key;
  }
  return ways[at * boardSize + to] ?? noWay;
}

/** How a pawn of the other side leaves the square before a pawn: captured, or with a capture. */
function removal(field: Field, square: Square, side: Side): number {
  const enemy = otherSide(side);
  let least = Math.min(comingOf(field, side, square), kingWay(field, side, square));
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
  const { at, count } = field.pawns[side];
  for (let index = 0; index < count; index++) {
    const from = at[index] ?? 0;
    if (leastWay(side, from) < least) least = Math.min(least, pawnWay(field, side, from));
  }
  return least;
}

/** Whether a side has moves without end: a piece, or a king that can step. */
function isFree(field: Field, side: Side): boolean {
  if (field.pieces[side].count > 0) return true;
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
  const { at, count } = pawns[side];
  for (let index = 0; index < count; index++) {
    const from = at[index] ?? 0;
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

/** Whether White has a rook or queen that is not shut in. */
function hasOpenMajor({ squares, pieces }: Field): boolean {
  const { at, count } = pieces[white];
  for (let index = 0; index < count; index++)
    if ((squares[at[index] ?? 0] ?? 0) >= rook) return true;
  return false;
}

/** From this estimate on, White still has to promote. */
export const promotionFrom = 150;

/**
 * The estimated distance from a mate of Black where White must first promote a pawn: also Black's
 * promotion counts, since a new piece can be given up where it lets a white pawn pass. Pawn moves of a
 * side that has no others are not to run out before. The fewer black men are left, the less is in the way.
 */
export function promotionRemoteness(board: MateBoard, distances: Distances): number {
  const field = fieldOf(board, distances);
  if (hasOpenMajor(field)) return Math.min(remoteness(board), promotionFrom - 1);
  const own = promotionWay(field, white);
  const others = field.pieces[black].count > 0 ? 0 : 3 + promotionWay(field, black);
  let lack = 0;
  if (!isFree(field, white)) lack = Math.max(0, others + 2 - pawnSteps(field, white));
  if (!isFree(field, black)) lack += Math.max(0, own - pawnSteps(field, black));
  const way = 6 * Math.min(own + others / 2 + lack, 100) + 4 * board.blackCount;
  return Math.min(promotionFrom + way, 800);
}
