import {
  cupBracket,
  cupPlaces,
  type PlayerNo,
  playOffPlaces,
  type ScoredPlayer,
  type StandingsLine,
  totalHalfPoints,
} from '@rokade/rules';
import { pairingRequest } from '../pairing-request.ts';
import type { Tournament } from '../state.ts';

const inOrderOf = (
  players: readonly ScoredPlayer[],
  rankOf: (no: PlayerNo) => number,
): readonly StandingsLine[] =>
  players
    .map(({ no, records }) => ({
      rank: rankOf(no),
      pointsRank: rankOf(no),
      no,
      halfPoints: totalHalfPoints(records),
      values: [],
      counts: true,
    }))
    .toSorted((a, b) => a.rank - b.rank || a.no - b.no);

/**
 * The standings of a cup after a round: by the bracket, whatever the points. Who is still in shares
 * first place; who was never drawn stands last.
 *
 * @article Tempelhof 2018 III.A.8, III.C.4
 */
export function cupStandings(
  t: Tournament,
  round: number,
  players: readonly ScoredPlayer[],
): readonly StandingsLine[] {
  const bracket = cupBracket(pairingRequest(t, round + 1));
  const places = new Map(cupPlaces(bracket).map(({ no, first }) => [no, first]));
  const rankOf = (no: PlayerNo): number =>
    places.get(no) ?? (bracket.entrants.includes(no) ? 1 : bracket.entrants.length + 1);
  return inOrderOf(players, rankOf);
}

/**
 * The standings of a play-off after a round: the places it has decided; those still in share first
 * place.
 *
 * @article FIDE 2012 annex 3 1e, 1f
 */
export function playOffStandings(
  t: Tournament,
  round: number,
  players: readonly ScoredPlayer[],
): readonly StandingsLine[] {
  const places = playOffPlaces(pairingRequest(t, round + 1));
  const firsts = new Map(places.map(({ no, first }) => [no, first]));
  return inOrderOf(players, (no) => firsts.get(no) ?? 1);
}
