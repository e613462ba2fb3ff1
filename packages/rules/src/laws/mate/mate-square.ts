import { king, pawn, type Side } from '../02-board/piece.ts';
import { kingDistance, noSquare, offBoard, type Square } from '../02-board/square.ts';
import { forwardOf, isLineMover, kingSteps, stepsByKind } from '../03-moves/attacks.ts';
import type { MateReasonCode } from './mate-reasons.ts';
import type { Man } from './men.ts';
import type { Reach } from './reach.ts';

/**
 * Whether a piece can ever attack a square while the other king is on `through`, which does not block a
 * line: the piece can also be next to the square on its own line.
 */
export function mayAttack(
  { side, kind, reach }: Pick<Man, 'side' | 'kind' | 'reach'>,
  square: Square,
  through: Square,
): boolean {
  if (kind === pawn) {
    const behind = square - forwardOf(side);
    return [behind - 1, behind + 1].some((from) => (from & offBoard) === 0 && reach[from] === 1);
  }
  for (const step of stepsByKind[kind] ?? []) {
    const from = square - step;
    if ((from & offBoard) !== 0) continue;
    if (reach[from] === 1 && from !== through) return true;
    const beyond = from - step;
    if (from === through && isLineMover(kind) && (beyond & offBoard) === 0 && reach[beyond] === 1) {
      return true;
    }
  }
  return false;
}

/** Whether different pieces can block the squares, one on each. */
export function canBeBlocked(
  squares: readonly Square[],
  blockers: readonly Pick<Man, 'body' | 'reach'>[],
): boolean {
  const blocked = new Map<number, Square>();
  const seat = (square: Square, tried: Set<number>): boolean => {
    for (const { body, reach } of blockers) {
      if (reach[square] !== 1 || tried.has(body)) continue;
      tried.add(body);
      const other = blocked.get(body);
      if (other === undefined || seat(other, tried)) {
        blocked.set(body, square);
        return true;
      }
    }
    return false;
  };
  return squares.every((square) => seat(square, new Set()));
}

interface Sides {
  readonly attackers: readonly Man[];
  readonly ownKing: Man;
  readonly blockers: readonly Man[];
  readonly hunted: Man;
}

function sidesOf({ men }: Reach, side: Side): Sides | null {
  const ownKing = men.find((man) => man.side === side && man.kind === king);
  const hunted = men.find((man) => man.side !== side && man.kind === king);
  if (ownKing === undefined || hunted === undefined) return null;
  return {
    attackers: men.filter(
      (man) => man.side === side && man.kind !== king && man.squares.length > 0,
    ),
    blockers: men.filter((man) => man.side !== side && man.kind !== king && man.squares.length > 0),
    ownKing,
    hunted,
  };
}

/** Whether all escapes from a square can be closed at once, by squares and numbers of pieces. */
function canBeClosed({ attackers, ownKing, blockers }: Sides, square: Square): boolean {
  const open = kingSteps
    .map((step) => square + step)
    .filter((out) => (out & offBoard) === 0)
    .filter((out) => !attackers.some((man) => mayAttack(man, out, square)));
  if (open.length === 0) return true;
  return ownKing.squares.some(
    (at) =>
      kingDistance(at, square) > 1 &&
      canBeBlocked(
        open.filter((out) => kingDistance(at, out) > 1),
        blockers,
      ),
  );
}

/** Why a side can never mate, by the squares that pieces can reach; null: it can. */
export function reachReason(reach: Reach, side: Side): MateReasonCode | null {
  const sides = sidesOf(reach, side);
  if (sides === null) return null;
  let isAttacked = false;
  for (const square of sides.hunted.squares) {
    if (!sides.attackers.some((man) => mayAttack(man, square, noSquare))) continue;
    isAttacked = true;
    if (canBeClosed(sides, square)) return null;
  }
  return isAttacked ? 'mate.always-a-way-out' : 'mate.king-never-attacked';
}
