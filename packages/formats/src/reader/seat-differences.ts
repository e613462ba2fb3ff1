import {
  type Colour,
  type HalfPoints,
  halfPointsInStandings,
  type PairingRequest,
  type PlayerNo,
} from '@rokade/rules';
import type { EngineOptions } from '@rokade/tournament';
import type { ActualRound } from './tournament-reader.ts';

/** Against more points, against fewer (or the bye by the pairing), or against as many. */
export type SeatFloat = 'up' | 'down' | 'level';

/** What a player has in a round: a board, or (`opponent` null) the bye by the pairing. */
export interface Seat {
  readonly opponent: PlayerNo | null;
  readonly colour: Colour | null;
  readonly float: SeatFloat;
}

/** In what a player's seat differs, the weightiest alone: another opponent, or only the other colour. */
export type SeatFault = 'opponent' | 'colour';

/** A player whose seat differs from that by the rules; null: no seat. */
export interface SeatDifference {
  readonly no: PlayerNo;
  readonly fault: SeatFault;
  /** Whether the player floats otherwise than by the rules. */
  readonly floatDiffers: boolean;
  readonly expected: Seat | null;
  readonly actual: Seat | null;
}

/** Everybody's points before the round, with the virtual ones of an acceleration in it. */
function scores({
  players,
  roundNumber,
  virtualHalfPoints,
}: PairingRequest & EngineOptions): ReadonlyMap<PlayerNo, HalfPoints> {
  return new Map(
    players.map((player) => [
      player.no,
      halfPointsInStandings(player) + (virtualHalfPoints?.get(player.no)?.[roundNumber - 1] ?? 0),
    ]),
  );
}

function seatsIn(
  { pairings, byes }: ActualRound,
  scoreOf: ReadonlyMap<PlayerNo, HalfPoints>,
): ReadonlyMap<PlayerNo, Seat> {
  const float = (no: PlayerNo, opponent: PlayerNo): SeatFloat => {
    const lead = (scoreOf.get(no) ?? 0) - (scoreOf.get(opponent) ?? 0);
    if (lead === 0) return 'level';
    return lead > 0 ? 'down' : 'up';
  };
  const seats = new Map<PlayerNo, Seat>(
    byes.map((no) => [no, { opponent: null, colour: null, float: 'down' }]),
  );
  for (const { white, black } of pairings) {
    seats.set(white, { opponent: black, colour: 'white', float: float(white, black) });
    seats.set(black, { opponent: white, colour: 'black', float: float(black, white) });
  }
  return seats;
}

/** The players whose opponent, colour or bye in a round is not that of the rules, by number. */
export function seatDifferences(
  request: PairingRequest & EngineOptions,
  expected: ActualRound,
  actual: ActualRound,
): readonly SeatDifference[] {
  const scoreOf = scores(request);
  const [right, made] = [seatsIn(expected, scoreOf), seatsIn(actual, scoreOf)];
  return [...new Set([...right.keys(), ...made.keys()])]
    .toSorted((a, b) => a - b)
    .flatMap((no): readonly SeatDifference[] => {
      const [its, own] = [right.get(no) ?? null, made.get(no) ?? null];
      const sameOpponent = its !== null && own !== null && its.opponent === own.opponent;
      if (sameOpponent && its.colour === own.colour) return [];
      const fault = sameOpponent ? 'colour' : 'opponent';
      const floatDiffers = its?.float !== own?.float;
      return [{ no, fault, floatDiffers, expected: its, actual: own }];
    });
}
