import { at } from '../../kernel/at.ts';
import { isGameAgainst, type PlayerNo, type RoundRecord } from '../../kernel/round-record.ts';
import type { Graph } from '../matching/maximum-matching.ts';
import type { PairingPlayer, PairingRequest } from '../pairing-system.ts';
import { monradPlacings } from './placing.ts';

/**
 * The lowest-placed partner that makes an odd number even; whoever meets it sits out.
 * `first-withdrawn` is the player who left first, `dummy` stands for nobody.
 */
export type LowestPartner =
  | { readonly kind: 'dummy' }
  | { readonly kind: 'first-withdrawn'; readonly no: PlayerNo };

/** Who takes part in the pairing of a round, in the order in which Monrad pairs. */
export interface MonradField {
  /** Those to be paired, best placed first; each one's index is their vertex in the graph. */
  readonly present: readonly PairingPlayer[];
  /** The vertex after the last player, or null where nobody sits out. */
  readonly lowestPartner: LowestPartner | null;
  /** Everybody's placing from 1, players not present included, as on the round cards. */
  readonly places: ReadonlyMap<PlayerNo, number>;
  /** Who may still meet whom. */
  readonly notMet: Graph;
}

/** The player who left first: lowest round, then the order of leaving, then the number. */
function firstWithdrawn(players: readonly PairingPlayer[]): PlayerNo | null {
  const left = players.flatMap(({ no, availability }) =>
    availability.kind === 'withdrawn' ? [{ no, ...availability }] : [],
  );
  left.sort((a, b) => a.sinceRoundNumber - b.sinceRoundNumber || a.order - b.order || a.no - b.no);
  return left[0]?.no ?? null;
}

/**
 * Who fills the empty place of an odd round. An odd field has a dummy from the start, about which the
 * text is silent; else an odd number of players is out, and the first who withdrew stays in the
 * pairing as the lowest placed. Where none has withdrawn and players are merely away for the round,
 * a dummy stands in for them.
 *
 * @article DSU 2002 4.10 §5
 */
function lowestPartnerOf(
  players: readonly PairingPlayer[],
  present: readonly PairingPlayer[],
): LowestPartner | null {
  if (present.length % 2 === 0) return null;
  const withdrawn = players.length % 2 === 1 ? null : firstWithdrawn(players);
  return withdrawn === null ? { kind: 'dummy' } : { kind: 'first-withdrawn', no: withdrawn };
}

/**
 * Whether a round was a sit-out against the lowest place, or a full point for nothing that stands for
 * one: nobody gets a second.
 */
export const isSitOut = (record: RoundRecord): boolean =>
  record.kind === 'bye' && (record.bye === 'pairing-allocated' || record.bye === 'full-point');

/** Whether a player may still be the one who meets the lowest-placed partner. */
export function maySitOut(player: PairingPlayer, partner: LowestPartner): boolean {
  return !player.records.some(
    (record) =>
      isSitOut(record) || (partner.kind === 'first-withdrawn' && isGameAgainst(record, partner.no)),
  );
}

/**
 * Who may meet whom: those who have had no game together, played, unrated or still to be finished. A
 * forfeited pairing brought no game about and so is no meeting.
 *
 * @article DSU 2002 4.10 §3
 */
function notMetGraph(present: readonly PairingPlayer[], partner: LowestPartner | null): Graph {
  const size = present.length + (partner === null ? 0 : 1);
  const barred = new Uint8Array(size * size);
  const bar = (a: number, b: number): void => {
    barred[a * size + b] = 1;
    barred[b * size + a] = 1;
  };
  const vertexOf = new Map(present.map(({ no }, vertex) => [no, vertex]));
  present.forEach((player, vertex) => {
    bar(vertex, vertex);
    for (const record of player.records) {
      const met = record.kind === 'game' ? vertexOf.get(record.opponent) : undefined;
      if (met !== undefined) bar(vertex, met);
    }
    if (partner !== null && !maySitOut(player, partner)) bar(vertex, present.length);
  });
  if (partner !== null) bar(present.length, present.length);
  return { size, joined: (a, b) => at(barred, a * size + b) === 0 };
}

/** The field of a round: present players by placing, the lowest partner, and who has not met whom. */
export function monradField({ players }: PairingRequest): MonradField {
  const playerOf = new Map(players.map((player) => [player.no, player]));
  const placing = monradPlacings(players);
  const present = placing.flatMap((no) => {
    const player = playerOf.get(no);
    return player?.availability.kind === 'present' ? [player] : [];
  });
  const lowestPartner = lowestPartnerOf(players, present);
  const places = new Map(placing.map((no, index) => [no, index + 1]));
  return { present, lowestPartner, places, notMet: notMetGraph(present, lowestPartner) };
}
