import { black, kindOf, knight, pawn, rook } from '../02-board/piece.ts';
import {
  fileOf,
  isLight,
  kingDistance,
  noSquare,
  offBoard,
  rankOf,
  type Square,
} from '../02-board/square.ts';
import { kingSteps } from '../03-moves/attacks.ts';
import { attacksFrom } from './attack-table.ts';
import { endOfMen, firstMan, type MateBoard } from './mate-board.ts';

/** The number of squares to which the black king can move. */
function flights({ squares, men, whiteCount, whiteKing, blackKing }: MateBoard): number {
  let count = 0;
  for (let index = 0; index < kingSteps.length; index++) {
    const to = blackKing + (kingSteps[index] ?? 0);
    if ((to & offBoard) !== 0) continue;
    const piece = squares[to] ?? 0;
    if (piece > black) continue;
    let isFree = kingDistance(whiteKing, to) > 1;
    for (let place = 0; isFree && place < whiteCount; place++) {
      const from = men[place] ?? 0;
      isFree = !attacksFrom(squares, squares[from] ?? 0, from, to);
    }
    if (isFree) count += 1;
  }
  return count;
}

const edge = (square: Square): number => {
  const [file, rank] = [fileOf(square), rankOf(square)];
  const [x, y] = [Math.min(file, 7 - file), Math.min(rank, 7 - rank)];
  return 2 * Math.min(x, y) + Math.max(x, y);
};

/** A lone bishop mates in a corner of its colour: the king's distance from one. */
function wrongCorner(bishopAt: Square, hunted: Square): number {
  if (bishopAt === noSquare) return 0;
  const corners = isLight(bishopAt) ? [0x07, 0x70] : [0x00, 0x77];
  return 2 * Math.min(...corners.map((corner) => kingDistance(corner, hunted)));
}

/** A white pawn's distance from the last rank; a piece in its way counts as three more ranks. */
function pawnWay(squares: Int8Array, square: Square): number {
  let way = 0;
  for (let ahead = square + 16; (ahead & offBoard) === 0; ahead += 16) {
    way += squares[ahead] === 0 ? 1 : 4;
  }
  return way;
}

const noWay = 40;

const most = 400;

/** The penalty of a lone minor piece, which only mates a king shut in by its own pieces. */
const alone = 300;

/** White has only the king left. */
export const hopeless = -1;

/** Whether White has a rook or queen. */
function hasMajor({ squares, men, whiteCount }: MateBoard): boolean {
  for (let place = 0; place < whiteCount; place++) {
    if ((squares[men[place] ?? 0] ?? 0) >= rook) return true;
  }
  return false;
}

/** White's minor pieces: how many, their distances from the black king, and the square of a bishop. */
interface Minors {
  count: number;
  way: number;
  bishopAt: Square;
}

const minors: Minors = { count: 0, way: 0, bishopAt: noSquare };

/** Finds White's minor pieces, and returns the way of the pawn that is nearest to its promotion. */
function findMinors({ squares, men, whiteCount, blackKing }: MateBoard): number {
  minors.count = 0;
  minors.way = 0;
  minors.bishopAt = noSquare;
  let way = noWay;
  for (let place = 0; place < whiteCount; place++) {
    const square = men[place] ?? 0;
    const kind = kindOf(squares[square] ?? 0);
    if (kind === pawn) {
      way = Math.min(way, pawnWay(squares, square));
      continue;
    }
    minors.count += 1;
    minors.way += Math.max(kingDistance(square, blackKing), 2);
    if (kind !== knight) minors.bishopAt = square;
  }
  return way;
}

function helperWay(board: MateBoard): number {
  const { men, blackKing } = board;
  let way = 7;
  const end = endOfMen(board, black);
  for (let place = firstMan(black); place < end; place++) {
    way = Math.min(way, kingDistance(men[place] ?? 0, blackKing));
  }
  return way;
}

/**
 * The estimated distance of a position from a mate of Black; smaller is nearer. It only decides the
 * order of the search, never its answer.
 */
export function remoteness(board: MateBoard): number {
  const { whiteKing, blackKing, whiteCount, blackCount } = board;
  if (whiteCount === 0) return hopeless;
  const near =
    2 * flights(board) +
    2 * edge(blackKing) +
    2 * Math.max(kingDistance(whiteKing, blackKing) - 2, 0);
  if (hasMajor(board)) return near + 8 * blackCount;
  const way = findMinors(board);
  if (way < noWay)
    return near + Math.min(minors.count > 1 ? 60 : most, 6 * way + 60) + 8 * blackCount;
  if (minors.count > 1) return near + minors.way + 2 * blackCount + 60;
  const corner = wrongCorner(minors.bishopAt, blackKing);
  return near + minors.way + 4 * helperWay(board) + corner + alone;
}
