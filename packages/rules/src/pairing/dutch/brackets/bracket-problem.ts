import { at } from '../../../kernel/at.ts';
import type { EdgeKinds } from '../../matching/least-cost/matching-state.ts';
import { intAt, shortAt } from '../../matching/least-cost/typed-items.ts';
import { haveSameAbsolutePreference } from '../criteria/c03-absolute-preferences.ts';
import type { ByeTaker } from '../criteria/c04-completion.ts';
import type { BracketFacts } from '../criteria/criterion.ts';
import { mayMeetAmong } from '../field/field.ts';
import type { Pairee } from '../field/pairee.ts';
import { type CostScale, costVector, type ExpectedSize, makeCostScale } from './cost-scale.ts';

/**
 * A bracket with as much of the field below as its choice of downfloaters can depend on. The matching's
 * vertices are, in this order: moved-down players, residents, residents of the next bracket, players
 * below it, places further down that anybody can take, and the bye.
 */
export interface BracketProblem {
  readonly bracket: BracketFacts;
  /** Players below the next bracket. */
  readonly rest: readonly Pairee[];
  /** The number of places below, for players whom the rest of the field can certainly pair. */
  readonly places: number;
  /** Whether places can be left empty. */
  readonly placesMayStayEmpty: boolean;
  /** Tests who can take the bye; null if there is none, or if it certainly goes to a player below. */
  readonly takesBye: ByeTaker | null;
  readonly size: ExpectedSize;
}

/** The layout of vertices, each kind by the index after its last one. */
interface Layout {
  readonly players: readonly Pairee[];
  readonly mdpsEnd: number;
  readonly bracketEnd: number;
  readonly nextEnd: number;
  readonly restEnd: number;
  readonly placesEnd: number;
  readonly size: number;
}

function layoutOf({ bracket, rest, places, takesBye }: BracketProblem): Layout {
  const players = [...bracket.mdps, ...bracket.residents, ...bracket.next, ...rest];
  const bracketEnd = bracket.mdps.length + bracket.residents.length;
  const placesEnd = players.length + places;
  return {
    players,
    mdpsEnd: bracket.mdps.length,
    bracketEnd,
    nextEnd: bracketEnd + bracket.next.length,
    restEnd: players.length,
    placesEnd,
    size: placesEnd + (takesBye === null ? 0 : 1),
  };
}

/** Numbers for cost vectors; equal ones have the same number. */
interface KindList {
  readonly numbers: Map<string, number>;
  readonly costs: number[];
}

function kindOf({ numbers, costs }: KindList, vector: readonly number[]): number {
  const key = vector.join();
  const existing = numbers.get(key);
  if (existing !== undefined) return existing;
  const number = numbers.size + 1;
  numbers.set(key, number);
  costs.push(...vector);
  return number;
}

interface Builder {
  readonly problem: BracketProblem;
  readonly layout: Layout;
  readonly scale: CostScale;
  readonly kinds: KindList;
}

function pairVector({ problem, scale }: Builder, higher: Pairee, lower: Pairee) {
  const { bracket } = problem;
  return costVector(scale, {
    classOf: ({ classOfPair }) => classOfPair?.(higher, lower) ?? higher.score,
    count: ({ ofPair }) => ofPair?.(higher, lower, bracket) ?? 0,
  });
}

type Exit = 'next' | 'below' | 'bye';

/** The kinds of all exits, by vertex. */
type Exits = readonly Readonly<Record<Exit, number>>[];

/** The cost of a bracket's player who leaves it by an exit. */
function exitKind({ problem, scale, kinds }: Builder, player: Pairee, exit: Exit): number {
  const { bracket } = problem;
  const vector = costVector(scale, {
    classOf: ({ classOfDownfloater }) => classOfDownfloater?.(player, bracket) ?? player.score,
    count: ({ ofDownfloater, ofLeavingNext, ofByeReceiver }) => {
      const here = ofDownfloater?.(player, bracket) ?? 0;
      const next = exit === 'next' ? 0 : (ofLeavingNext?.(player, bracket) ?? 0);
      return here + next + (exit === 'bye' ? (ofByeReceiver?.(player) ?? 0) : 0);
    },
  });
  return kindOf(kinds, vector);
}

/** The cost of a player of the next bracket who leaves that bracket. */
function leavingNextKind({ problem, scale, kinds }: Builder, player: Pairee): number {
  const vector = costVector(scale, {
    classOf: () => player.score,
    count: ({ ofLeavingNext }) => ofLeavingNext?.(player, problem.bracket) ?? 0,
  });
  return kindOf(kinds, vector);
}

/** The key of everything about a player that affects the cost of a pair. */
const pairClass = ({ score, preference, floatBefore, floatTwoBefore }: Pairee): string =>
  [score, preference.colour, preference.strength, floatBefore, floatTwoBefore].join();

