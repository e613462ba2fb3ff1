import type { Position } from '../02-board/board.ts';
import { black, king, otherSide, pawn, type Side, white } from '../02-board/piece.ts';
import { boardSize, fileOf, offBoard, type Square } from '../02-board/square.ts';
import { forwardOf, stepsByKind } from '../03-moves/attacks.ts';
import { type Man, menOn, promotedFrom } from './men.ts';

/** Pieces with the squares they can ever reach: never too few, perhaps too many. */
export interface Reach {
  readonly men: readonly Man[];
}

interface Field {
  readonly position: Position;
  readonly men: Man[];
  /** The promotions of pawns that can promote, by body. */
  readonly promoted: Map<number, readonly Man[]>;
  /** The piece on each square now. */
  readonly menBySquare: readonly (Man | undefined)[];
  /** By side: the squares on which a capturable piece of it can ever be. */
  readonly targets: Readonly<Record<Side, Uint8Array>>;
  /** By side: the squares on which a man of it other than a pawn can ever be. */
  readonly visits: Readonly<Record<Side, Uint8Array>>;
  /** By side: the squares on which a pawn of it can ever capture. */
  readonly captures: Readonly<Record<Side, Uint8Array>>;
  readonly pawns: Readonly<Record<Side, readonly Man[]>>;
  /** The pieces that attack a square from their present squares. */
  readonly guards: readonly (Man[] | undefined)[];
  /** Squares just found to be reachable, and steps that are still blocked. */
  readonly news: { readonly man: Man; readonly square: Square }[];
  blocked: Step[];
  /** Whether anything has become possible since the blocked steps were last tried. */
  freed: boolean;
}

/** A step of a piece: of a non-pawn, of a pawn ahead, or a pawn's capture. */
interface Step {
  readonly man: Man;
  readonly to: Square;
  readonly how: 'piece' | 'ahead' | 'capture';
}

/** Whether a piece stays where it is for ever. */
const isFixed = (man: Man): boolean => !man.moved && !man.taken;

/** Whether the piece on a square can ever leave it. */
function mayBeEmpty({ menBySquare }: Field, square: Square): boolean {
  const man = menBySquare[square];
  return man === undefined || !isFixed(man);
}

/** The adjacent squares that a piece attacks from its square. */
function nearAttacks({ side, kind, home }: Man): readonly Square[] {
  const ahead = home + forwardOf(side);
  const squares =
    kind === pawn ? [ahead - 1, ahead + 1] : (stepsByKind[kind] ?? []).map((step) => home + step);
  return squares.filter((square) => (square & offBoard) === 0);
}

/** Whether a piece that stays for ever attacks the square, so that the other side's king cannot go there. */
function isGuardedForEver({ guards }: Field, square: Square, against: Side): boolean {
  for (const man of guards[square] ?? []) if (man.side !== against && isFixed(man)) return true;
  return false;
}

function lose(field: Field, man: Man): void {
  if (man.lost) return;
  man.lost = true;
  field.freed = true;
}

/** Marks the pawns of a side that can be on a square as ones that can be captured. */
function loseOn(field: Field, square: Square, side: Side): void {
  for (const man of field.pawns[side]) if (man.reach[square] === 1) lose(field, man);
}

/** Marks which pawns can be captured since a man can be on a square. */
function meet(field: Field, man: Man, square: Square): void {
  const enemy = otherSide(man.side);
  if (man.kind === pawn) {
    const isMet = field.visits[enemy][square] === 1 || field.captures[enemy][square] === 1;
    if (isMet) lose(field, man);
  } else if (field.visits[man.side][square] !== 1) {
    field.visits[man.side][square] = 1;
    loseOn(field, square, enemy);
  }
}

function arrive(field: Field, man: Man, square: Square): void {
  if (man.reach[square] === 1) return;
  man.reach[square] = 1;
  man.squares.push(square);
  field.news.push({ man, square });
  meet(field, man, square);
  if (!man.moved) field.freed = true;
  man.moved = true;
  if (man.kind === king || field.targets[man.side][square] === 1) return;
  field.targets[man.side][square] = 1;
  field.freed = true;
}

function take(field: Field, man: Man): void {
  if (man.taken) return;
  man.taken = true;
  field.freed = true;
}

/** A step of a non-pawn: to an empty square, or with a capture. */
function stepTo(field: Field, man: Man, to: Square): boolean {
  const found = field.menBySquare[to];
  const isReached = man.reach[to] === 1;
  if (isReached && (found === undefined || found.taken || found.side === man.side)) return true;
  if (man.kind === king && isGuardedForEver(field, to, man.side)) return false;
  if (found !== undefined && found !== man) {
    if (found.side !== man.side && found.kind !== king) take(field, found);
    else if (isFixed(found)) return false;
  }
  arrive(field, man, to);
  return true;
}

/** Notes that a pawn can capture on a square. */
function capture(field: Field, man: Man, to: Square): void {
  if (!man.captures) field.freed = true;
  man.captures = true;
  field.captures[man.side][to] = 1;
  loseOn(field, to, otherSide(man.side));
}

