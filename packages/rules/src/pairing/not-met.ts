import { at } from '../kernel/at.ts';
import type { RoundRecord } from '../kernel/round-record.ts';
import { type Graph, maximumMatching, unmatched } from './matching/maximum-matching.ts';
import type { PairingPlayer, PairingRefusal } from './pairing-system.ts';

/** Whether a round was the pairing's bye, or a full point without a game. */
export const hadBye = (record: RoundRecord): boolean =>
  record.kind === 'bye' && (record.bye === 'pairing-allocated' || record.bye === 'full-point');

/**
 * The pairs that may meet, by players' indexes: those without a game between them, played, unrated or
 * unfinished; a forfeited pairing was not a game, and so is not a meeting. In an odd field a vertex
 * after the last player stands for having no opponent; `maySitOut` tells who may meet it.
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

/** The refusal with the players left over when as many as possible are paired. */
export function noLegalPairing(
  { present, notMet }: { readonly present: readonly PairingPlayer[]; readonly notMet: Graph },
  roundNumber: number,
): PairingRefusal {
  const mates = maximumMatching(notMet);
  const players = present.filter((_, vertex) => mates[vertex] === unmatched).map(({ no }) => no);
  return { code: 'pairing.no-legal-pairing', roundNumber, players };
}
