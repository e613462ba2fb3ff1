import {
  black,
  bothSides,
  kindOf,
  king,
  knight,
  pawn,
  queen,
  type Side,
  white,
} from '../02-board/piece.ts';
import { boardSize, noSquare, offBoard, type Square } from '../02-board/square.ts';
import { isAttacked } from '../03-moves/attacks.ts';
import {
  type Distances,
  kingMovesTo,
  movesTo,
  movesToAttack,
  movesToPromote,
  pawnMovesTo,
  promotedKinds,
  promotionSquare,
  unreachable,
} from './distances.ts';
import { endOfMen, firstMan, type MateBoard } from './mate-board.ts';
import { attacksThrough, isAmong, type MateGoal } from './mate-goal.ts';

/** A piece with its square, as the board has it. */
type Placed = readonly [piece: number, square: Square];

function afterPromotion(
  distances: Distances,
  [piece, from]: Placed,
  moves: (kind: number) => Uint8Array | null,
): number {
  const side = (piece & black) as Side;
  const way = movesToPromote(distances, from, side) + 1;
  const at = promotionSquare(from, side);
  return Math.min(...promotedKinds.map((kind) => way + (moves(kind)?.[at] ?? unreachable)));
}

/** The moves until a white piece attacks a square. */
export function movesUntilAttack(distances: Distances, [piece, from]: Placed, to: Square): number {
  const kind = kindOf(piece);
  if (kind !== pawn) return movesToAttack(distances, kind, to)[from] ?? unreachable;
  const near = [to - 15, to - 17]
    .filter((at) => (at & offBoard) === 0)
    .map((at) => pawnMovesTo(from, at, white));
  const promoted = afterPromotion(distances, [piece, from], (each) =>
    each === queen || each === knight ? movesToAttack(distances, each, to) : null,
  );
  return Math.min(promoted, ...near);
}

/** The moves until a black piece of one of the kinds is on a square. */
export function movesUntilBlock(
  distances: Distances,
  [piece, from]: Placed,
  { to, kinds }: { readonly to: Square; readonly kinds: number },
): number {
  const kind = kindOf(piece);
  if (kind !== pawn) {
    return isAmong(kinds, kind) ? (movesTo(distances, kind, to)[from] ?? unreachable) : unreachable;
  }
  const direct = isAmong(kinds, pawn) ? pawnMovesTo(from, to, black) : unreachable;
  const promoted = afterPromotion(distances, [piece, from], (each) =>
    isAmong(kinds, each) ? movesTo(distances, each, to) : null,
  );
  return Math.min(direct, promoted);
}

/** The moves until a white piece is the checking one of a goal. */
export function movesUntilCheck(
  distances: Distances,
  [piece, from]: Placed,
  { kind, from: to }: Pick<MateGoal, 'kind' | 'from'>,
): number {
  const own = kindOf(piece);
  if (own === pawn && kind === pawn) return pawnMovesTo(from, to, white);
  if (own === kind) return movesTo(distances, kind, to)[from] ?? unreachable;
  if (own !== pawn) return unreachable;
  return afterPromotion(distances, [piece, from], (each) =>
    each === kind ? movesTo(distances, kind, to) : null,
  );
}

/** What a goal costs each piece on each square, made when it is first asked for. */
interface GoalTables {
  readonly distances: Distances;
  readonly goal: MateGoal;
  readonly check: Uint8Array;
  readonly close: readonly Uint8Array[];
  readonly parry: Uint8Array;
  readonly blackKing: Uint8Array;
  readonly whiteKing: Uint8Array | null;
}

const notYet = 255;

const emptyTable = (): Uint8Array => new Uint8Array(16 * boardSize).fill(notYet);

function tablesOf(distances: Distances, goal: MateGoal): GoalTables {
  return {
    distances,
    goal,
    check: emptyTable(),
    close: goal.open.map(emptyTable),
    parry: emptyTable(),
    blackKing: kingMovesTo(distances, black, goal.hunted),
    whiteKing: goal.whiteKing === noSquare ? null : kingMovesTo(distances, white, goal.whiteKing),
  };
}

function checkMoves({ check, distances, goal }: GoalTables, piece: number, at: Square): number {
  const key = piece * boardSize + at;
  const made = check[key] ?? notYet;
  if (made !== notYet) return made;
  const moves = movesUntilCheck(distances, [piece, at], goal);
  check[key] = moves;
  return moves;
}