/** Whether a pawn can capture on a square: a piece of the other side can be there. */
function captureBy(field: Field, man: Man, to: Square): boolean {
  const { position, menBySquare, targets } = field;
  const enemy = otherSide(man.side);
  if (to === position.passed && man.side === position.turn) {
    const passing = menBySquare[to - forwardOf(man.side)];
    if (passing !== undefined) {
      take(field, passing);
      lose(field, passing);
    }
    capture(field, man, to);
    return true;
  }
  if (targets[enemy][to] !== 1) return false;
  capture(field, man, to);
  const found = menBySquare[to];
  if (found !== undefined && found.side === enemy && found.kind !== king) take(field, found);
  return true;
}

function promote(field: Field, man: Man, square: Square): void {
  const existing = field.promoted.get(man.body);
  const promoted = existing ?? promotedFrom(man);
  if (existing === undefined) {
    field.promoted.set(man.body, promoted);
    field.men.push(...promoted);
  }
  for (const other of promoted) arrive(field, other, square);
}

/**
 * Whether a pawn can come past the other side's pawns on its file: while none of the two captures or is
 * captured, they stay in order.
 */
function mayPass({ pawns }: Field, man: Man, to: Square): boolean {
  if (man.captures) return true;
  const forward = forwardOf(man.side);
  return pawns[otherSide(man.side)].every(
    (other) =>
      other.lost ||
      other.captures ||
      fileOf(other.home) !== fileOf(man.home) ||
      (other.home - man.home) * forward < 0 ||
      (to - other.home) * forward < 0,
  );
}

/** Whether a pawn can ever step ahead to a square. */
const isOpenAhead = (field: Field, man: Man, to: Square): boolean =>
  mayBeEmpty(field, to) && mayPass(field, man, to);

/** Performs a step if it is possible, and returns whether it was. */
function isDone(field: Field, { man, to, how }: Step): boolean {
  if (how === 'piece') return stepTo(field, man, to);
  if (how === 'ahead' ? !isOpenAhead(field, man, to) : !captureBy(field, man, to)) return false;
  arrive(field, man, to);
  return true;
}

function tryStep(field: Field, step: Step): void {
  if (!isDone(field, step)) field.blocked.push(step);
}

/** Adds all steps from a square that a piece can reach. */
function spread(field: Field, man: Man, from: Square): void {
  if (man.kind !== pawn) {
    for (const step of stepsByKind[man.kind] ?? []) {
      const to = from + step;
      if ((to & offBoard) !== 0 || stepTo(field, man, to)) continue;
      field.blocked.push({ man, to, how: 'piece' });
    }
    return;
  }
  const ahead = from + forwardOf(man.side);
  if ((ahead & offBoard) !== 0) {
    promote(field, man, from);
    return;
  }
  tryStep(field, { man, to: ahead, how: 'ahead' });
  for (let to = ahead - 1; to <= ahead + 1; to += 2) {
    if ((to & offBoard) === 0) tryStep(field, { man, to, how: 'capture' });
  }
}

function addGuard(guards: (Man[] | undefined)[], square: Square, man: Man): void {
  const existing = guards[square];
  if (existing === undefined) guards[square] = [man];
  else existing.push(man);
}

function fieldOf(position: Position): Field {
  const men = menOn(position);
  const menBySquare: (Man | undefined)[] = Array.from({ length: boardSize });
  const guards: (Man[] | undefined)[] = Array.from({ length: boardSize });
  const targets = { [white]: new Uint8Array(boardSize), [black]: new Uint8Array(boardSize) };
  for (const man of men) {
    menBySquare[man.home] = man;
    for (const square of nearAttacks(man)) addGuard(guards, square, man);
    if (man.kind !== king) targets[man.side][man.home] = 1;
  }
  const visits = { [white]: new Uint8Array(boardSize), [black]: new Uint8Array(boardSize) };
  const captures = { [white]: new Uint8Array(boardSize), [black]: new Uint8Array(boardSize) };
  const pawns: Record<Side, Man[]> = { [white]: [], [black]: [] };
  for (const man of men) {
    if (man.kind === pawn) pawns[man.side].push(man);
    else visits[man.side][man.home] = 1;
  }
  const news = men.map((man) => ({ man, square: man.home }));
  const promoted = new Map<number, readonly Man[]>();
  return {
    position,
    men,
    promoted,
    menBySquare,
    targets,
    visits,
    captures,
    pawns,
    guards,
    news,
    blocked: [],
    freed: false,
  };
}

/**
 * The squares that each piece can ever reach, whoever moves and however often. It begins with the
 * present squares and lets a piece move wherever nothing permanent blocks it, until nothing is added;
 * so no reachable square is missing. (The idea is published: M. Ambrona, A Practical Algorithm for
 * Chess Unwinnability, FUN 2022.)
 */
export function reachOf(position: Position): Reach {
  const field = fieldOf(position);
  do {
    field.freed = false;
    const { blocked } = field;
    field.blocked = [];
    for (const step of blocked) tryStep(field, step);
    for (let next = field.news.pop(); next !== undefined; next = field.news.pop()) {
      spread(field, next.man, next.square);
    }
  } while (field.freed);
  return { men: field.men };
}
