import type { Position } from '../02-board/board.ts';
import { black, king, pawn, type Side, white } from '../02-board/piece.ts';
import { boardSize, offBoard, type Square } from '../02-board/square.ts';
import { forwardOf, stepsByKind } from '../03-moves/attacks.ts';
import { type Man, menOn, promotedFrom } from './men.ts';

/** Men with the squares they may ever reach: never too few, perhaps too many. */
export interface Reach {
  readonly men: readonly Man[];
}

interface Field {
  readonly position: Position;
  readonly men: Man[];
  /** By body: what a pawn that may promote becomes. */
  readonly promoted: Map<number, readonly Man[]>;
  /** The man that stands on a square now. */
  readonly standing: readonly (Man | undefined)[];
  /** By side: the squares on which a man of it that can be captured may ever stand. */
  readonly targets: Readonly<Record<Side, Uint8Array>>;
  /** Men that attack a square from where they stand now. */
  readonly guards: readonly (Man[] | undefined)[];
  /** Squares that men have just been found to reach, and steps that something still keeps them from. */
  readonly news: { readonly man: Man; readonly square: Square }[];
  blocked: Step[];
  /** Whether anything has become possible since the blocked steps were last tried. */
  freed: boolean;
}

/** A step of a man: as pieces go, of a pawn ahead, or of a pawn with a capture. */
interface Step {
  readonly man: Man;
  readonly to: Square;
  readonly how: 'piece' | 'ahead' | 'capture';
}

/** A man that stays where it is for ever. */
const isFixed = (man: Man): boolean => !man.moved && !man.taken;

/** Whether the square may ever be without the man that stands there now. */
function mayBeEmpty({ standing }: Field, square: Square): boolean {
  const man = standing[square];
  return man === undefined || !isFixed(man);
}

/** The squares next to a man that it attacks from where it stands. */
function nearAttacks({ side, kind, home }: Man): readonly Square[] {
  const ahead = home + forwardOf(side);
  const squares =
    kind === pawn ? [ahead - 1, ahead + 1] : (stepsByKind[kind] ?? []).map((step) => home + step);
  return squares.filter((square) => (square & offBoard) === 0);
}

/** Whether a man that stays for ever attacks the square, so that no king of the other side goes there. */
function isGuardedForEver({ guards }: Field, square: Square, against: Side): boolean {
  for (const man of guards[square] ?? []) if (man.side !== against && isFixed(man)) return true;
  return false;
}

function arrive(field: Field, man: Man, square: Square): void {
  if (man.reach[square] === 1) return;
  man.reach[square] = 1;
  man.squares.push(square);
  field.news.push({ man, square });
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

/** A man that is no pawn goes one step on: over empty squares, or taking what stands there. */
function stepTo(field: Field, man: Man, to: Square): boolean {
  const found = field.standing[to];
  const isKnown = man.reach[to] === 1;
  if (isKnown && (found === undefined || found.taken || found.side === man.side)) return true;
  if (man.kind === king && isGuardedForEver(field, to, man.side)) return false;
  if (found !== undefined && found !== man) {
    if (found.side !== man.side && found.kind !== king) take(field, found);
    else if (isFixed(found)) return false;
  }
  arrive(field, man, to);
  return true;
}

/** What a pawn may capture on a square: a man of the other side that may stand there. */
function captureBy(field: Field, man: Man, to: Square): boolean {
  const { position, standing, targets } = field;
  const enemy: Side = man.side === white ? black : white;
  if (to === position.passed && man.side === position.turn) {
    const passing = standing[to - forwardOf(man.side)];
    if (passing !== undefined) take(field, passing);
    return true;
  }
  if (targets[enemy][to] !== 1) return false;
  const found = standing[to];
  if (found !== undefined && found.side === enemy && found.kind !== king) take(field, found);
  return true;
}

function promote(field: Field, man: Man, square: Square): void {
  const known = field.promoted.get(man.body);
  const promoted = known ?? promotedFrom(man);
  if (known === undefined) {
    field.promoted.set(man.body, promoted);
    field.men.push(...promoted);
  }
  for (const other of promoted) arrive(field, other, square);
}

/** Whether a step is possible; then the man has gone there. */
function isDone(field: Field, { man, to, how }: Step): boolean {
  if (how === 'piece') return stepTo(field, man, to);
  if (how === 'ahead' ? !mayBeEmpty(field, to) : !captureBy(field, man, to)) return false;
  arrive(field, man, to);
  return true;
}

function tryStep(field: Field, step: Step): void {
  if (!isDone(field, step)) field.blocked.push(step);
}

/** All steps from a square that a man has been found to reach. */
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
  const known = guards[square];
  if (known === undefined) guards[square] = [man];
  else known.push(man);
}

function fieldOf(position: Position): Field {
  const men = menOn(position);
  const standing: (Man | undefined)[] = Array.from({ length: boardSize });
  const guards: (Man[] | undefined)[] = Array.from({ length: boardSize });
  const targets = { [white]: new Uint8Array(boardSize), [black]: new Uint8Array(boardSize) };
  for (const man of men) {
    standing[man.home] = man;
    for (const square of nearAttacks(man)) addGuard(guards, square, man);
    if (man.kind !== king) targets[man.side][man.home] = 1;
  }
  const news = men.map((man) => ({ man, square: man.home }));
  const promoted = new Map<number, readonly Man[]>();
  return { position, men, promoted, standing, targets, guards, news, blocked: [], freed: false };
}

/**
 * The squares that each man may ever stand on, whoever moves and however often. It begins with where
 * they stand, and lets a man go on wherever nothing that stays for ever keeps it from it, until
 * nothing more is added; so no square that can be reached is left out. (The idea is published:
 * M. Ambrona, A Practical Algorithm for Chess Unwinnability, FUN 2022.)
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
