import { kingOf, type Position } from '../02-board/board.ts';
import { kindOf, king, pawn } from '../02-board/piece.ts';
import { boardSize, type Square } from '../02-board/square.ts';
import { type BlockedMan, canStep, type FrameBase, frameBase, isBlocked } from './frame.ts';
import { frameMoves } from './frame-moves.ts';
import { changed, stateOf, type Walk } from './frame-walk.ts';
import type { Reach } from './reach.ts';

/** Puts the blocked men on their squares, and returns the loose ones with theirs. */
function placeBlockedMen(
  base: FrameBase,
  position: Position,
  squares: Int8Array,
): readonly (readonly [number, Square])[] {
  for (const { side, kind, home } of base.blocked) squares[home] = side | kind;
  const seeds: [number, Square][] = [];
  const isLoose = (man: BlockedMan): boolean =>
    isBlocked(squares, man) && canStep(base, squares, man, kingOf(position, man.side));
  for (let man = base.blocked.find(isLoose); man !== undefined; man = base.blocked.find(isLoose)) {
    squares[man.home] = 0;
    seeds.push([man.index, man.home]);
  }
  return seeds;
}

function begin(position: Position, reach: Reach): Walk | null {
  const base = frameBase(position, reach);
  if (base === null) return null;
  const squares = new Int8Array(boardSize);
  for (let square = 0; square < 120; square++) {
    const piece = position.squares[square] ?? 0;
    const kind = kindOf(piece);
    if (kind === pawn || (kind !== king && base.fixed[square] === 1)) squares[square] = piece;
  }
  const walk: Walk = { base, frames: new Map(), open: [], count: 0, mayMate: false };
  const seeds = placeBlockedMen(base, position, squares);
  const frame = changed(walk, null, { squares, passed: position.passed, seeds });
  const state = stateOf(position);
  frame.states.add(state);
  walk.open.push({ frame, state });
  return walk;
}

/** Whether White can be proved to have no mate, and how many positions were looked at. */
export interface FrameProof {
  readonly proved: boolean;
  readonly positions: number;
}

/**
 * Whether it is certain that White can never mate. Kings, pawns and men that cannot step are followed
 * move by move; the others are loose: with each arrangement of pawns it is known which squares they can
 * reach. Moves are possible wherever a loose man could allow them, so that every game is among those
 * that are looked at; if none of them can end in a mate, no game can. Not proved if there are more
 * positions than `limit`.
 */
export function proveMateless(position: Position, reach: Reach, limit: number): FrameProof {
  const walk = begin(position, reach);
  if (walk === null) return { proved: false, positions: 0 };
  let work = 0;
  for (let next = walk.open.pop(); next !== undefined; next = walk.open.pop()) {
    frameMoves(walk, next.frame, next.state);
    work += 1;
    if (walk.mayMate || work > limit) return { proved: false, positions: work };
  }
  // The squares of loose men may have grown since a move was looked at.
  for (const frame of [...walk.frames.values()].flat()) {
    for (const state of frame.states) frameMoves(walk, frame, state);
    if (walk.mayMate || walk.open.length > 0) return { proved: false, positions: work };
  }
  return { proved: true, positions: walk.count };
}
