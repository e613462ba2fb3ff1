import { isGameAgainst, type PlayerNo } from '../../kernel/round-record.ts';
import type { Graph } from '../matching/maximum-matching.ts';
import { hadBye, notMetGraph } from '../not-met.ts';
import type { PairingPlayer, PairingRequest } from '../pairing-system.ts';
import { monradPlacings } from './placing.ts';

/**
 * The lowest-placed partner, which makes an odd number even; the player who meets it sits out.
 * `first-withdrawn` is the player who left first, `dummy` stands for nobody.
 */
export type LowestPartner =
  | { readonly kind: 'dummy' }
  | { readonly kind: 'first-withdrawn'; readonly no: PlayerNo };

/** The players of a round, in the order in which Monrad pairs. */
export interface MonradField {
  /** The players to be paired, best placed first; each one's index is their vertex in the graph. */
  readonly present: readonly PairingPlayer[];
  /** The vertex after the last player, or null if nobody sits out. */
  readonly lowestPartner: LowestPartner | null;
  /** Everybody's placing from 1, including absent players, as on the round cards. */
  readonly places: ReadonlyMap<PlayerNo, number>;
  /** The pairs that have not met. */
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
 * The partner for an odd round. An odd field has a dummy from the start, on which the text is silent;
 * else an odd number of players is out, and the first who withdrew stays in the pairing as the lowest
 * placed. If none has withdrawn and players are merely absent for the round, a dummy stands in for
 * them.
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

/** Whether a player can be the one who meets the lowest-placed partner: nobody does twice. */
export function maySitOut(player: PairingPlayer, partner: LowestPartner): boolean {
  return !player.records.some(
    (record) =>
      hadBye(record) || (partner.kind === 'first-withdrawn' && isGameAgainst(record, partner.no)),
  );
}

/**
 * The field of a round: present players by placing, the lowest partner, and who has not met whom.
 *
 * @article DSU 2002 4.10 §3
 */
export function monradField({ players }: PairingRequest): MonradField {
  const playerOf = new Map(players.map((player) => [player.no, player]));
  const placing = monradPlacings(players);
  const present = placing.flatMap((no) => {
    const player = playerOf.get(no);
    return player?.availability.kind === 'present' ? [player] : [];
  });
  const lowestPartner = lowestPartnerOf(players, present);
  const notMet = notMetGraph(
    present,
    lowestPartner && ((player) => maySitOut(player, lowestPartner)),
  );
  const places = new Map(placing.map((no, index) => [no, index + 1]));
  return { present, lowestPartner, places, notMet };
}
