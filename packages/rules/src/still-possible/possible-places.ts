import type { HalfPoints, PointSystem } from '../kernel/half-points.ts';
import type { PlayerNo } from '../kernel/round-record.ts';

/** A player with what they have for certain. */
export interface PossiblePlacesPlayer {
  readonly no: PlayerNo;
  /** Without anything for games still open. */
  readonly halfPoints: HalfPoints;
  /**
   * The most that rounds not yet paired can give them: half-points; 0 for somebody who has left.
   */
  readonly mostLater: HalfPoints;
}

/** Two players who still have to finish a game. */
export type OpenPair = readonly [PlayerNo, PlayerNo];

/** What places depend on. */
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

/** What a finished game gives its two sides. */
type Share = readonly [HalfPoints, HalfPoints];

const shares = ({ win, draw, loss }: PointSystem): readonly Share[] => [
  [win, loss],
  [draw, draw],
  [loss, win],
];

/** Players whose results hang together: two who have one open game, or one who is on their own. */
interface LinkedPlayers {
  readonly members: readonly PossiblePlacesPlayer[];
  /** What the members can get from open games, all ways. */
  readonly ways: readonly (readonly HalfPoints[])[];
}

/** What somebody with several open games can get, taken by themselves. */
const alone = (
  player: PossiblePlacesPlayer,
  games: number,
  { win, loss }: PointSystem,
): LinkedPlayers => ({
  members: [player],
  ways: games === 0 ? [[0]] : [[games * loss], [games * win]],
});

/** The parts of a field: only a pair with no other open game is looked at together. */
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

/** How many of a part come in front of somebody with these points, for one way its games end. */
type InFront = (halfPoints: HalfPoints, way: readonly HalfPoints[], part: LinkedPlayers) => number;

/** The others get nothing more, and who is equal stays behind. */
const surelyInFront: InFront = (own, way, { members }) =>
  members.filter((player, index) => player.halfPoints + (way[index] ?? 0) > own).length;

/** The others get all they can, and who is equal comes in front. */
const perhapsInFront: InFront = (own, way, { members }) =>
  members.filter((player, index) => player.halfPoints + (way[index] ?? 0) + player.mostLater >= own)
    .length;

/** Over all ways a part's games can end, the fewest or the most in front. */
const over = (
  part: LinkedPlayers,
  own: HalfPoints,
  { inFront, pick }: { readonly inFront: InFront; readonly pick: (...of: number[]) => number },
): number => pick(...part.ways.map((way) => inFront(own, way, part)));

const fewest = { inFront: surelyInFront, pick: Math.min };
const most = { inFront: perhapsInFront, pick: Math.max };

/** How many of a part stand in front, for every score somebody can end with. */
function counter(
  parts: readonly LinkedPlayers[],
  how: { readonly inFront: InFront; readonly pick: (...of: number[]) => number },
): (own: HalfPoints) => number {
  const known = new Map<HalfPoints, number>();
  return (own) => {
    const found = known.get(own) ?? parts.reduce((sum, part) => sum + over(part, own, how), 0);
    known.set(own, found);
    return found;
  };
}

/** The same part when one of its members ends their game best (or worst) for themselves. */
function decided(part: LinkedPlayers, no: PlayerNo, extreme: 'best' | 'worst'): LinkedPlayers {
  const own = part.members.findIndex((member) => member.no === no);
  const value = (way: readonly HalfPoints[]): number => way[own] ?? 0;
  const ordered = part.ways.toSorted((a, b) => value(b) - value(a));
  const way = extreme === 'best' ? ordered[0] : ordered.at(-1);
  const others = part.members.filter((member) => member.no !== no);
  return { members: others, ways: [(way ?? []).filter((_, index) => index !== own)] };
}

/**
 * Between which places everybody can still end, by points alone: of those equal in points the best
 * place puts the player first, the worst puts them last, whatever the tie-breaks say.
 *
 * - Open games of players who have just this one are taken together: what one wins the other loses.
 *   With no rounds left the places are exact, as far as points go: each is reached by some results.
 * - Rounds not yet paired, and several open games of one player, are bounded player by player: for
 * the   best place the others lose all, for the worst they win all. The truth lies within these
 * bounds, but   they need not be reached.
 * - Games end by win, draw or loss for the others; the player themselves may get nothing at all. So
 * what is   safe is safe even against forfeits; what is out of reach could come back only by a
 * double   forfeit or an arbiter's decision.
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

/** Whether somebody has a place among the first `places` for certain, or cannot get one. */
export const standingFor = (
  { best, worst }: Pick<PossiblePlaces, 'best' | 'worst'>,
  places: number,
): 'clinched' | 'open' | 'out-of-reach' => {
  if (worst <= places) return 'clinched';
  return best > places ? 'out-of-reach' : 'open';
};
