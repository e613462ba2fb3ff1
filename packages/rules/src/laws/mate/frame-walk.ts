import {
  bishop,
  black,
  kindOf,
  knight,
  otherSide,
  pawn,
  queen,
  type Side,
  white,
} from '../02-board/piece.ts';
import { boardSize, kingDistance, noSquare, offBoard, type Square } from '../02-board/square.ts';
import { forwardOf, kingSteps, stepsByKind } from '../03-moves/attacks.ts';
import { canStep, type Frame, type FrameBase, isBlocked, spreadLoose } from './frame.ts';
import { type FrameMove, mayBeMate } from './frame-mate.ts';
import { keyOf } from './mate-board.ts';
import { noReaches } from './men.ts';

/** The frames found so far, and the positions in them still to be looked at. */
export interface Walk {
  readonly base: FrameBase;
  /** The frames by the number of their men; different ones seldom have the same. */
  readonly frames: Map<number, Frame[]>;
  readonly open: { readonly frame: Frame; readonly state: number }[];
  count: number;
  mayMate: boolean;
}

/** A position in a frame. */
export interface Place {
  readonly frame: Frame;
  readonly whiteKing: Square;
  readonly blackKing: Square;
  readonly turn: Side;
}

/** A position in a frame as one number. */
export const stateOf = ({ whiteKing, blackKing, turn }: Omit<Place, 'frame'>): number =>
  (whiteKing << 8) | (blackKing << 1) | (turn === white ? 0 : 1);

export const placeOf = (frame: Frame, state: number): Place => ({
  frame,
  whiteKing: state >> 8,
  blackKing: (state >> 1) & 127,
  turn: (state & 1) === 0 ? white : black,
});

/** Whether a man on a known square attacks the square for certain, whatever is between. */
function isSurelyAttacked({ squares }: Frame, square: Square, by: Side): boolean {
  const behind = square - forwardOf(by);
  for (const from of [behind - 1, behind + 1]) {
    if ((from & offBoard) === 0 && squares[from] === (by | pawn)) return true;
  }
  for (const step of stepsByKind[knight] ?? []) {
    const from = square + step;
    if ((from & offBoard) === 0 && squares[from] === (by | knight)) return true;
  }
  for (const step of kingSteps) {
    const from = square + step;
    if ((from & offBoard) !== 0) continue;
    const piece = squares[from] ?? 0;
    const kind = kindOf(piece);
    if (kind < bishop || (piece & black) !== by) continue;
    const isStraight = step === 1 || step === -1 || step === 16 || step === -16;
    if (kind === queen || (kind === bishop) !== isStraight) return true;
  }
  return false;
}

/** The same position in the frame in which blocked men that can step are loose. */
function released(walk: Walk, place: Place): Place {
  const { blocked } = walk.base;
  let now = place;
  for (let next = 0; next < blocked.length; next++) {
    const man = blocked[next];
    const { frame, whiteKing, blackKing } = now;
    if (man === undefined || !isBlocked(frame.squares, man)) continue;
    if (!canStep(walk.base, frame.squares, man, man.side === white ? whiteKing : blackKing))
      continue;
    const { home, index } = man;
    now = change(walk, now, { men: [[home, 0]], passed: frame.passed, seeds: [[index, home]] });
    // This one may have blocked others.
    next = -1;
  }
  return now;
}

/** Adds the position after a move, if the mover's king can be safe in it. */
export function reached(walk: Walk, place: Place, move: FrameMove): void {
  const { whiteKing, blackKing, turn } = place;
  if (kingDistance(whiteKing, blackKing) <= 1) return;
  const ownKing = turn === white ? whiteKing : blackKing;
  if (isSurelyAttacked(place.frame, ownKing, otherSide(turn))) return;
  const { frame } = released(walk, place);
  if (turn === white && mayBeMate(walk.base, frame, place, move)) walk.mayMate = true;
  const state = stateOf({ whiteKing, blackKing, turn: otherSide(turn) });
  if (frame.states.has(state)) return;
  frame.states.add(state);
  walk.count += 1;
  walk.open.push({ frame, state });
}

interface Change {
  readonly squares: Int8Array;
  readonly passed: Square;
  /** Where a loose man is found after it: by its number and square. */
  readonly seeds: readonly (readonly [number, Square])[];
}

/** A number for the men of a frame. */
function frameKey(squares: Int8Array, passed: Square): number {
  let key = passed;
  for (let square = 0; square < 120; square++) key ^= keyOf(squares[square] ?? 0, square);
  return key;
}

function hasSameMen({ squares }: Frame, other: Int8Array): boolean {
  for (let square = 0; square < 120; square++) if (squares[square] !== other[square]) return false;
  return true;
}

/** The frame after a change (null: the first), with all squares that loose men can reach in it. */
export function changed(walk: Walk, from: Frame | null, { squares, passed, seeds }: Change): Frame {
  const { base, frames } = walk;
  const key = frameKey(squares, passed);
  const alike = frames.get(key);
  const found = alike?.find((each) => each.passed === passed && hasSameMen(each, squares));
  const frame: Frame = found ?? {
    squares: squares.slice(),
    passed,
    reach: noReaches(base.loose.length),
    states: new Set(),
  };
  if (alike === undefined) frames.set(key, [frame]);
  else if (found === undefined) alike.push(frame);
  let hasGrown = false;
  const add = (index: number, square: Square): void => {
    const [man, reach] = [base.loose[index], frame.reach[index]];
    if (man === undefined || reach === undefined) return;
    const { fixed } = base;
    if (spreadLoose(man, { squares, reach }, { from: square, fixed })) hasGrown = true;
  };
  for (const man of base.blocked) {
    const reach = frame.reach[man.index];
    if (reach !== undefined && isBlocked(squares, man)) reach[man.home] = 1;
  }
  from?.reach.forEach((reach, index) => {
    // What was blocked is captured now, or is among the seeds.
    if (base.blocked.some((man) => man.index === index && isBlocked(from.squares, man))) return;
    const own = frame.reach[index];
    for (let square = 0; square < 120; square++) {
      if (reach[square] === 1 && own?.[square] !== 1) add(index, square);
    }
  });
  for (const [index, square] of seeds) add(index, square);
  if (hasGrown) for (const state of frame.states) walk.open.push({ frame, state });
  return frame;
}

/** The men of a frame while they are changed. */
const changing = new Int8Array(boardSize);

/** Changes men on known squares: each square with the man that is on it afterwards. */
export function change(
  walk: Walk,
  place: Place,
  {
    men,
    passed = noSquare,
    seeds = [],
  }: {
    readonly men: readonly (readonly [Square, number])[];
    readonly passed?: Square;
    readonly seeds?: Change['seeds'];
  },
): Place {
  changing.set(place.frame.squares);
  for (const [square, piece] of men) changing[square] = piece;
  return Object.assign({}, place, {
    frame: changed(walk, place.frame, { squares: changing, passed, seeds }),
  });
}

/** The same position, in which no pawn has just passed a square. */
export const settled = (walk: Walk, place: Place): Place =>
  place.frame.passed === noSquare ? place : change(walk, place, { men: [] });
