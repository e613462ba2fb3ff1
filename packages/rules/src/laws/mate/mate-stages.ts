import type { Position } from '../02-board/board.ts';
import { black, kindOf, king, pawn, rook, white } from '../02-board/piece.ts';
import { allSquares, fileOf, rankOf, type Square } from '../02-board/square.ts';
import { type Distances, distancesOf } from './distances.ts';
import { findGoals } from './find-goals.ts';
import { proveMateless } from './frame-proof.ts';
import { goalDistance } from './goal-distance.ts';
import { type HelpedMate, huntHelpedMate, type MateHunt } from './helped-mate.ts';
import type { MateBoard } from './mate-board.ts';
import type { MateGoal } from './mate-goal.ts';
import { reachReason } from './mate-square.ts';
import { materialReason } from './material.ts';
import { promotionFrom, promotionRemoteness } from './promotion-way.ts';
import { type Reach, reachOf } from './reach.ts';
import { hopeless, remoteness } from './remoteness.ts';
import type { SearchOrder } from './search-queue.ts';

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

/** The orders of the search that leaves nothing out. */
const usual = 0;
const hasty = 1;
const steady = 2;
const promoting = [3, 4] as const;
const anyOrder = 5;

/** How an order counts moves. */
const perMove =
  (penalty: number): SearchOrder['haste'] =>
  () =>
    penalty;

const neverKept = Number.POSITIVE_INFINITY;

/** Positions as they come, the last one first: where there are few, all are searched soonest. */
const asTheyCome = ({ whiteCount }: MateBoard): number => (whiteCount === 0 ? hopeless : 0);

/** Orders by the promotion of a pawn; the second one estimates anew only after a capture or pawn move. */
function promotionOrders(distances: Distances): readonly SearchOrder[] {
  // Two functions, since orders with the same one share its estimates, and those kept are less exact.
  const each = (board: MateBoard): number => promotionRemoteness(board, distances);
  const seldom = (board: MateBoard): number => promotionRemoteness(board, distances);
  const hasten =
    (penalty: number): SearchOrder['haste'] =>
    (remote) =>
      remote < promotionFrom ? 1 : penalty;
  return [
    { estimate: each, haste: hasten(3), since: 'change', keptFrom: neverKept },
    { estimate: seldom, haste: hasten(6), since: 'change', keptFrom: promotionFrom },
  ];
}

/** A search of all positions in several orders, which share what was searched. */
function searchAll(position: Position, distances: Distances): MateHunt {
  const order = (penalty: number, since: SearchOrder['since']): SearchOrder => ({
    estimate: remoteness,
    haste: perMove(penalty),
    since,
    keptFrom: neverKept,
  });
  return huntHelpedMate(position, {
    prune: null,
    orders: [
      order(0, 'start'),
      order(1, 'start'),
      order(1, 'change'),
      ...promotionOrders(distances),
      { estimate: asTheyCome, haste: perMove(0), since: 'start', keptFrom: neverKept },
    ],
  });
}

/** A short search by promotions alone: most positions found in other orders lead to none. */
const searchPromotions = (position: Position, distances: Distances): MateHunt =>
  huntHelpedMate(position, { prune: null, orders: promotionOrders(distances) });

/** A search that leaves out what cannot end in mate. */
const thorough = (position: Position): MateHunt =>
  huntHelpedMate(position, {
    orders: [{ estimate: remoteness, haste: perMove(0), since: 'start', keptFrom: neverKept }],
    prune: (board) =>
      materialReason(board, white) !== null || reachReason(reachOf(board), white) !== null,
  });

const isEdge = (square: Square): boolean =>
  [0, 7].includes(fileOf(square)) || [0, 7].includes(rankOf(square));

const fewMen = 10;
const veryFewMen = 6;

/** Where less than this share of the positions found is open, the search of all soon ends. */
const nearlyAll = 0.35;

/** How many positions more are searched for a goal each time. */
const eachGoal = 1000;

/** Goes on with a way to look for a mate, for about so many positions. */
type Way = (most: number) => HelpedMate;

