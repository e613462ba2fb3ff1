import type { HalfPoints } from '../../kernel/half-points.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';

/** A game for the club's team: the half-points, and whether it was as a substitute in a higher team. */
export interface TeamGame {
  readonly halfPoints: HalfPoints;
  readonly above: boolean;
}

export interface TeamMember {
  readonly no: PlayerNo;
  readonly games: readonly TeamGame[];
}

/** The players counted among a team's best, and those who get a prize. */
export interface TeamPrizes {
  readonly counted: readonly PlayerNo[];
  readonly prizes: readonly PlayerNo[];
}

/** In tenths of a percent, rounded as a table shows them. */
const enough = 667;
const half = 500;
const sureOfOne = 2;
const gamesLess = 2;

interface Share {
  readonly no: PlayerNo;
  readonly tenths: number;
  readonly halfPoints: number;
}

function shareOf({ no, games }: TeamMember): Share {
  const counting = games.filter(({ halfPoints, above }) => !(above && halfPoints === 0));
  const halfPoints = counting.reduce((sum, game) => sum + game.halfPoints, 0);
  const tenths =
    counting.length === 0 ? 0 : Math.round((1000 * halfPoints) / (2 * counting.length));
  return { no, tenths, halfPoints };
}

/**
 * The prizes within a team. Players count who played at most two games fewer than there were rounds. A
 * prize goes to players with 66.7 per cent of the possible points (two of three, as tables round it),
 * and in any case to the two best if they have half. A lost game as a substitute in a higher team does
 * not count for the points, but as played.
 *
 * @article Tempelhof 2018 III.H.6
 */
export function teamPrizes(rounds: number, members: readonly TeamMember[]): TeamPrizes {
  const counted = members.filter(({ games }) => games.length >= rounds - gamesLess);
  const shares = counted
    .map(shareOf)
    .toSorted((a, b) => b.tenths - a.tenths || b.halfPoints - a.halfPoints);
  const last = shares[Math.min(sureOfOne, shares.length) - 1];
  const isAmongBest = (share: Share): boolean =>
    last !== undefined &&
    (share.tenths > last.tenths ||
      (share.tenths === last.tenths && share.halfPoints >= last.halfPoints));
  const won = shares.filter(
    (share) => share.tenths >= enough || (share.tenths >= half && isAmongBest(share)),
  );
  const prized = new Set(won.map(({ no }) => no));
  return {
    counted: counted.map(({ no }) => no),
    prizes: members.map(({ no }) => no).filter((no) => prized.has(no)),
  };
}
