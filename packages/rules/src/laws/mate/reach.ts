import type { Position } from '../02-board/board.ts';
import { king, pawn, type Side } from '../02-board/piece.ts';
import { allSquares, boardSize, offBoard, type Square } from '../02-board/square.ts';
import { forwardOf, stepsByKind } from '../03-moves/attacks.ts';
import { type Man, menOn } from './men.ts';

/** Men with the squares they may ever reach: never too few, perhaps too many. */
export interface Reach {
  readonly men: readonly Man[];
}

interface Field {
  readonly position: Position;
  readonly men: readonly Man[];
  /** The man that stands on a square now. */
  readonly standing: readonly (Man | undefined)[];
  changed: boolean;
}

/** Whether the square may ever be without the man that stands there now. */
const mayBeEmpty = ({ standing }: Field, square: Square): boolean => {
  const man = standing[square];
  return man === undefined || man.moved || man.taken;
};

/** A man that stays where it is for ever. */
const isFixed = (man: Man): boolean => !man.moved && !man.taken;

function isGuardedBy({ side, kind, home }: Man, square: Square): boolean {
  if (kind === pawn) {
    const ahead = home + forwardOf(side);
    return square === ahead - 1 || square === ahead + 1;
  }
  return (stepsByKind[kind] ?? []).some((step) => home + step === square);
}

/** Whether a man that stays for ever attacks the square, so that no king of the other side goes there. */
const isGuardedForEver = ({ men }: Field, square: Square, against: Side): boolean =>
  men.some((man) => man.side !== against && isFixed(man) && isGuardedBy(man, square));

function arrive(field: Field, man: Man, square: Square): void {
  if (man.reach[square] === 1) return;
  man.reach[square] = 1;
  man.moved = true;
  field.changed = true;
}

function take(field: Field, man: Man): void {
  if (man.taken) return;
  man.taken = true;
  field.changed = true;
}

/** A man that is no pawn goes one step on: over empty squares, or taking what stands there. */
function step(field: Field, man: Man, to: Square): void {
  if (man.kind === king && isGuardedForEver(field, to, man.side)) return;
  const found = field.standing[to];
  if (found !== undefined && found !== man && !found.moved) {
    if (found.side === man.side || found.kind === king) {
      if (!mayBeEmpty(field, to)) return;
    } else take(field, found);
  }
  arrive(field, man, to);
}

function spreadPiece(field: Field, man: Man): void {
  for (const from of allSquares) {
    if (man.reach[from] !== 1) continue;
    for (const each of stepsByKind[man.kind] ?? []) {
      const to = from + each;
      if ((to & offBoard) === 0 && man.reach[to] !== 1) step(field, man, to);
      else if ((to & offBoard) === 0) takeStanding(field, man, to);
    }
  }
}

/** A man that may already stand on a square may also have come there by taking what stands there now. */
function takeStanding(field: Field, man: Man, square: Square): void {
  const found = field.standing[square];
  if (found === undefined || found.side === man.side || found.kind === king) return;
  if (man.kind === king && isGuardedForEver(field, square, man.side)) return;
  take(field, found);
}

/** What a pawn may capture on a square: a man of the other side that may stand there. */
function captureBy(field: Field, man: Man, to: Square): boolean {
  let isPossible = false;
  for (const other of field.men) {
    if (other.side === man.side || other.kind === king || other.reach[to] !== 1) continue;
    if (!other.isPromoted && other.home === to) take(field, other);
    isPossible = true;
  }
  if (to !== field.position.passed || man.side !== field.position.turn) return isPossible;
  const passing = field.standing[to - forwardOf(man.side)];
  if (passing !== undefined) take(field, passing);
  return true;
}

function promote(field: Field, man: Man, square: Square): void {
  for (const other of field.men) {
    if (other.isPromoted && other.body === man.body) arrive(field, other, square);
  }
}

function spreadPawn(field: Field, man: Man): void {
  const forward = forwardOf(man.side);
  for (const from of allSquares) {
    if (man.reach[from] !== 1) continue;
    const ahead = from + forward;
    if ((ahead & offBoard) !== 0) {
      promote(field, man, from);
      continue;
    }
    if (mayBeEmpty(field, ahead)) arrive(field, man, ahead);
    for (const to of [ahead - 1, ahead + 1]) {
      if ((to & offBoard) === 0 && captureBy(field, man, to)) arrive(field, man, to);
    }
  }
}

/**
 * The squares that each man may ever stand on, whoever moves and however often. It begins with where
 * they stand, and lets a man go on wherever nothing that stays for ever keeps it from it, until
 * nothing more is added; so no square that can be reached is left out. (The idea is published:
 * M. Ambrona, A Practical Algorithm for Chess Unwinnability, FUN 2022.)
 */
export function reachOf(position: Position): Reach {
  const men = menOn(position);
  const standing: (Man | undefined)[] = Array.from({ length: boardSize });
  for (const man of men) if (!man.isPromoted) standing[man.home] = man;
  const field: Field = { position, men, standing, changed: true };
  while (field.changed) {
    field.changed = false;
    for (const man of men) {
      if (man.kind === pawn) spreadPawn(field, man);
      else spreadPiece(field, man);
    }
  }
  return { men };
}
