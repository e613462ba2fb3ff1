import { halfPointsInStandings } from '../../kernel/adjusted-points.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import type { Graph } from '../matching/maximum-matching.ts';
import { hadBye, notMetGraph } from '../not-met.ts';
import type { PairingPlayer, PairingRequest } from '../pairing-system.ts';

/** The players of a round in the order of pools; each one's index is their vertex. */
export interface NordicField {
  /** By points, then start number. */
  readonly present: readonly PairingPlayer[];
  /** The vertex of X after the last player, null in an even field. */
  readonly x: number | null;
  /** The points of each vertex; X has those of the lowest pool. */
  readonly halfPoints: readonly HalfPoints[];
  /** The pairs that have not met. */
  readonly notMet: Graph;
  /** The greatest number of opponents that a present player has met. */
  readonly mostMet: number;
}

/**
 * The field of a round: the present players by points and start number, and X at the end of the lowest
 * pool if their number is odd. A forfeited pairing was not a game, so the two may still meet.
 *
 * @article DSU 2002 4.11 §3, §4, §5.1, §5.2, §5.4, §5.5, §5.6
 */
export function nordicField({ players }: PairingRequest): NordicField {
  const scored = players
    .filter(({ availability }) => availability.kind === 'present')
    .map((player) => ({ player, halfPoints: halfPointsInStandings(player) }))
    .sort((a, b) => b.halfPoints - a.halfPoints || a.player.no - b.player.no);
  const present = scored.map(({ player }) => player);
  const x = present.length % 2 === 1 ? present.length : null;
  const points = scored.map(({ halfPoints }) => halfPoints);
  const lowest = points.at(-1) ?? 0;
  return {
    present,
    x,
    halfPoints: x === null ? points : [...points, lowest],
    notMet: notMetGraph(present, x === null ? null : ({ records }) => !records.some(hadBye)),
    mostMet: Math.max(0, ...present.map(({ records }) => records.length)),
  };
}
