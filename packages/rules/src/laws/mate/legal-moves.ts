import { kingOf } from '../02-board/board.ts';
import { black, kindOf, king, otherSide, pawn, white } from '../02-board/piece.ts';
import { boardSize, noSquare, offBoard, rankOf, type Square } from '../02-board/square.ts';
import { forwardOf, isLineMover, kingSteps, stepsByKind } from '../03-moves/attacks.ts';
import { doubleStep, enPassant, type Move, moveOf, ordinary } from '../03-moves/move.ts';
import { addCastling, isSafe, promotions } from '../03-moves/moves.ts';
import { attacksFrom, attacksOnEmptyBoard, lineStep } from './attack-table.ts';
import { endOfMen, firstMan, type MateBoard } from './mate-board.ts';

/** A list of moves that is filled again and again. */
export interface MoveList {
  readonly moves: Int32Array;
  count: number;
}

/** More than any position has, also with 62 men of a side. */
const mostMoves = 1800;

export const emptyMoveList = (): MoveList => ({ moves: new Int32Array(mostMoves), count: 0 });

/** What attacks the king of the player to move, or would if a pinned man moved away. */
interface Threats {
  /** How many men give check. */
  checks: number;
  /** By square: the step of the line on which its man is pinned; 0: it is not. */
  readonly pins: Int8Array;
  readonly pinned: Square[];
  /** By square: 1 where a move parries the only check. */
  readonly parries: Uint8Array;
  readonly parrying: Square[];
}

const threats: Threats = {
  checks: 0,
  pins: new Int8Array(boardSize),
  pinned: [],
  parries: new Uint8Array(boardSize),
  parrying: [],
};

function clearThreats({ pins, pinned, parries, parrying }: Threats): void {
  for (let at = pinned.pop(); at !== undefined; at = pinned.pop()) pins[at] = 0;
  for (let at = parrying.pop(); at !== undefined; at = parrying.pop()) parries[at] = 0;
  threats.checks = 0;
}

function parry(square: Square): void {
  threats.parries[square] = 1;
  threats.parrying.push(square);
}

/** Notes what a line mover on the king's line does: gives check, or pins the one man between. */
function followLine(board: MateBoard, from: Square, home: Square, step: number): void {
  const { squares, turn } = board;
  let between = noSquare;
  for (let at = from + step; at !== home; at += step) {
    const found = squares[at] ?? 0;
    if (found === 0) continue;
    if (between !== noSquare || (found & black) !== turn) return;
    between = at;
  }
  if (between !== noSquare) {
    threats.pins[between] = step;
    threats.pinned.push(between);
    return;
  }
  threats.checks += 1;
  for (let at: number = from; at !== home; at += step) parry(at);
}

function findThreats(board: MateBoard): void {
  const { squares, men, turn } = board;
  clearThreats(threats);
  const home = kingOf(board, turn);
  const enemy = otherSide(turn);
  const end = endOfMen(board, enemy);
  for (let place = firstMan(enemy); place < end; place++) {
    const from = men[place] ?? 0;
    const piece = squares[from] ?? 0;
    if (!attacksOnEmptyBoard(piece, from, home)) continue;
    if (isLineMover(piece & 7)) followLine(board, from, home, lineStep(from, home));
    else {
      threats.checks += 1;
      parry(from);
    }
  }
}

/** Whether a man or king of the player not to move attacks a square. */
function isAttackedOn(board: MateBoard, square: Square): boolean {
  const { squares, men, turn } = board;
  const enemy = otherSide(turn);
  if (attacksOnEmptyBoard(king, kingOf(board, enemy), square)) return true;
  const end = endOfMen(board, enemy);
  for (let place = firstMan(enemy); place < end; place++) {
    const from = men[place] ?? 0;
    if (attacksFrom(squares, squares[from] ?? 0, from, square)) return true;
  }
  return false;
}

/** Whether the king of the player to move is in check. */
export const isCheckOn = (board: MateBoard): boolean =>
  isAttackedOn(board, kingOf(board, board.turn));

