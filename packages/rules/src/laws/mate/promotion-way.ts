import { kingOf } from '../02-board/board.ts';
import { black, kindOf, king, otherSide, pawn, rook, type Side, white } from '../02-board/piece.ts';
import { boardSize, noSquare, offBoard, rankOf, type Square } from '../02-board/square.ts';
import { forwardOf, isAttacked, kingSteps, stepsByKind } from '../03-moves/attacks.ts';
import { type Distances, distancesOf, keptWalks, movesTo, unreachable } from './distances.ts';
import { emptySet, has, include, kingWalk, noWalk, type SquareSet } from './king-walk.ts';
import { endOfMen, firstMan, keyOf, type MateBoard } from './mate-board.ts';
import { remoteness } from './remoteness.ts';

/** More than any way: it cannot be seen how. */
const noWay = noWalk;

/** Squares in a list that is filled anew for each position. */
interface SquareList {
  readonly at: Uint8Array;
  count: number;
}

const emptyList = (): SquareList => ({ at: new Uint8Array(64), count: 0 });

/** What is looked at: it is filled anew for each position. */
interface Field {
  squares: MateBoard['squares'];
  whiteKing: Square;
  blackKing: Square;
  /** The men of each side without kings and pawns that are not shut in, and its pawns. */
  readonly pieces: Readonly<Record<Side, SquareList>>;
  readonly pawns: Readonly<Record<Side, SquareList>>;
  distances: Distances;
  /** A number for the arrangement of all pawns; two arrangements with the same are very rare. */
  pawnKey: number;
  /** By side: the squares on which its king cannot be, once they are listed. */
  readonly closed: Readonly<Record<Side, SquareSet>>;
  readonly isListed: Record<Side, boolean>;
}

const field: Field = {
  squares: new Int8Array(boardSize),
  whiteKing: noSquare,
  blackKing: noSquare,
  pieces: { [white]: emptyList(), [black]: emptyList() },
  pawns: { [white]: emptyList(), [black]: emptyList() },
  distances: distancesOf(new Int8Array(boardSize)),
  pawnKey: 0,
  closed: { [white]: emptySet(), [black]: emptySet() },
  isListed: { [white]: false, [black]: false },
};

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
function listMen(board: MateBoard, side: Side): number {
  const { squares, men } = board;
  const [ownPieces, ownPawns] = [field.pieces[side], field.pawns[side]];
  ownPieces.count = 0;
  ownPawns.count = 0;
  let pawnKey = 0;
  const end = endOfMen(board, side);
  for (let place = firstMan(side); place < end; place++) {
    const square = men[place] ?? 0;
    const piece = squares[square] ?? 0;
    if (kindOf(piece) === pawn) {
      ownPawns.at[ownPawns.count++] = square;
      pawnKey ^= keyOf(piece, square);
    } else if (isOpen(squares, square, piece)) ownPieces.at[ownPieces.count++] = square;
  }
  return pawnKey;
}

function fillField(board: MateBoard, distances: Distances): void {
  field.squares = board.squares;
  field.whiteKing = board.whiteKing;
  field.blackKing = board.blackKing;
  field.distances = distances;
  field.pawnKey = listMen(board, white) ^ listMen(board, black);
  field.isListed[white] = false;
  field.isListed[black] = false;
}

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

/** The squares on which a side's king cannot be: those of its pawns, and those guarded by others. */
function closedTo({ closed, isListed, pawns }: Field, side: Side): SquareSet {
  const set = closed[side];
  if (isListed[side]) return set;
  isListed[side] = true;
  set.low = 0;
  set.high = 0;
  const own = pawns[side];
  for (let index = 0; index < own.count; index++) include(set, own.at[index] ?? 0);
  const enemy = otherSide(side);
  const others = pawns[enemy];
  const forward = forwardOf(enemy);
  for (let index = 0; index < others.count; index++) {
    const ahead = (others.at[index] ?? 0) + forward;
    if (((ahead - 1) & offBoard) === 0) include(set, ahead - 1);
    if (((ahead + 1) & offBoard) === 0) include(set, ahead + 1);
  }
  return set;
}

/** Stands for a square in a number; it is no piece. */
const noPiece = 15;

/**
 * The moves of a side's king to a square; pawns that guard squares keep it away from them. They are
 * kept, since many positions have the same pawns.
 */
function kingWay(field: Field, side: Side, to: Square): number {
  const home = kingOf(field, side);
  if (home === to) return 0;
  const closed = closedTo(field, side);
  if (has(closed, to)) return noWay;
  const { keys, ways } = field.distances.walks;
  const key = field.pawnKey ^ keyOf(side | king, home) ^ keyOf(noPiece, to);
  const at = (key ^ (key >>> 16)) & (keptWalks - 1);
  if (keys[at] !== key) {
    ways[at] = kingWalk(closed, home, to);
    keys[at] = key;
  }
  return ways[at] ?? noWay;
}

/** How a pawn of the other side leaves the square before a pawn: captured, or with a capture. */
function removal(field: Field, square: Square, side: Side): number {
  const enemy = otherSide(side);
  const ahead = square + forwardOf(enemy);
  let least = comingOf(field, side, square);
  for (let to = ahead - 1; to <= ahead + 1 && least > 1; to += 2) {
    if ((to & offBoard) !== 0) continue;
    const found = field.squares[to] ?? 0;
    if (found === 0) least = Math.min(least, 1 + comingOf(field, side, to));
    else if ((found & black) === side && kindOf(found) !== king) least = 1;
  }
  // The king needs at least one move to capture.
  return least > 1 ? Math.min(least, kingWay(field, side, square)) : least;
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

/** The ways of pawns from squares, each with the number of the measurement that it is from. */
const wayFrom = new Int32Array(boardSize);

/** The number of the measurement, in steps that leave room for a way. */
let measurement = 0;

const eachMeasurement = 128;

const lastMeasurement = 0x7fffff00;

/** Forgets the ways that were measured. */
function measureAnew(): void {
  if (measurement >= lastMeasurement) {
    wayFrom.fill(0);
    measurement = 0;
  }
  measurement += eachMeasurement;
}

/** The least way of a side's pawn from a square: the ranks before it. */
const leastWay = (side: Side, from: Square): number =>
  side === white ? 7 - rankOf(from) : rankOf(from);

/** The way of a side's pawn from a square to its promotion, by moves ahead and captures. */
function pawnWay(field: Field, side: Side, from: Square): number {
  const made = (wayFrom[from] ?? 0) - measurement;
  if (made >= 0) return made;
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
  wayFrom[from] = measurement + least;
  return least;
}

/** The way of the side's pawn that is nearest to its promotion. */
function promotionWay(field: Field, side: Side): number {
  measureAnew();
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
  for (let index = 0; index < kingSteps.length; index++) {
    const to = home + (kingSteps[index] ?? 0);
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
  fillField(board, distances);
  if (hasOpenMajor(field)) return Math.min(remoteness(board), promotionFrom - 1);
  const own = promotionWay(field, white);
  const others = field.pieces[black].count > 0 ? 0 : 3 + promotionWay(field, black);
  const whiteLack = others + 2 - pawnSteps(field, white);
  const blackLack = own - pawnSteps(field, black);
  let lack = whiteLack > 0 && !isFree(field, white) ? whiteLack : 0;
  if (blackLack > 0 && !isFree(field, black)) lack += blackLack;
  const way = 6 * Math.min(own + others / 2 + lack, 100) + 4 * board.blackCount;
  return Math.min(promotionFrom + way, 800);
}
