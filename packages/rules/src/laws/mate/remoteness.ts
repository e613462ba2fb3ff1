import type { Board } from '../02-board/board.ts';
import {
  bishop,
  black,
  kindOf,
  king,
  knight,
  pawn,
  queen,
  rook,
  white,
} from '../02-board/piece.ts';
import { fileOf, isLight, noSquare, offBoard, rankOf, type Square } from '../02-board/square.ts';
import { isAttacked, kingSteps } from '../03-moves/attacks.ts';

const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

/** The number of squares to which the black king can move. */
function flights({ squares, blackKing }: Board): number {
  let count = 0;
  for (const step of kingSteps) {
    const to = blackKing + step;
    if ((to & offBoard) !== 0) continue;
    const piece = squares[to] ?? 0;
    if (piece !== 0 && (piece & black) === black) continue;
    if (!isAttacked(squares, to, white)) count += 1;
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
  return 2 * Math.min(...corners.map((corner) => distance(corner, hunted)));
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

/**
 * The estimated distance of a position from a mate of Black; smaller is nearer. It only decides the
 * order of the search, never its answer.
 */
export function remoteness(board: Board): number {
  const { squares, whiteKing, blackKing } = board;
  let minors = 0;
  let hasMajor = false;
  let minorWay = 0;
  let bishopAt = noSquare;
  let way = noWay;
  let blackMen = 0;
  let helperWay = 7;
  for (let square = 0; square < 120; square++) {
    if ((square & offBoard) !== 0) {
      square += 7;
      continue;
    }
    const piece = squares[square] ?? 0;
    if (piece === 0) continue;
    if (piece > black) {
      if (piece === (black | king)) continue;
      blackMen += 1;
      helperWay = Math.min(helperWay, distance(square, blackKing));
      continue;
    }
    const kind = kindOf(piece);
    if (kind === queen || kind === rook) hasMajor = true;
    else if (kind === bishop || kind === knight) {
      minors += 1;
      minorWay += Math.max(distance(square, blackKing), 2);
      if (kind === bishop) bishopAt = square;
    } else if (kind === pawn) way = Math.min(way, pawnWay(squares, square));
  }
  const near =
    2 * flights(board) + 2 * edge(blackKing) + 2 * Math.max(distance(whiteKing, blackKing) - 2, 0);
  if (hasMajor) return near + 8 * blackMen;
  if (way === noWay && minors === 0) return hopeless;
  if (way === noWay && minors > 1) return near + minorWay + 2 * blackMen + 60;
  if (way === noWay)
    return near + minorWay + 4 * helperWay + wrongCorner(bishopAt, blackKing) + alone;
  return near + Math.min(minors > 1 ? 60 : most, 6 * way + 60) + 8 * blackMen;
}
