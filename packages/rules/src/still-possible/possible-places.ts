import type { HalfPoints, PointSystem } from '../kernel/half-points.ts';
import type { PlayerNo } from '../kernel/round-record.ts';

/** A player with their certain points. */
export interface PossiblePlacesPlayer {
  readonly no: PlayerNo;
  /** Without points for open games. */
  readonly halfPoints: HalfPoints;
  /** The most half-points from rounds not paired yet; 0 for a withdrawn player. */
  readonly mostLater: HalfPoints;
}

/** Two players with an unfinished game. */
export type OpenPair = readonly [PlayerNo, PlayerNo];

/** The facts on which places depend. */
export interface PossiblePlacesRequest {
  readonly players: readonly PossiblePlacesPlayer[];
  readonly openGames: readonly OpenPair[];
  readonly points: PointSystem;
}

/** The best and the worst place that a player can still reach. */
export interface PossiblePlaces {
  readonly no: PlayerNo;
  readonly best: number;
  readonly worst: number;
}

/** The half-points of a finished game's two sides. */
type Share = readonly [HalfPoints, HalfPoints];

const shares = ({ win, draw, loss }: PointSystem): readonly Share[] => [
  [win, loss],
  [draw, draw],
  [loss, win],
];

/**
 * Players whose results depend on each other: two who each have one open game, against each other, or a
 * single player.
 */
interface LinkedPlayers {
  readonly members: readonly PossiblePlacesPlayer[];
  /** The points that the members can get from open games, in all combinations. */
  readonly ways: readonly (readonly HalfPoints[])[];
}

/** The points that a player with several open games can get, regardless of the opponents. */
const alone = (
  player: PossiblePlacesPlayer,
  games: number,
  { win, loss }: PointSystem,
): LinkedPlayers => ({
  members: [player],
  ways: games === 0 ? [[0]] : [[games * loss], [games * win]],
});

/** The parts of a field: only a pair without other open games is treated together. */
function partsOf({ players, openGames, points }: PossiblePlacesRequest): readonly LinkedPlayers[] {
  const byNo = new Map(players.map((player) => [player.no, player]));
  const games = new Map<PlayerNo, number>();
  for (const no of openGames.flat()) games.set(no, (games.get(no) ?? 0) + 1);
  const pairs = openGames.filter((pair) => pair.every((no) => games.get(no) === 1 && byNo.has(no)));
  const paired = new Set(pairs.flat());
  return [
    ...pairs.map((pair) => ({
      members: pair.flatMap((no) => byNo.get(no) ?? []),
      ways: shares(points),
    })),
    ...players
      .filter(({ no }) => !paired.has(no))
      .map((player) => alone(player, games.get(player.no) ?? 0, points)),
  ];
}

/** How many members of a part come before a player with these points, for one outcome of its games. */
type InFront = (halfPoints: HalfPoints, way: readonly HalfPoints[], part: LinkedPlayers) => number;

/** For the best place: the others get nothing more, and equal ones stay behind. */
const surelyInFront: InFront = (own, way, { members }) =>
  members.filter((player, index) => player.halfPoints + (way[index] ?? 0) > own).length;

/** For the worst place: the others get everything possible, and equal ones come before. */
const perhapsInFront: InFront = (own, way, { members }) =>
  members.filter((player, index) => player.halfPoints + (way[index] ?? 0) + player.mostLater >= own)
    .length;

/** The fewest or the most before the player, over all outcomes of a part's games. */
const over = (
  part: LinkedPlayers,
  own: HalfPoints,
  { inFront, pick }: { readonly inFront: InFront; readonly pick: (...of: number[]) => number },
): number => pick(...part.ways.map((way) => inFront(own, way, part)));

const fewest = { inFront: surelyInFront, pick: Math.min };
const most = { inFront: perhapsInFront, pick: Math.max };

/** Counts how many members of a part come before, for every score that a player can reach. */
function counter(
  parts: readonly LinkedPlayers[],
  how: { readonly inFront: InFront; readonly pick: (...of: number[]) => number },
): (own: HalfPoints) => number {
  const cache = new Map<HalfPoints, number>();
  return (own) => {
    const found = cache.get(own) ?? parts.reduce((sum, part) => sum + over(part, own, how), 0);
    cache.set(own, found);
    return found;
  };
}

/** The part with one of its members' best (or worst) outcome. */
function decided(part: LinkedPlayers, no: PlayerNo, extreme: 'best' | 'worst'): LinkedPlayers {
  const own = part.members.findIndex((member) => member.no === no);
  const value = (way: readonly HalfPoints[]): number => way[own] ?? 0;
  const ordered = part.ways.toSorted((a, b) => value(b) - value(a));
  const way = extreme === 'best' ? ordered[0] : ordered.at(-1);
  const others = part.members.filter((member) => member.no !== no);
  return { members: others, ways: [(way ?? []).filter((_, index) => index !== own)] };
}

/**
 * The places between which each player can still end, by points alone: among equals in points the best
 * place puts the player first, the worst puts them last, whatever the tie-breaks.
 * - Open games of players with only one such game are treated together: one player's gain is the
 *   other's loss. Without further rounds the places are exact, as far as points go: each is reached by
 *   some results.
 * - Rounds not paired yet, and several open games of one player, are bounded player by player: for
 *   the best place the others lose all, for the worst they win all. The truth lies within these bounds,
 *   but they need not be reached.
 * - The others' games end by win, draw or loss; the player themselves may get nothing at all. So a
 *   safe place is safe even against forfeits; a place out of reach could come back only by a double
 *   forfeit or an arbiter's decision.
 */
export function possiblePlaces(request: PossiblePlacesRequest): readonly PossiblePlaces[] {
  const parts = partsOf(request);
  const [front, perhaps] = [counter(parts, fewest), counter(parts, most)];
  return parts.flatMap((part) =>
    part.members.map(({ no, halfPoints, mostLater }) => {
      const own = part.members.findIndex((member) => member.no === no);
      const gains = part.ways.map((way) => way[own] ?? 0);
      const high = halfPoints + Math.max(...gains) + mostLater;
      const rest = { best: decided(part, no, 'best'), worst: decided(part, no, 'worst') };
      return {
        no,
        best: 1 + front(high) - over(part, high, fewest) + over(rest.best, high, fewest),
        worst:
          1 +
          perhaps(halfPoints) -
          over(part, halfPoints, most) +
          over(rest.worst, halfPoints, most),
      };
    }),
  );
}

/** Whether a player certainly has a place among the first `places`, or can no longer get one. */
export const prospectFor = (
  { best, worst }: Pick<PossiblePlaces, 'best' | 'worst'>,
  places: number,
): 'clinched' | 'open' | 'out-of-reach' => {
  if (worst <= places) return 'clinched';
  return best > places ? 'out-of-reach' : 'open';
};
