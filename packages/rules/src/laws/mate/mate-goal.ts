import { pawn, queen } from '../02-board/piece.ts';
import { kingDistance, noSquare, offBoard, type Square } from '../02-board/square.ts';
import { isLineMover, kingSteps, stepsByKind } from '../03-moves/attacks.ts';

/** Where the kings and the checking piece are in a mate of Black. */
export interface MatePlaces {
  /** The square of the black king. */
  readonly hunted: Square;
  /** The kind of the piece that gives check, and its square. */
  readonly kind: number;
  readonly from: Square;
  /** The square of the white king; `noSquare`: it is not needed. */
  readonly whiteKing: Square;
}

/** A mate of Black that a search can aim at. */
export interface MateGoal extends MatePlaces {
  /** The squares beside the black king that further pieces must attack or block. */
  readonly open: readonly Square[];
  /** By open square: the kinds of black pieces, a bit each, that block it without parrying the check. */
  readonly blocking: readonly number[];
  /** The squares on which the check can be parried: those between, and that of the checking piece. */
  readonly line: readonly Square[];
}

/** Whether a piece attacks a square where only walls are in its way; `forward` is a pawn's. */
export function attacksThrough(
  walls: Uint8Array,
  {
    kind,
    from,
    forward,
  }: { readonly kind: number; readonly from: Square; readonly forward: number },
  square: Square,
): boolean {
  if (kind === pawn) return square === from + forward - 1 || square === from + forward + 1;
  const isLine = isLineMover(kind);
  for (const step of stepsByKind[kind] ?? []) {
    for (let to = from + step; (to & offBoard) === 0; to += step) {
      if (to === square) return true;
      if (!isLine || walls[to] === 1) break;
    }
  }
  return false;
}

function lineOf({ hunted, kind, from }: MatePlaces): readonly Square[] {
  if (!isLineMover(kind)) return [from];
  const step = 16 * Math.sign((from >> 4) - (hunted >> 4)) + Math.sign((from & 7) - (hunted & 7));
  const line: Square[] = [];
  for (let at = hunted + step; at !== from; at += step) line.push(at);
  return [...line, from];
}

/** The kinds of black pieces, a bit each, that cannot parry the check from a square. */
function blockersAt(walls: Uint8Array, line: readonly Square[], square: Square): number {
  let kinds = 0;
  for (let kind: number = pawn; kind <= queen; kind++) {
    const piece = { kind, from: square, forward: -16 };
    if (!line.some((at) => attacksThrough(walls, piece, at))) kinds |= 1 << kind;
  }
  return kinds;
}

/** The goal with the places of kings and checking piece; `closed`: black pieces that never move. */
export function mateGoal(
  walls: Uint8Array,
  closed: ReadonlySet<Square>,
  places: MatePlaces,
): MateGoal {
  const { hunted, kind, from, whiteKing } = places;
  const checking = { kind, from, forward: 16 };
  const open = kingSteps
    .map((step) => hunted + step)
    .filter((to) => (to & offBoard) === 0 && !closed.has(to))
    .filter((to) => whiteKing === noSquare || kingDistance(to, whiteKing) > 1)
    .filter((to) => to === from || !attacksThrough(walls, checking, to));
  const line = lineOf(places);
  const blocking = open.map((square) => (square === from ? 0 : blockersAt(walls, line, square)));
  return { hunted, kind, from, whiteKing, open, blocking, line };
}

/** Whether a piece of a kind is among the kinds given a bit each. */
export const isAmong = (kinds: number, kind: number): boolean => ((kinds >> kind) & 1) === 1;
