import { type AdjustedRounds, adjustmentIn } from '../../../kernel/adjusted-points.ts';
import { type HalfPoints, standardPointValues } from '../../../kernel/half-points.ts';
import { halfPointsIn, type PlayerNo, type RoundRecord } from '../../../kernel/round-record.ts';
import type { PairingPlayer } from '../../pairing-system.ts';
import type { DutchRequest } from '../dutch-request.ts';
import type { Float } from './pairee.ts';

/** A player's score for pairing a round: the points before it, plus its virtual points. */
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

/** The float of a round without a game; `loss` is the points of a loss. */
export type FloatWithoutGame = (record: RoundRecord, loss: HalfPoints) => Float;

/**
 * The float of a player in round `roundNumber`: in a game by the scores with which it was paired,
 * without one by the edition's rule. Level before the first round. `@article FIDE C.04.3 2026 1.4`
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
