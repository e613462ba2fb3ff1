import type { Board } from '../02-board/board.ts';
import { bishop, black, kindOf, king, knight, pawn, queen, rook } from '../02-board/piece.ts';
import { fileOf, isLight, noSquare, offBoard, rankOf, type Square } from '../02-board/square.ts';
import { isLineMover, kingSteps, stepsByKind } from '../03-moves/attacks.ts';

const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

/** Where the difference of two squares stands in the tables below. */
const middle = 119;

/** By the difference of two squares: the kinds of white pieces, a bit each, that may attack so far. */
const attackKinds = new Uint8Array(2 * middle + 1);

/** By the difference of two squares: the step of a line mover from the first to the second. */
const lineSteps = new Int8Array(2 * middle + 1);

for (const kind of [knight, bishop, rook, queen, king]) {
  for (const step of stepsByKind[kind] ?? []) {
    for (let far = 1; far <= (isLineMover(kind) ? 7 : 1); far++) {
      const at = middle + far * step;
      attackKinds[at] = (attackKinds[at] ?? 0) | (1 << kind);
      if (isLineMover(kind)) lineSteps[at] = step;
    }
  }
}
for (const step of [15, 17]) {
  attackKinds[middle + step] = (attackKinds[middle + step] ?? 0) | (1 << pawn);
}

function isAttackedFrom(squares: Board['squares'], from: Square, kind: number, to: Square) {
  const difference = middle + to - from;
  if ((((attackKinds[difference] ?? 0) >> kind) & 1) === 0) return false;
  if (!isLineMover(kind)) return true;
  const step = lineSteps[difference] ?? 0;
  for (let at = from + step; at !== to; at += step) if (squares[at] !== 0) return false;
  return true;
}

/** The squares of White's men on the board that is looked at. */
const attackers = new Uint8Array(64);

/** The number of squares to which the black king can move. */
function flights({ squares, blackKing }: Board, attackerCount: number): number {
  let count = 0;
  for (let index = 0; index < kingSteps.length; index++) {
    const to = blackKing + (kingSteps[index] ?? 0);
    if ((to & offBoard) !== 0) continue;
    const piece = squares[to] ?? 0;
    if (piece !== 0 && (piece & black) === black) continue;
    let isFree = true;
    for (let at = 0; isFree && at < attackerCount; at++) {
      const from = attackers[at] ?? 0;
      isFree = !isAttackedFrom(squares, from, kindOf(squares[from] ?? 0), to);
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
  let attackerCount = 0;
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
    attackers[attackerCount++] = square;
    const kind = kindOf(piece);
    if (kind === queen || kind === rook) hasMajor = true;
    else if (kind === bishop || kind === knight) {
      minors += 1;
      minorWay += Math.max(distance(square, blackKing), 2);
      if (kind === bishop) bishopAt = square;
    } else if (kind === pawn) way = Math.min(way, pawnWay(squares, square));
  }
  const near =
    2 * flights(board, attackerCount) +
    2 * edge(blackKing) +
    2 * Math.max(distance(whiteKing, blackKing) - 2, 0);
  if (hasMajor) return near + 8 * blackMen;
  if (way === noWay && minors === 0) return hopeless;
  if (way === noWay && minors > 1) return near + minorWay + 2 * blackMen + 60;
  if (way === noWay)
    return near + minorWay + 4 * helperWay + wrongCorner(bishopAt, blackKing) + alone;
  return near + Math.min(minors > 1 ? 60 : most, 6 * way + 60) + 8 * blackMen;
}