/** Searches that aim at the mates that seem nearest, each time at more of them. */
function aiming(position: Position, reach: Reach, distances: Distances, men: number): Way {
  const hunted = reach.men
    .filter(({ kind, side }) => kind === king && side === black)
    .flatMap(({ squares }) => squares)
    .filter((square) => men > fewMen || isEdge(square));
  let goals: readonly MateGoal[] | null = null;
  const hunts: MateHunt[] = [];
  const huntOf = (place: number, goal: MateGoal): MateHunt => {
    const begun = hunts[place];
    if (begun !== undefined) return begun;
    const estimate = goalDistance(distances, goal);
    const order = { estimate, haste: perMove(0.5), since: 'start', keptFrom: neverKept } as const;
    const hunt = huntHelpedMate(position, { orders: [order], prune: null });
    hunts[place] = hunt;
    return hunt;
  };
  return (most) => {
    goals ??= findGoals(position, distances, hunted);
    let positions = 0;
    for (const [place, goal] of goals.entries()) {
      if (positions >= most) break;
      const result = huntOf(place, goal).advance(eachGoal, 0);
      if (result.found !== 'limit') return result;
      positions += result.positions;
    }
    return { found: 'limit', positions };
  };
}

/** How many positions a way searches in its first turn; then twice as many each time. */
const firstTurn = 2000;
const turns = 12;

/** How many positions are searched in the usual way before anything else is tried. */
const usualSearch = 2500;

const stageOf = (search: Way, limit: number): MateStage => ({
  limit,
  because: 'mate.all-tried',
  search,
});

/** The ways to look for a mate of Black: the usual search and short proofs first, then all in turns that grow. */
export function* mateStages(position: Position, reach: Reach): Generator<MateStage> {
  const { hasMajor, hasPawn, men } = materialOf(position);
  const distances = distancesOf(position.squares);
  const all = searchAll(position, distances);
  const inOrder =
    (order: number): Way =>
    (most) =>
      all.advance(most, order);
  const aimed = aiming(position, reach, distances, men);
  const complete = thorough(position);
  const completely: Way = (most) => complete.advance(most, 0);
  const hasWall = distances.walls.includes(1);
  const canPromote = !hasMajor && hasPawn;
  const promotions = searchPromotions(position, distances);
  const promoted: Way = (most) => promotions.advance(most, 0);
  function* soonEnding(): Generator<MateStage> {
    for (let more = 0; more < 10 && all.openShare() < nearlyAll; more++) {
      yield stageOf(inOrder(anyOrder), 3000);
    }
  }
  yield stageOf(inOrder(usual), 600);
  yield stageOf(inOrder(steady), 1500);
  if (hasWall) yield proof(position, reach, 300);
  if (!hasMajor && men <= veryFewMen) yield stageOf(aimed, 2 * eachGoal);
  yield* soonEnding();
  if (canPromote) yield stageOf(promoted, 2000);
  yield stageOf(inOrder(hasty), 1200);
  yield stageOf(inOrder(anyOrder), 1500);
  yield* soonEnding();
  yield stageOf(inOrder(steady), 2500);
  yield stageOf(completely, 400);
  yield stageOf(inOrder(hasty), 1500);
  yield stageOf(inOrder(usual), 2000);
  if (!hasMajor && men > veryFewMen && men <= fewMen) yield stageOf(aimed, 2 * eachGoal);
  yield stageOf(inOrder(hasty), usualSearch);
  yield stageOf(completely, 1600);
  if (canPromote) yield stageOf(promoted, 2000);
  if (canPromote) yield stageOf(inOrder(promoting[1]), 2000);
  if (hasWall) yield proof(position, reach, 3000);
  const ways: readonly (readonly [share: number, way: Way])[] = [
    ...(canPromote ? promoting.map((order) => [0.5, inOrder(order)] as const) : []),
    [hasMajor ? 0.25 : 0.5, aimed],
    [1, inOrder(hasty)],
    [0.5, inOrder(usual)],
    [0.25, completely],
  ];
  for (let turn = 0; turn < turns; turn++) {
    for (const [share, way] of ways) yield stageOf(way, share * firstTurn * 2 ** turn);
  }
}