function addKingMoves(board: MateBoard, list: MoveList): void {
  const { squares, turn } = board;
  const home = kingOf(board, turn);
  const own = squares[home] ?? 0;
  // The king does not shield the squares behind it.
  squares[home] = 0;
  for (let index = 0; index < kingSteps.length; index++) {
    const to = home + (kingSteps[index] ?? 0);
    if ((to & offBoard) !== 0) continue;
    const found = squares[to] ?? 0;
    if (found !== 0 && (found & black) === turn) continue;
    if (!isAttackedOn(board, to)) list.moves[list.count++] = moveOf(home, to, 0, ordinary);
  }
  squares[home] = own;
}

/** Whether a man's move leaves its king safe: it stays on the line of its pin, and parries a check. */
function isAllowed(from: Square, to: Square): boolean {
  if (threats.checks === 1 && threats.parries[to] !== 1) return false;
  const pin = threats.pins[from] ?? 0;
  if (pin === 0) return true;
  const step = lineStep(from, to);
  return step === pin || step === -pin;
}

function addPawnStep(list: MoveList, from: Square, to: Square): void {
  const rank = rankOf(to);
  if (rank !== 0 && rank !== 7) {
    list.moves[list.count++] = moveOf(from, to, 0, ordinary);
    return;
  }
  for (let index = 0; index < promotions.length; index++) {
    list.moves[list.count++] = moveOf(from, to, promotions[index] ?? 0, ordinary);
  }
}

function addPassing(board: MateBoard, list: MoveList, move: Move): void {
  if (isSafe(board, move)) list.moves[list.count++] = move;
}

function addPawnMoves(board: MateBoard, list: MoveList, from: Square): void {
  const { squares, turn, passed } = board;
  const forward = forwardOf(turn);
  const ahead = from + forward;
  if (squares[ahead] === 0) {
    if (isAllowed(from, ahead)) addPawnStep(list, from, ahead);
    const further = ahead + forward;
    const isHome = rankOf(from) === (turn === white ? 1 : 6);
    if (isHome && squares[further] === 0 && isAllowed(from, further)) {
      list.moves[list.count++] = moveOf(from, further, 0, doubleStep);
    }
  }
  for (let to = ahead - 1; to <= ahead + 1; to += 2) {
    if ((to & offBoard) !== 0) continue;
    const found = squares[to] ?? 0;
    if (found !== 0) {
      if ((found & black) !== turn && isAllowed(from, to)) addPawnStep(list, from, to);
    } else if (to === passed) addPassing(board, list, moveOf(from, to, 0, enPassant));
  }
}

function addPieceMoves({ squares, turn }: MateBoard, list: MoveList, from: Square): void {
  const kind = kindOf(squares[from] ?? 0);
  const isLine = isLineMover(kind);
  const steps = stepsByKind[kind];
  if (steps === undefined) return;
  const isFree = threats.checks === 0 && threats.pins[from] === 0;
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index] ?? 0;
    for (let to = from + step; (to & offBoard) === 0; to += step) {
      const found = squares[to] ?? 0;
      if (found !== 0 && (found & black) === turn) break;
      if (isFree || isAllowed(from, to)) list.moves[list.count++] = moveOf(from, to, 0, ordinary);
      if (found !== 0 || !isLine) break;
    }
  }
}

function addCastlingMoves(board: MateBoard, list: MoveList): void {
  const moves: Move[] = [];
  addCastling(board, moves);
  for (const move of moves) list.moves[list.count++] = move;
}

/**
 * Fills the list with the legal moves on a board, and returns whether the player to move is in check.
 * What is pinned or parries a check is known beforehand, so that hardly any move need be tried.
 *
 * @article Laws 2001 3.1, 3.6, 3.7, 3.8, 3.9
 */
export function listMoves(board: MateBoard, list: MoveList): boolean {
  list.count = 0;
  findThreats(board);
  const { checks } = threats;
  addKingMoves(board, list);
  if (checks > 1) return true;
  const { squares, men, turn } = board;
  const end = endOfMen(board, turn);
  for (let place = firstMan(turn); place < end; place++) {
    const from = men[place] ?? 0;
    if (kindOf(squares[from] ?? 0) === pawn) addPawnMoves(board, list, from);
    else addPieceMoves(board, list, from);
  }
  if (checks === 0 && board.castling !== 0) addCastlingMoves(board, list);
  return checks > 0;
}
