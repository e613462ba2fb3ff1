import type { Availability, PairingPlayer, PairingRequest } from '@rokade/rules';
import type { Player } from './player.ts';
import { recordTable } from './records.ts';
import type { Tournament } from './state.ts';

/** Whether a player is to be paired in a round. A late entry is away until his first round. */
export function availabilityIn(player: Player, round: number): Availability {
  const { presence } = player;
  if (presence.kind === 'withdrawn' && presence.fromRound <= round) {
    return { kind: 'withdrawn', sinceRoundNumber: presence.fromRound, order: presence.order };
  }
  if (player.fromRound > round) return { kind: 'absent', bye: 'zero-point' };
  const request = player.byeRequests.find((asked) => asked.round === round);
  return request === undefined ? { kind: 'present' } : { kind: 'absent', bye: request.bye };
}

/** Whether a player is to sit at a board in a round. */
export const isPresentIn = (player: Player, round: number): boolean =>
  availabilityIn(player, round).kind === 'present';

/** The question to the pairing system for a round; results up to the round before count. */
export function pairingRequest(t: Tournament, roundNumber: number): PairingRequest {
  const records = recordTable(t, roundNumber - 1, 'draw');
  const players = t.players.map(
    (player): PairingPlayer => ({
      no: player.no,
      rating: player.details.rating,
      records: records.get(player.id) ?? [],
      availability: availabilityIn(player, roundNumber),
    }),
  );
  return { roundNumber, roundsPlanned: t.settings.roundsPlanned, players };
}
