import type { Position } from '../02-board/board.ts';
import { black, kindOf, king, pawn, queen, white } from '../02-board/piece.ts';
import { allSquares, kingDistance, noSquare, type Square } from '../02-board/square.ts';
import { type Distances, kingMovesTo, sourcesOf, unreachable } from './distances.ts';
import { movesUntilAttack, movesUntilBlock, movesUntilCheck } from './goal-distance.ts';
import { isAmong, type MateGoal, type MatePlaces, mateGoal } from './mate-goal.ts';

/** What a position's pieces need for the parts of a mate. */
interface Costs {
  readonly position: Position;
  readonly distances: Distances;
  readonly white: readonly (readonly [number, Square])[];
  readonly black: readonly (readonly [number, Square])[];
  /** Black pieces that block each other with a white pawn. */
  readonly closed: ReadonlySet<Square>;
  readonly attack: Map<Square, number>;
  /** By square and kind. */
  readonly block: Map<number, number>;
}

function costsOf(position: Position, distances: Distances): Costs {
  const whiteMen: [number, Square][] = [];
  const blackMen: [number, Square][] = [];
  const closed = new Set<Square>();
  for (const square of allSquares) {
    const piece = position.squares[square] ?? 0;
    if (piece === 0 || kindOf(piece) === king) continue;
    const isBlack = (piece & black) === black;
    (isBlack ? blackMen : whiteMen).push([piece, square]);
    if (isBlack && distances.walls[square] === 1) closed.add(square);
  }
  return {
    position,
    distances,
    white: whiteMen,
    black: blackMen,
    closed,
    attack: new Map(),
    block: new Map(),
  };
}

/** The moves of the nearest white piece; one alone is needed for the check. */
function attackCost({ attack, distances, white: men }: Costs, square: Square): number {
  if (men.length < 2) return unreachable;
  const made = attack.get(square);
  if (made !== undefined) return made;
  const cost = Math.min(...men.map((man) => movesUntilAttack(distances, man, square)));
  attack.set(square, cost);
  return cost;
}

function blockCost({ block, distances, black: men }: Costs, to: Square, kind: number): number {
  const key = kind * 128 + to;
  const made = block.get(key);
  if (made !== undefined) return made;
  const way = { to, kinds: 1 << kind };
  const cost = Math.min(unreachable, ...men.map((man) => movesUntilBlock(distances, man, way)));
  block.set(key, cost);
  return cost;
}

/** What it costs to close a square beside the black king, and whether a black piece does it. */
interface Closing {
  readonly square: Square;
  readonly cost: number;
  readonly isBlocked: boolean;
}

function closingOf(costs: Costs, { open, blocking }: MateGoal): readonly Closing[] {
  return open.map((square, place) => {
    const attacked = attackCost(costs, square);
    let cost = attacked;
    for (let kind: number = pawn; kind <= queen; kind++) {
      if (isAmong(blocking[place] ?? 0, kind))
        cost = Math.min(cost, blockCost(costs, square, kind));
    }
    return { square, cost, isBlocked: cost < attacked };
  });
}

interface Ranked {
  readonly rank: number;
  readonly goal: MateGoal;
}

/** The more pieces must work together, the later a goal comes; each black piece blocks one square. */
function closingRank(
  { position, distances, black: men }: Costs,
  closing: readonly Closing[],
  whiteKing: Square,
): number {
  let rank = 0;
  let blocked = 0;
  for (const { square, cost, isBlocked } of closing) {
    if (whiteKing !== noSquare && kingDistance(square, whiteKing) <= 1) continue;
    rank += 1 + cost;
    if (isBlocked) blocked += 1;
  }
  if (blocked > men.length) return unreachable;
  if (whiteKing === noSquare) return rank;
  return rank + (kingMovesTo(distances, white, whiteKing)[position.whiteKing] ?? unreachable);
}

const nearest = (costs: Costs, kind: number, from: Square): number =>
  Math.min(...costs.white.map((man) => movesUntilCheck(costs.distances, man, { kind, from })));

const kingPlaces = (costs: Costs, hunted: Square): readonly Square[] => [
  noSquare,
  ...allSquares.filter((at) => kingDistance(at, hunted) === 2 && costs.distances.walls[at] !== 1),
];

/** The best goal with the checking piece on a square. */
function bestFrom(costs: Costs, places: Omit<MatePlaces, 'whiteKing'>): readonly Ranked[] {
  const { hunted, kind, from } = places;
  const way =
    nearest(costs, kind, from) +
    (kingMovesTo(costs.distances, black, hunted)[costs.position.blackKing] ?? unreachable);
  if (way >= unreachable) return [];
  const { distances, closed } = costs;
  const closing = closingOf(
    costs,
    mateGoal(distances.walls, closed, Object.assign({ whiteKing: noSquare }, places)),
  );
  let best = unreachable;
  let whiteKing = noSquare;
  for (const at of kingPlaces(costs, hunted)) {
    const rank = at === from ? unreachable : closingRank(costs, closing, at);
    if (rank >= best) continue;
    best = rank;
    whiteKing = at;
  }
  if (best >= unreachable) return [];
  const goal = mateGoal(distances.walls, closed, Object.assign({}, places, { whiteKing }));
  return [{ rank: best + way, goal }];
}

/** How many goals with one square of the black king and one kind of checking piece are tried. */
const perSquare = 5;

function checkSources(walls: Uint8Array, kind: number, hunted: Square): readonly Square[] {
  if (kind !== pawn) return sourcesOf(walls, kind, hunted);
  return [hunted - 15, hunted - 17].filter((at) => allSquares.includes(at));
}

/** Further goals with the same square of the black king come later. */
const later = ({ rank, goal }: Ranked, place: number): Ranked => ({ rank: rank + 3 * place, goal });

function goalsAt(costs: Costs, hunted: Square): readonly Ranked[] {
  const kinds = [...new Set(costs.white.map(([piece]) => kindOf(piece)))];
  return kinds
    .flatMap((kind) =>
      checkSources(costs.distances.walls, kind, hunted)
        .flatMap((from) => bestFrom(costs, { hunted, kind, from }))
        .sort((a, b) => a.rank - b.rank)
        .slice(0, perSquare),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(later);
}

/** The mates of Black with the king on one of the squares that seem nearest, in order. */
export function findGoals(
  position: Position,
  distances: Distances,
  hunted: readonly Square[],
): readonly MateGoal[] {
  const costs = costsOf(position, distances);
  return hunted
    .filter((square) => distances.walls[square] !== 1)
    .flatMap((square) => goalsAt(costs, square))
    .sort((a, b) => a.rank - b.rank)
    .map(({ goal }) => goal);
}