function closeMoves(
  { close, distances, goal }: GoalTables,
  place: number,
  [piece, at]: Placed,
): number {
  const cells = close[place];
  const key = piece * boardSize + at;
  const made = cells?.[key] ?? notYet;
  if (cells === undefined || made !== notYet) return made;
  const to = goal.open[place] ?? noSquare;
  const kinds = goal.blocking[place] ?? 0;
  const moves =
    (piece & black) === white
      ? movesUntilAttack(distances, [piece, at], to)
      : movesUntilBlock(distances, [piece, at], { to, kinds });
  cells[key] = moves;
  return moves;
}

function mayParry({ parry, distances, goal }: GoalTables, piece: number, at: Square): boolean {
  const key = piece * boardSize + at;
  const made = parry[key] ?? notYet;
  if (made !== notYet) return made === 1;
  const each = { kind: kindOf(piece), from: at, forward: -16 };
  const may = goal.line.some((square) => attacksThrough(distances.walls, each, square));
  parry[key] = may ? 1 : 0;
  return may;
}

/** The pieces of a board without the kings. */
interface Men {
  readonly pieces: number[];
  readonly at: Square[];
}

function collect(board: MateBoard, { pieces, at }: Men): void {
  const { squares, men } = board;
  pieces.length = 0;
  at.length = 0;
  for (const side of bothSides) {
    const end = endOfMen(board, side);
    for (let place = firstMan(side); place < end; place++) {
      const square = men[place] ?? 0;
      pieces.push(squares[square] ?? 0);
      at.push(square);
    }
  }
}

/** Moves of White and of Black. */
interface Moves {
  white: number;
  black: number;
}

/** Adds the moves of the white piece that gives check, and returns which it is. */
function addChecking(tables: GoalTables, { pieces, at }: Men, sum: Moves): number {
  let least = unreachable;
  let which = -1;
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] ?? 0;
    if ((piece & black) !== white) continue;
    const moves = checkMoves(tables, piece, at[index] ?? 0);
    if (moves >= least) continue;
    least = moves;
    which = index;
  }
  sum.white += least;
  return which;
}

/** Adds the moves of the pieces nearest to attack or block the open squares; each blocks one alone. */
function addClosing(tables: GoalTables, { pieces, at }: Men, checking: number, sum: Moves): void {
  let used = 1 << Math.max(checking, 0);
  for (let place = 0; place < tables.goal.open.length; place++) {
    let least = unreachable;
    let which = -1;
    for (let index = 0; index < pieces.length && least > 0; index++) {
      if (((used >> index) & 1) === 1) continue;
      const moves = closeMoves(tables, place, [pieces[index] ?? 0, at[index] ?? 0]);
      if (moves >= least) continue;
      least = moves;
      which = index;
    }
    const isBlack = which >= 0 && ((pieces[which] ?? 0) & black) === black;
    if (isBlack) used |= 1 << which;
    sum[isBlack ? 'black' : 'white'] += least;
  }
}

/** The pieces that are in the way of the check or on the king's square. */
function inTheWay({ squares }: MateBoard, { line, from, hunted }: MateGoal): number {
  let count = 0;
  for (const square of line) if (square !== from && squares[square] !== 0) count += 1;
  const found = squares[hunted] ?? 0;
  return found === 0 || found === (black | king) ? count : count + 1;
}

function parrying(tables: GoalTables, { pieces, at }: Men): number {
  let count = 0;
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] ?? 0;
    if ((piece & black) === black && mayParry(tables, piece, at[index] ?? 0)) count += 1;
  }
  return count;
}

/** The king has to be on its square before it is attacked there. */
function tooEarly(board: MateBoard, { hunted }: MateGoal, checking: number): number {
  if (board.blackKing === hunted || !isAttacked(board.squares, hunted, white)) return 0;
  return checking === 0 ? 2 : 1;
}

/** Nearer than this, the black pieces that could parry the check count, too. */
const near = 4;

/**
 * Makes the estimate of how far a board is from a goal: about twice the moves that both need, taking
 * turns.
 */
export function goalDistance(distances: Distances, goal: MateGoal): (board: MateBoard) => number {
  const tables = tablesOf(distances, goal);
  const men: Men = { pieces: [], at: [] };
  return (board) => {
    collect(board, men);
    const sum = {
      white: tables.whiteKing?.[board.whiteKing] ?? 0,
      black: tables.blackKing[board.blackKing] ?? unreachable,
    };
    const before = sum.white;
    const which = addChecking(tables, men, sum);
    sum.white += tooEarly(board, goal, sum.white - before);
    addClosing(tables, men, which, sum);
    sum.black += inTheWay(board, goal);
    if (sum.white + sum.black <= near) sum.black += parrying(tables, men);
    const isWhite = board.turn === white;
    const plies = Math.max(2 * sum.white - (isWhite ? 1 : 0), 2 * sum.black + (isWhite ? 1 : 0));
    return 2 * plies + (sum.white + sum.black) / 2;
  };
}
