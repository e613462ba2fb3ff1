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
import { fileOf, offBoard, rankOf, type Square } from '../02-board/square.ts';
import { isAttacked, kingSteps } from '../03-moves/attacks.ts';

const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

/** Squares that the black king could go to. */
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

/** How far a white pawn is from the last rank, a man in its way counted as three ranks more. */
function pawnWay(squares: Int8Array, square: Square): number {
  let way = 0;
  for (let ahead = square + 16; (ahead & offBoard) === 0; ahead += 16) {
    way += squares[ahead] === 0 ? 1 : 4;
  }
  return way;
}

/**
 * How far a position seems from a mate of Black; less is nearer. It decides only in which order
 * positions are looked at, never what is answered.
 */
export function remoteness(board: Board): number {
  const { squares, whiteKing, blackKing } = board;
  let minors = 0;
  let hasMajor = false;
  let way = 40;
  let blackMen = 0;
  for (let square = 0; square < 120; square++) {
    if ((square & offBoard) !== 0) {
      square += 7;
      continue;
    }
    const piece = squares[square] ?? 0;
    if (piece === 0) continue;
    if (piece > black) {
      if (piece !== (black | king)) blackMen += 1;
      continue;
    }
    const kind = kindOf(piece);
    if (kind === queen || kind === rook) hasMajor = true;
    else if (kind === bishop || kind === knight) minors += 1;
    else if (kind === pawn) way = Math.min(way, pawnWay(squares, square));
  }
  const force = hasMajor ? 0 : Math.min(minors >= 2 ? 20 : 40, 6 * way);
  return (
    force +
    2 * flights(board) +
    2 * edge(blackKing) +
    2 * Math.max(distance(whiteKing, blackKing) - 2, 0) +
    6 * blackMen
  );
}
