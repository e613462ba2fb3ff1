import { at } from '../kernel/at.ts';
import type { RoundRecord } from '../kernel/round-record.ts';
import { type Graph, maximumMatching, unmatched } from './matching/maximum-matching.ts';
import type { PairingPlayer, PairingRefusal } from './pairing-system.ts';

/** Whether a round was the bye of the pairing, or a full point for nothing that stands for one. */
export const hadBye = (record: RoundRecord): boolean =>
  record.kind === 'bye' && (record.bye === 'pairing-allocated' || record.bye === 'full-point');

/**
 * Who may meet whom by their index: those who have had no game together, played, unrated or still to be
 * finished; a forfeited pairing brought no game about and so is no meeting. In an odd field a vertex
 * after the last player stands for whoever nobody sits opposite to; `maySitOut` says who may meet it.
 */
export function notMetGraph(
  present: readonly PairingPlayer[],
  maySitOut: ((player: PairingPlayer) => boolean) | null,
): Graph {
  const size = present.length + (maySitOut === null ? 0 : 1);
  const barred = new Uint8Array(size * size);
  const bar = (a: number, b: number): void => {
    barred[a * size + b] = 1;
    barred[b * size + a] = 1;
  };
  const vertexOf = new Map(present.map(({ no }, vertex) => [no, vertex]));
  for (let vertex = 0; vertex < size; vertex++) bar(vertex, vertex);
  for (const [vertex, player] of present.entries()) {
    for (const record of player.records) {
      const met = record.kind === 'game' ? vertexOf.get(record.opponent) : undefined;
      if (met !== undefined) bar(vertex, met);
    }
    if (maySitOut?.(player) === false) bar(vertex, present.length);
  }
  return { size, joined: (a, b) => at(barred, a * size + b) === 0 };
}

/** Refused with those left over when as many as possible are paired. */
export function noLegalPairing(
  { present, notMet }: { readonly present: readonly PairingPlayer[]; readonly notMet: Graph },
  roundNumber: number,
): PairingRefusal {
  const mates = maximumMatching(notMet);
  const players = present.filter((_, vertex) => mates[vertex] === unmatched).map(({ no }) => no);
  return { code: 'pairing.no-legal-pairing', roundNumber, players };
}
