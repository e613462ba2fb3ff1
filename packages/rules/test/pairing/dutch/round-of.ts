import type { PairingPlayer } from '@rokade/rules';
import { dutch2026 } from '../../../src/pairing/dutch-2026/dutch-2026.ts';

/** The next round of nine as the edition of 2026 pairs it: boards without colours, and byes. */
export function roundOf(players: readonly PairingPlayer[]) {
  const roundNumber = (players[0]?.records.length ?? 0) + 1;
  const answer = dutch2026.pairRound({ roundNumber, roundsPlanned: 9, players });
  return answer.ok
    ? {
        boards: answer.value.pairings.map(({ white, black }) => [white, black].sort().join('–')),
        byes: answer.value.byes.map(({ no }) => no),
      }
    : answer.error;
}
