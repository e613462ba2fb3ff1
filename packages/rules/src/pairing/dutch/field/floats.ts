import { type AdjustedRounds, adjustmentIn } from '../../../kernel/adjusted-points.ts';
import { type HalfPoints, standardPointValues } from '../../../kernel/half-points.ts';
import { halfPointsIn, type PlayerNo, type RoundRecord } from '../../../kernel/round-record.ts';
import type { PairingPlayer } from '../../pairing-system.ts';
import type { DutchRequest } from '../dutch-request.ts';
import type { Float } from './pairee.ts';

/**
 * A player's score with which a round is paired: what they have before it, and its virtual points.
 */
export function pairingScore(
  request: DutchRequest,
  player: Pick<PairingPlayer, 'no'> & AdjustedRounds,
  roundNumber: number,
): HalfPoints {
  let score = request.virtualHalfPoints?.get(player.no)?.[roundNumber - 1] ?? 0;
  for (const [index, record] of player.records.slice(0, roundNumber - 1).entries()) {
    score += halfPointsIn(record) + adjustmentIn(player, index + 1);
  }
  return score;
}

function floatAgainst(own: HalfPoints, opponents: HalfPoints): Float {
  if (own === opponents) return 'level';
  return own > opponents ? 'down' : 'up';
}

/** How a round without a game moves a player; `loss` is what a loss is worth. */
export type FloatWithoutGame = (record: RoundRecord, loss: HalfPoints) => Float;

/**
 * How round `roundNumber` moved a player: in a game by the scores it was paired with, without one as
 * the edition says. Level before the first round.
 * `@article FIDE C.04.3 2026 1.4`
 */
export function floatIn(
  request: DutchRequest,
  player: PairingPlayer,
  {
    roundNumber,
    playerOf,
    floatWithoutGame,
  }: {
    readonly roundNumber: number;
    readonly playerOf: (no: PlayerNo) => PairingPlayer | undefined;
    readonly floatWithoutGame: FloatWithoutGame;
  },
): Float {
  const record = player.records[roundNumber - 1];
  if (record === undefined) return 'level';
  const { loss } = request.points ?? standardPointValues;
  if (record.kind !== 'game') return floatWithoutGame(record, loss);
  const opponent = playerOf(record.opponent);
  if (opponent === undefined) return 'level';
  return floatAgainst(
    pairingScore(request, player, roundNumber),
    pairingScore(request, opponent, roundNumber),
  );
}
