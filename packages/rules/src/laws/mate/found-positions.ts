import type { Move } from '../03-moves/move.ts';
import { listOf, longerList } from './work-memory.ts';

/** What a search knows of the positions that it found, by their numbers. */
export interface FoundPositions {
  /** The position before, and the move from it. */
  parents: Int32Array;
  moves: Int32Array;
  /** How many moves lead to it, and how many of them after the last capture or pawn move. */
  depths: Int32Array;
  quiet: Int32Array;
  /** 1: its moves were tried. */
  searched: Uint8Array;
}

const firstCapacity = 1 << 9;

/** The position where a search begins. */
export function firstPosition(): FoundPositions {
  const found = {
    parents: listOf(firstCapacity),
    moves: listOf(firstCapacity),
    depths: listOf(firstCapacity),
    quiet: listOf(firstCapacity),
    searched: new Uint8Array(firstCapacity),
  };
  found.parents[0] = -1;
  found.moves[0] = 0;
  found.depths[0] = 0;
  // Nothing has changed where the search begins.
  found.quiet[0] = 1;
  return found;
}

function grow(found: FoundPositions): void {
  found.parents = longerList(found.parents);
  found.moves = longerList(found.moves);
  found.depths = longerList(found.depths);
  found.quiet = longerList(found.quiet);
  const searched = new Uint8Array(found.parents.length);
  searched.set(found.searched);
  found.searched = searched;
}

/** Notes a position found by a move from another one; `isChange`: by a capture or pawn move. */
export function noteFound(
  found: FoundPositions,
  index: number,
  {
    parent,
    move,
    isChange,
  }: { readonly parent: number; readonly move: Move; readonly isChange: boolean },
): void {
  if (index >= found.parents.length) grow(found);
  found.parents[index] = parent;
  found.moves[index] = move;
  found.depths[index] = (found.depths[parent] ?? 0) + 1;
  found.quiet[index] = isChange ? 0 : (found.quiet[parent] ?? 0) + 1;
  found.searched[index] = 0;
}

/** The moves from the first position to another one. */
export function lineTo({ parents, moves }: FoundPositions, index: number): readonly Move[] {
  const line: Move[] = [];
  for (let at = index; at > 0; at = parents[at] ?? 0) line.unshift(moves[at] ?? 0);
  return line;
}
