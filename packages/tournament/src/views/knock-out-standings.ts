import {
  type PlayerNo,
  type ScoredPlayer,
  type StandingsLine,
  totalHalfPoints,
} from '@rokade/rules';
import { pairingRequest } from '../questions/pairing-request.ts';
import type { Tournament } from '../state/state.ts';
import { engineOf } from '../systems/engine-of.ts';

/**
 * The standings after a round of a cup or play-off, whatever the points; null for other systems.
 * Players who are still in share first place; those who do not take part are last.
 *
 * @article Tempelhof 2018 III.A.8, III.C.4
 * @article FIDE 2012 annex 3 1e, 1f
 */
export function knockOutStandings(
  t: Tournament,
  round: number,
  players: readonly ScoredPlayer[],
): readonly StandingsLine[] | null {
  const { knockOut } = engineOf(t.settings.system);
  if (knockOut === undefined) return null;
  const { entrants, places } = knockOut.standing(pairingRequest(t, round + 1));
  const decided = new Map(places.map(({ no, first }) => [no, first]));
  const rankOf = (no: PlayerNo): number =>
    decided.get(no) ?? (entrants.includes(no) ? 1 : entrants.length + 1);
  return players
    .map(({ no, records }) => ({
      rank: rankOf(no),
      pointsRank: rankOf(no),
      no,
      halfPoints: totalHalfPoints(records),
      values: [],
      counts: true,
    }))
    .toSorted((a, b) => a.rank - b.rank || a.no - b.no);
}
