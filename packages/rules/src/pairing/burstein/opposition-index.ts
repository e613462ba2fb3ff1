import { halfPointsInStandings } from '../../kernel/adjusted-points.ts';
import { type HalfPoints, standardPointValues } from '../../kernel/half-points.ts';
import { halfPointsIn, type PlayerNo, type RoundRecord } from '../../kernel/round-record.ts';
import type { DutchRequest } from '../dutch/dutch-request.ts';
import type { PairingPlayer } from '../pairing-system.ts';

/** What a player's opposition was worth. */
export interface OppositionIndex {
  /** In half-points. */
  readonly buchholz: number;
  /** In quarters of a point. */
  readonly sonnebornBerger: number;
}

const isZeroPointBye = (record: RoundRecord): boolean =>
  record.kind === 'absent' || (record.kind === 'bye' && record.bye === 'zero-point');

const isAwayForNothing = ({ availability }: PairingPlayer): boolean =>
  availability.kind === 'withdrawn' ||
  (availability.kind === 'absent' && availability.bye === 'zero-point');

/**
 * A player's points as an opponent's: if they are away in the round to be paired without points, each
 * round since they left counts as a draw.
 *
 * @article FIDE C.04.4.2 2026 1.7.2
 */
function pointsAsOpponent(player: PairingPlayer, draw: HalfPoints): HalfPoints {
  const points = halfPointsInStandings(player);
  if (!isAwayForNothing(player)) return points;
  const lastThere = player.records.findLastIndex((record) => !isZeroPointBye(record));
  return points + draw * (player.records.length - 1 - lastThere);
}

/**
 * Buchholz and Sonneborn-Berger: over all rounds the opponent's present points, and those times the
 * player's result. In a round without a game the opponent is the player. Virtual points do not count.
 *
 * @article FIDE C.04.4.2 2026 1.7
 */
export function oppositionIndex(
  player: PairingPlayer,
  request: DutchRequest,
  playerOf: (no: PlayerNo) => PairingPlayer | undefined,
): OppositionIndex {
  const { draw } = request.points ?? standardPointValues;
  const own = halfPointsInStandings(player);
  const opponentsPoints = (record: RoundRecord): HalfPoints => {
    const opponent = record.kind === 'game' ? playerOf(record.opponent) : undefined;
    return opponent === undefined ? own : pointsAsOpponent(opponent, draw);
  };
  let buchholz = 0;
  let sonnebornBerger = 0;
  for (const record of player.records) {
    const points = opponentsPoints(record);
    buchholz += points;
    sonnebornBerger += points * halfPointsIn(record);
  }
  return { buchholz, sonnebornBerger };
}