/** The kind of pair that two players of the bracket form; memoised by these keys. */
function pairKinds(builder: Builder): (x: number, y: number) => number {
  const { layout, kinds } = builder;
  const numbers = new Map<string, number>();
  const classes = Int32Array.from(layout.players.slice(0, layout.bracketEnd), (player) => {
    const key = pairClass(player);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
  const cache = new Int32Array(numbers.size * numbers.size);
  return (x, y) => {
    const slot = intAt(classes, x) * numbers.size + intAt(classes, y);
    const kind = intAt(cache, slot);
    if (kind > 0) return kind;
    const higher = at(layout.players, x);
    const lower = at(layout.players, y);
    const made = kindOf(kinds, pairVector(builder, higher, lower));
    if (!haveSameAbsolutePreference(higher, lower)) cache[slot] = made;
    return made;
  };
}

/** The kinds of all exits of a player of the bracket, or of the next one; 0 for players below. */
function exitKinds(builder: Builder, vertex: number): Exits[number] {
  const { layout, kinds, scale } = builder;
  const player = at(layout.players, vertex);
  if (vertex < layout.bracketEnd) {
    return {
      next: exitKind(builder, player, 'next'),
      below: exitKind(builder, player, 'below'),
      bye: exitKind(builder, player, 'bye'),
    };
  }
  const free = kindOf(kinds, new Array<number>(scale.levels).fill(0));
  const leaving = vertex < layout.nextEnd ? leavingNextKind(builder, player) : free;
  return { next: free, below: leaving, bye: leaving };
}

function addPlayerEdges(builder: Builder, exits: Exits, kind: Uint16Array): void {
  const { layout, problem } = builder;
  const { players, mdpsEnd, bracketEnd, nextEnd, restEnd, size } = layout;
  const mayMeet = mayMeetAmong(problem.bracket.field, players);
  const inBracket = pairKinds(builder);
  for (let x = 0; x < restEnd; x++) {
    const { next, below } = at(exits, x);
    for (let y = Math.max(x + 1, x < mdpsEnd ? mdpsEnd : 0); y < restEnd; y++) {
      if (!mayMeet(x, y)) continue;
      kind[x * size + y] = y < bracketEnd ? inBracket(x, y) : y < nextEnd ? next : below;
    }
  }
}

function addPlaceEdges(builder: Builder, exits: Exits, kind: Uint16Array): void {
  const { layout, problem, kinds, scale } = builder;
  const { restEnd, placesEnd, size } = layout;
  const free = kindOf(kinds, new Array<number>(scale.levels).fill(0));
  const toPlaces = (x: number, from: number, made: number): void => {
    kind.fill(made, x * size + from, x * size + placesEnd);
  };
  for (let x = 0; x < restEnd; x++) toPlaces(x, restEnd, at(exits, x).below);
  if (!problem.placesMayStayEmpty) return;
  for (let place = restEnd; place < placesEnd; place++) toPlaces(place, place + 1, free);
}

function addByeEdges({ layout, problem }: Builder, exits: Exits, kind: Uint16Array): void {
  const { players, restEnd, size } = layout;
  if (problem.takesBye === null) return;
  for (let x = 0; x < restEnd; x++) {
    if (problem.takesBye(at(players, x))) kind[(x + 1) * size - 1] = at(exits, x).bye;
  }
}

/** The side of a tile: so many rows and columns of the edges' kinds fit into the processor's cache. */
const tile = 64;

/** Copies the kinds of one tile's edges to the mirrored positions. */
function mirrorTile(kind: Uint16Array, size: number, [top, left]: readonly [number, number]): void {
  const bottom = Math.min(top + tile, size);
  const right = Math.min(left + tile, size);
  for (let x = top; x < bottom; x++) {
    for (let y = Math.max(left, x + 1); y < right; y++) {
      kind[y * size + x] = shortAt(kind, x * size + y);
    }
  }
}

/** Copies the kinds of all edges to the mirrored positions; tile by tile, as writing whole columns is slow. */
function mirror(kind: Uint16Array, size: number): void {
  for (let top = 0; top < size; top += tile) {
    for (let left = top; left < size; left += tile) mirrorTile(kind, size, [top, left]);
  }
}

/** Edges, with the scale of their costs. */
export interface ScaledEdges {
  readonly scale: CostScale;
  readonly edges: EdgeKinds;
}

/** The edges of a bracket's matching: legal pairs and exits, each with the failures it costs. */
export function edgesOf(problem: BracketProblem): ScaledEdges {
  const layout = layoutOf(problem);
  const scale = makeCostScale(problem.bracket, problem.size);
  const kinds: KindList = { numbers: new Map(), costs: new Array<number>(scale.levels).fill(0) };
  const builder = { problem, layout, scale, kinds };
  const exits = layout.players.map((_, vertex) => exitKinds(builder, vertex));
  const kind = new Uint16Array(layout.size * layout.size);
  addPlayerEdges(builder, exits, kind);
  addPlaceEdges(builder, exits, kind);
  addByeEdges(builder, exits, kind);
  mirror(kind, layout.size);
  const cost = Float64Array.from(kinds.costs);
  return { scale, edges: { size: layout.size, levels: scale.levels, kind, cost } };
}
