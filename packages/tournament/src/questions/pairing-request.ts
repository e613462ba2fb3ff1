import type { PlayerDetails } from '@rokade/players';
import {
  type Availability,
  type ForbiddenGroup,
  groupedBy,
  type PairingPlayer,
  type PairingRequest,
  type PlayerNo,
} from '@rokade/rules';
import type { Tournament } from '../state/state.ts';
import { isScheduled, recordOf } from '../systems/system-choice.ts';
import type { EngineOptions } from '../systems/system-record.ts';
import type { PlayerId } from '../values/ids.ts';
import type { Player } from '../values/player.ts';
import { fixedRounds } from './fixed-rounds.ts';
import { strengthIn } from './ratings.ts';
import { openGamesAs } from './records.ts';
import { countedPlayers, pointsTaken } from './withdrawals.ts';

/** Whether a player is to be paired in a round. A late entry is away until their first round. */
export function availabilityIn(player: Player, round: number): Availability {
  const { presence } = player;
  if (presence.kind === 'withdrawn' && presence.fromRound <= round) {
    return { kind: 'withdrawn', sinceRoundNumber: presence.fromRound, order: presence.order };
  }
  if (player.fromRound > round) return { kind: 'absent', bye: 'zero-point' };
  const request = player.byeRequests.find((candidate) => candidate.round === round);
  return request === undefined ? { kind: 'present' } : { kind: 'absent', bye: request.bye };
}

/**
 * A player's availability for the system. In a round robin everybody keeps their place: a player who
 * left forfeits their games.
 */
const pairingAvailability = (
  { settings }: Tournament,
  player: Player,
  round: number,
): Availability =>
  isScheduled(settings.system) ? { kind: 'present' } : availabilityIn(player, round);

/** Whether a player is paired in a round. */
export const isPairedIn = (t: Tournament, player: Player, round: number): boolean =>
  pairingAvailability(t, player, round).kind === 'present';

/** Groups of players' numbers that share a value; '' belongs to no group. */
function groupsBy(
  players: readonly Player[],
  keyOf: (details: PlayerDetails) => string,
): readonly ForbiddenGroup[] {
  const keyed = players.filter(({ details }) => keyOf(details) !== '');
  return [...groupedBy(keyed, ({ details }) => keyOf(details)).values()]
    .filter((group) => group.length > 1)
    .map((group) => ({ players: group.map(({ no }) => no), rounds: null }));
}

const numbersOf = (t: Tournament, ids: readonly PlayerId[]): readonly PlayerNo[] =>
  ids.flatMap((playerId) => t.players.filter(({ id }) => id === playerId).map(({ no }) => no));

/** The seed of the draw numbers, from which later lots of the tournament are drawn; '' if none. */
const lotSeed = ({ lots }: Tournament): string => ('seed' in lots ? lots.seed : '');

function forbiddenGroups(t: Tournament): readonly ForbiddenGroup[] {
  const { sameClub, sameFederation, groups } = t.settings.forbidden;
  return [
    ...(sameClub ? groupsBy(t.players, ({ club }) => club) : []),
    ...(sameFederation ? groupsBy(t.players, ({ federation }) => federation) : []),
    ...groups.map((ids) => ({ players: numbersOf(t, ids), rounds: null })),
  ];
}

/** The players at the start of round 1, whom acceleration divides; late entries rank below them. */
const numbersAtStart = (t: Tournament): readonly PlayerNo[] =>
  t.players.filter(({ entryRound }) => entryRound === 1).map(({ no }) => no);

/** The general request with the parts that only the tournament's system needs. */
export type TournamentPairingRequest = PairingRequest & EngineOptions;

/** The options of the tournament's system, as its engine needs them. */
function engineOptions(t: Tournament): EngineOptions {
  const { system, scoring, roundsPlanned } = t.settings;
  const { allocatedBye, ...points } = scoring;
  return recordOf(system).engineOptions(system, {
    points,
    allocatedBye,
    roundsPlanned,
    forbiddenGroups: forbiddenGroups(t),
    atStart: numbersAtStart(t),
    numbersOf: (ids) => numbersOf(t, ids),
    lotSeed: lotSeed(t),
  });
}

/** The request to the pairing system for a round, with the results of all rounds before it. */
export function pairingRequest(t: Tournament, roundNumber: number): TournamentPairingRequest {
  const counted = countedPlayers(t, roundNumber - 1, { openGames: openGamesAs(t) });
  const taken = pointsTaken(t, counted);
  const players = t.players.map((player, index): PairingPlayer => {
    const adjustments = taken.get(player.no);
    return {
      no: player.no,
      rating: strengthIn(t.settings, player),
      records: counted.shown[index]?.records ?? [],
      ...(adjustments === undefined ? {} : { adjustments }),
      availability: pairingAvailability(t, player, roundNumber),
    };
  });
  return { roundNumber, roundsPlanned: fixedRounds(t), players, ...engineOptions(t) };
}
