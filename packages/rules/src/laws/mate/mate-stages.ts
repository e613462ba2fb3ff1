import type { Position } from '../02-board/board.ts';
import { black, kindOf, king, pawn, rook, white } from '../02-board/piece.ts';
import { allSquares, fileOf, rankOf, type Square } from '../02-board/square.ts';
import { type Distances, distancesOf } from './distances.ts';
import { findGoals } from './find-goals.ts';
import { proveMateless } from './frame-proof.ts';
import { goalDistance } from './goal-distance.ts';
import { type HelpedMate, searchHelpedMate } from './helped-mate.ts';
import type { MateGoal } from './mate-goal.ts';
import { reachReason } from './mate-square.ts';
import { materialReason } from './material.ts';
import { promotionRemoteness } from './promotion-way.ts';
import { type Reach, reachOf } from './reach.ts';

/** One way to look for a mate of Black, or for the proof that there is none. */
export interface MateStage {
  /** The most positions. */
  readonly limit: number;
  /** Why there is no mate, if nothing is left to be searched. */
  readonly because: 'mate.all-tried' | 'mate.no-arrangement';
  readonly search: (limit: number) => HelpedMate;
}

interface Material {
  readonly hasMajor: boolean;
  readonly hasPawn: boolean;
  readonly men: number;
}

function materialOf({ squares }: Position): Material {
  let [hasMajor, hasPawn, men] = [false, false, 0];
  for (const square of allSquares) {
    const piece = squares[square] ?? 0;
    if (piece !== 0) men += 1;
    if (piece === 0 || (piece & black) !== white || kindOf(piece) === king) continue;
    if (kindOf(piece) >= rook) hasMajor = true;
    if (kindOf(piece) === pawn) hasPawn = true;
  }
  return { hasMajor, hasPawn, men };
}

const stage = (limit: number, search: MateStage['search']): MateStage => ({
  limit,
  because: 'mate.all-tried',
  search,
});

const plain = (position: Position, limit: number, haste: number): MateStage =>
  stage(limit, (most) => searchHelpedMate(position, { limit: most, haste, prune: null }));

const proof = (position: Position, reach: Reach, limit: number): MateStage => ({
  limit,
  because: 'mate.no-arrangement',
  search: (most) => {
    const { proved, positions } = proveMateless(position, reach, most);
    return { found: proved ? 'none' : 'limit', positions };
  },
});

const isEdge = (square: Square): boolean =>
  [0, 7].includes(fileOf(square)) || [0, 7].includes(rankOf(square));

const fewMen = 10;

interface Aims {
  /** The goals from one place to another in their order. */
  readonly from: number;
  readonly to: number;
  /** The most positions for each. */
  readonly each: number;
}

/** Searches that aim at the mates that seem nearest, one after another; they are found only once. */
function aiming(position: Position, reach: Reach, distances: Distances): (aims: Aims) => MateStage {
  let goals: readonly MateGoal[] | null = null;
  const isCrowded = allSquares.filter((square) => position.squares[square] !== 0).length > fewMen;
  const hunted = reach.men
    .filter(({ kind, side }) => kind === king && side === black)
    .flatMap(({ squares }) => squares)
    .filter((square) => isCrowded || isEdge(square));
  return ({ from, to, each }) =>
    stage((to - from) * each, (most) => {
      goals ??= findGoals(position, distances, hunted);
      let positions = 0;
      for (const goal of goals.slice(from, to)) {
        const estimate = goalDistance(distances, goal);
        const limit = Math.min(each, most - positions);
        const result = searchHelpedMate(position, { limit, haste: 0.5, prune: null, estimate });
        if (result.found !== 'limit') return result;
        positions += result.positions;
      }
      return { found: 'limit', positions };
    });
}

const everything = 100_000_000;

function thorough(position: Position): MateStage {
  const prune = (board: Position): boolean =>
    materialReason(board, white) !== null || reachReason(reachOf(board), white) !== null;
  return stage(everything, (limit) => searchHelpedMate(position, { limit, haste: 0, prune }));
}

const promoting = (position: Position, limit: number): MateStage =>
  stage(limit, (most) =>
    searchHelpedMate(position, {
      limit: most,
      haste: 2,
      prune: null,
      estimate: promotionRemoteness,
    }),
  );

/** The ways to look for a mate of Black one after another: short ones first. */
export function mateStages(position: Position, reach: Reach): readonly MateStage[] {
  const { hasMajor, hasPawn, men } = materialOf(position);
  const distances = distancesOf(position.squares);
  const hasWall = distances.walls.includes(1);
  const aim = aiming(position, reach, distances);
  const each = 60 * Math.max(men, 6);
  const isSmall = !hasMajor && men <= fewMen;
  const mustPromote = !hasMajor && hasPawn;
  return [
    plain(position, 2500, 0),
    ...(isSmall ? [aim({ from: 0, to: 3, each })] : []),
    plain(position, 2500, 1),
    ...(mustPromote ? [promoting(position, 3000)] : []),
    ...(hasWall ? [proof(position, reach, 3000)] : []),
    ...(hasMajor ? [] : [aim({ from: 0, to: 6, each: 2 * each })]),
    plain(position, 8000, 1),
    ...(mustPromote ? [promoting(position, 30_000)] : []),
    ...(hasMajor ? [] : [aim({ from: 6, to: 12, each: 2 * each })]),
    thorough(position),
  ];
}
