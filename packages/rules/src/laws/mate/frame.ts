import type { Position, Squares } from '../02-board/board.ts';
import { king, knight, pawn, queen, type Side } from '../02-board/piece.ts';
import { boardSize, noSquare, offBoard, type Square } from '../02-board/square.ts';
import { isLineMover, stepsByKind } from '../03-moves/attacks.ts';
import type { Man } from './men.ts';
import type { Reach } from './reach.ts';

/** A man whose place is left open; one with the body `manyBodies` stands for all promotions of a side. */
export interface LooseMan {
  readonly side: Side;
  readonly kind: number;
  readonly body: number;
  readonly home: Square;
}

export const manyBodies = -1;

/**
 * A man other than a king or pawn that stands where it stood at first, since everything beside it stands
 * in its way. It is followed on its square until it can step or is captured; then it is loose, or gone.
 */
export interface BlockedMan {
  readonly side: Side;
  readonly kind: number;
  readonly home: Square;
  /** Its number among the loose men. */
  readonly index: number;
}

/**
 * An arrangement of the men that are followed square by square, without the kings, and the squares on
 * which the loose men can be meanwhile.
 */
export interface Frame {
  readonly squares: Int8Array;
  readonly passed: Square;
  /** By loose man: 1 for each square on which it can be, 2 for each followed man that it can capture. */
  readonly reach: readonly Uint8Array[];
  /** The positions with this frame: both kings' squares and the turn. */
  readonly states: Set<number>;
}

/** What is the same in all frames of a position. */
export interface FrameBase {
  readonly loose: readonly LooseMan[];
  /** The men that can be blocked on their first squares; a frame has those that still are. */
  readonly blocked: readonly BlockedMan[];
  /** 1: the man on this square stays there for ever. */
  readonly fixed: Uint8Array;
  /** Men other than kings and pawns that stay for ever, with their one square. */
  readonly fixedMen: readonly Man[];
  readonly kings: Readonly<Record<Side, Man>>;
}

const isFixed = (man: Man): boolean => !man.moved && !man.taken && !man.isPromoted;

const promotions = (side: Side): readonly LooseMan[] =>
  [queen, knight].map((kind) => ({ side, kind, body: manyBodies, home: noSquare }));

/** The base of a position's frames; null: castling is still possible, which frames do not know. */
export function frameBase(position: Position, { men }: Reach): FrameBase | null {
  if (position.castling !== 0) return null;
  const fixed = new Uint8Array(boardSize);
  const loose: LooseMan[] = [...promotions(0), ...promotions(8)];
  const fixedMen: Man[] = [];
  for (const man of men) {
    if (man.isPromoted || man.kind === king) continue;
    if (isFixed(man)) {
      fixed[man.home] = 1;
      if (man.kind !== pawn) fixedMen.push(man);
    } else if (man.kind !== pawn) loose.push(man);
  }
  const [white, black] = [0, 8].map((side) =>
    men.find((man) => man.kind === king && man.side === side),
  );
  if (white === undefined || black === undefined) return null;
  const blocked = loose.flatMap(({ side, kind, home }, index) =>
    home === noSquare ? [] : [{ side, kind, home, index }],
  );
  return { loose, blocked, fixed, fixedMen, kings: { 0: white, 8: black } };
}

/** Whether a blocked man still is on its square. */
export const isBlocked = (squares: Squares, { side, kind, home }: BlockedMan): boolean =>
  squares[home] === (side | kind);

/** Whether a blocked man can step: to a square that neither its own men nor ones that stay for ever take up. */
export function canStep(
  { fixed }: Pick<FrameBase, 'fixed'>,
  squares: Squares,
  { side, kind, home }: BlockedMan,
  ownKing: Square,
): boolean {
  for (const step of stepsByKind[kind] ?? []) {
    const to = home + step;
    if ((to & offBoard) !== 0 || to === ownKing) continue;
    const found = squares[to] ?? 0;
    if (found === 0 || ((found & 8) !== side && fixed[to] !== 1)) return true;
  }
  return false;
}

/** Adds the squares that a loose man can reach from a square, and what it can capture; whether any is new. */
export function spreadLoose(
  { side, kind }: LooseMan,
  { squares, reach }: { readonly squares: Squares; readonly reach: Uint8Array },
  { from, fixed }: { readonly from: Square; readonly fixed: Uint8Array },
): boolean {
  if (squares[from] !== 0 || reach[from] === 1) return false;
  reach[from] = 1;
  const open = [from];
  const isLine = isLineMover(kind);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const step of stepsByKind[kind] ?? []) {
      for (let to = at + step; (to & offBoard) === 0; to += step) {
        const found = squares[to] ?? 0;
        if (found !== 0) {
          if ((found & 8) !== side && fixed[to] !== 1) reach[to] = 2;
          break;
        }
        if (reach[to] !== 1) {
          reach[to] = 1;
          open.push(to);
        }
        if (!isLine) break;
      }
    }
  }
  return true;
}
