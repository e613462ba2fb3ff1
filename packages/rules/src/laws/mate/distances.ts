import type { Squares } from '../02-board/board.ts';
import {
  bishop,
  black,
  king,
  knight,
  otherSide,
  pawn,
  queen,
  rook,
  type Side,
  white,
} from '../02-board/piece.ts';
import { boardSize, fileOf, offBoard, rankOf, type Square } from '../02-board/square.ts';
import { forwardOf, isLineMover, stepsByKind } from '../03-moves/attacks.ts';
import { listOf } from './work-memory.ts';

/** The number of moves to squares that a piece cannot reach. */
export const unreachable = 60;

/** How many ways of kings to a square are kept. */
export const keptWalks = 4096;

/** The numbers of moves between squares where nothing is in the way but walls. */
export interface Distances {
  /** 1: a pawn stands there that blocks another and is blocked by it. */
  readonly walls: Uint8Array;
  /** By side: 1 for each square that a wall pawn of that side attacks. */
  readonly guarded: Readonly<Record<Side, Uint8Array>>;
  /** Tables that were made before. */
  readonly tables: (Uint8Array | undefined)[];
  /** The ways of kings that were found before, each beside the number of its pawns, king and goal. */
  readonly walks: { readonly keys: Int32Array; readonly ways: Int32Array };
}

function isBlockedPawn(squares: Squares, square: Square): boolean {
  const piece = squares[square] ?? 0;
  if ((piece & 7) !== pawn) return false;
  const side: Side = piece === pawn ? 0 : 8;
  const ahead = squares[square + forwardOf(side)] ?? 0;
  return (ahead & 7) === pawn && (ahead & 8) !== side;
}

/** Filled from the beginning: an array with holes is looked up far more slowly. */
const noTables = Array.from<Uint8Array | undefined>({ length: 32 * boardSize }).fill(undefined);

/** The distances of a position. Pawns that block each other are walls. */
export function distancesOf(squares: Squares): Distances {
  const walls = new Uint8Array(boardSize);
  const guarded = { [white]: new Uint8Array(boardSize), [black]: new Uint8Array(boardSize) };
  for (let square = 0; square < 120; square++) {
    if (!isBlockedPawn(squares, square)) continue;
    walls[square] = 1;
    const side = ((squares[square] ?? 0) & black) as Side;
    const ahead = square + forwardOf(side);
    for (const to of [ahead - 1, ahead + 1]) if ((to & offBoard) === 0) guarded[side][to] = 1;
  }
  const tables = noTables.slice();
  const walks = {
    keys: listOf(keptWalks).fill(0),
    ways: listOf(keptWalks).fill(0),
  };
  return { walls, guarded, tables, walks };
}

/** The squares from which a piece moves to a square, if only walls are in its way. */
export function sourcesOf(walls: Uint8Array, kind: number, to: Square): readonly Square[] {
  const sources: Square[] = [];
  const isLine = isLineMover(kind);
  for (const step of stepsByKind[kind] ?? []) {
    for (let from = to + step; (from & offBoard) === 0; from += step) {
      if (walls[from] === 1) break;
      sources.push(from);
      if (!isLine) break;
    }
  }
  return sources;
}

function spread(
  { walls }: Pick<Distances, 'walls'>,
  kind: number,
  first: readonly Square[],
): Uint8Array {
  const moves = new Uint8Array(boardSize).fill(unreachable);
  for (const square of first) moves[square] = 0;
  let edge = first;
  for (let count = 1; edge.length > 0; count++) {
    const next: Square[] = [];
    for (const to of edge) {
      for (const from of sourcesOf(walls, kind, to)) {
        if ((moves[from] ?? 0) <= count) continue;
        moves[from] = count;
        next.push(from);
      }
    }
    edge = next;
  }
  return moves;
}

function table({ tables }: Distances, key: number, make: () => Uint8Array): Uint8Array {
  const made = tables[key] ?? make();
  tables[key] = made;
  return made;
}

/** The moves of a piece other than a pawn to a square, from each square. */
export const movesTo = (distances: Distances, kind: number, to: Square): Uint8Array =>
  table(distances, kind * boardSize + to, () => spread(distances, kind, [to]));

/** The moves of a side's king to a square, from each square; it keeps away from the other side's walls. */
export const kingMovesTo = (distances: Distances, side: Side, to: Square): Uint8Array =>
  table(distances, (16 + side) * boardSize + to, () => {
    const walls = distances.walls.slice();
    const guarded = distances.guarded[otherSide(side)];
    if (guarded[to] === 1) return new Uint8Array(boardSize).fill(unreachable);
    for (let square = 0; square < 120; square++) if (guarded[square] === 1) walls[square] = 1;
    return spread({ walls }, king, [to]);
  });

/** The moves of a piece other than a pawn until it attacks a square, from each square. */
export const movesToAttack = (distances: Distances, kind: number, square: Square): Uint8Array =>
  table(distances, (8 + kind) * boardSize + square, () =>
    spread(distances, kind, sourcesOf(distances.walls, kind, square)),
  );

/** The moves of a pawn to a square ahead of it; a capture counts as four more. */
export function pawnMovesTo(from: Square, to: Square, side: Side): number {
  const ranks = side === white ? rankOf(to) - rankOf(from) : rankOf(from) - rankOf(to);
  const files = Math.abs(fileOf(to) - fileOf(from));
  return ranks < files ? unreachable : ranks + 4 * files;
}

/** The moves of a pawn to the last rank on its own file; a wall in its way counts as four more. */
export function movesToPromote({ walls }: Distances, from: Square, side: Side): number {
  let moves = 1;
  for (let ahead = from + forwardOf(side); (ahead & offBoard) === 0; ahead += forwardOf(side)) {
    moves += walls[ahead] === 1 ? 5 : 1;
  }
  return moves;
}

/** Where a pawn is promoted on its own file. */
export const promotionSquare = (from: Square, side: Side): Square =>
  fileOf(from) | (side === white ? 0x70 : 0);

/** The kinds to which a pawn is promoted. */
export const promotedKinds: readonly number[] = [knight, bishop, rook, queen];
