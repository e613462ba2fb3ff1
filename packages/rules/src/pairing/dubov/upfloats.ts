import type { PlayerNo } from '../../kernel/round-record.ts';
import type { DutchRequest } from '../dutch/dutch-request.ts';
import { pairingScore } from '../dutch/field/floats.ts';
import type { PairingPlayer } from '../pairing-system.ts';

/** How often a player was upfloated, and whether in the previous round. */
export interface Upfloats {
  readonly times: number;
  readonly inPreviousRound: boolean;
}

/**
 * The rounds in which a player was paired with somebody who then had more points. The pairing counts,
 * whether or not the game was played.
 *
 * @article FIDE C.04.4.1 2026 1.3.2, 1.8.1
 */
export function upfloatsOf(
  request: DutchRequest,
  player: PairingPlayer,
  playerOf: (no: PlayerNo) => PairingPlayer | undefined,
): Upfloats {
  const rounds = player.records.flatMap((record, index) => {
    if (record.kind !== 'game' && record.kind !== 'forfeit') return [];
    const opponent = playerOf(record.opponent);
    const roundNumber = index + 1;
    const isUpfloat =
      opponent !== undefined &&
      pairingScore(request, player, roundNumber) < pairingScore(request, opponent, roundNumber);
    return isUpfloat ? [roundNumber] : [];
  });
  return { times: rounds.length, inPreviousRound: rounds.includes(request.roundNumber - 1) };
}

/**
 * MaxT: a player upfloated so often is a maximum upfloater. A tournament whose number of rounds is not
 * stated has at least the round to be paired.
 *
 * @article FIDE C.04.4.1 2026 1.8.2
 */
export const mostUpfloats = ({ roundsPlanned, roundNumber }: DutchRequest): number =>
  2 + Math.floor((roundsPlanned ?? roundNumber) / 5);
