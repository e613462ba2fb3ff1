import type { Position } from '../02-board/board.ts';
import { black, kindOf, king, pawn, rook, white } from '../02-board/piece.ts';
import { allSquares, fileOf, rankOf, type Square } from '../02-board/square.ts';
import { type Distances, distancesOf } from './distances.ts';
import { findGoals } from './find-goals.ts';
import { proveMateless } from './frame-proof.ts';
import { goalDistance } from './goal-distance.ts';
import { type HelpedMate, huntHelpedMate, type MateHunt, type MateSearch } from './helped-mate.ts';
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

const proof = (position: Position, reach: Reach, limit: number): MateStage => ({
  limit,
  because: 'mate.no-arrangement',
  search: (most) => {
    const { proved, positions } = proveMateless(position, reach, most);
    return { found: proved ? 'none' : 'limit', positions };
  },
});

/** A search that is begun when it is first asked for. */
function lazily(position: Position, parameters: () => MateSearch): MateHunt {
  let hunt: MateHunt | null = null;
  return {
    advance: (most) => {
      hunt ??= huntHelpedMate(position, parameters());
      return hunt.advance(most);
    },
  };
}

const plain = (position: Position, haste: number): MateHunt =>
  lazily(position, () => ({ haste, prune: null }));

const promoting = (position: Position, distances: Distances, haste: number): MateHunt =>
  lazily(position, () => ({
    haste,
    prune: null,
    estimate: (board) => promotionRemoteness(board, distances),
  }));

const thorough = (position: Position): MateHunt =>
  lazily(position, () => ({
    haste: 0,
    prune: (board) =>
      materialReason(board, white) !== null || reachReason(reachOf(board), white) !== null,
  }));

const isEdge = (square: Square): boolean =>
  [0, 7].includes(fileOf(square)) || [0, 7].includes(rankOf(square));

const fewMen = 10;

/** How many positions more are searched for a goal each time. */
const eachGoal = 1000;

/** Searches that aim at the mates that seem nearest, each time at more of them. */
function aiming(position: Position, reach: Reach, distances: Distances, men: number): MateHunt {
  const hunted = reach.men
    .filter(({ kind, side }) => kind === king && side === black)
    .flatMap(({ squares }) => squares)
    .filter((square) => men > fewMen || isEdge(square));
  let hunts: readonly MateHunt[] | null = null;
  return {
    advance: (most) => {
      hunts ??= findGoals(position, distances, hunted).map((goal) =>
        lazily(position, () => {
          const estimate = goalDistance(distances, goal);
          return { haste: 0.5, prune: null, estimate };
        }),
      );
      let positions = 0;
      for (const hunt of hunts) {
        if (positions >= most) break;
        const result = hunt.advance(eachGoal);
        if (result.found !== 'limit') return result;
        positions += result.positions;
      }
      return { found: 'limit', positions };
    },
  };
}

/** How many positions a way searches in its first turn; then twice as many each time. */
const firstTurn = 2000;
const turns = 12;

/** How many positions are searched in the usual way before anything else is tried. */
const usualSearch = 2500;

const stageOf = (hunt: MateHunt, limit: number): MateStage => ({
  limit,
  because: 'mate.all-tried',
  search: (most) => hunt.advance(most),
});

/** The ways to look for a mate of Black: the usual search and short proofs first, then all in turns that grow. */
export function* mateStages(position: Position, reach: Reach): Generator<MateStage> {
  const { hasMajor, hasPawn, men } = materialOf(position);
  const distances = distancesOf(position.squares);
  const slow = plain(position, 0);
  const hasty = plain(position, 1);
  const aimed = aiming(position, reach, distances, men);
  const promoted = [2, 0].map((haste) => promoting(position, distances, haste));
  const complete = thorough(position);
  const hasWall = distances.walls.includes(1);
  yield stageOf(slow, usualSearch);
  yield stageOf(complete, 400);
  if (hasWall) yield proof(position, reach, 300);
  if (!hasMajor && men <= fewMen) yield stageOf(aimed, 3 * eachGoal);
  yield stageOf(hasty, usualSearch);
  if (hasWall) yield proof(position, reach, 3000);
  const ways: readonly (readonly [share: number, way: MateHunt])[] = [
    ...(!hasMajor && hasPawn ? promoted.map((way) => [0.5, way] as const) : []),
    [hasMajor ? 0.25 : 1, aimed],
    [1, hasty],
    [0.5, slow],
    [0.5, complete],
  ];
  for (let turn = 0; turn < turns; turn++) {
    for (const [share, way] of ways) yield stageOf(way, share * firstTurn * 2 ** turn);
  }
}
