import type { PlayerDetails } from '@rokade/players';
import type {
  Availability,
  ForbiddenGroup,
  PairingPlayer,
  PairingRequest,
  PlayerNo,
} from '@rokade/rules';
import type { Tournament } from '../state/state.ts';
import { isScheduled, recordOf } from '../systems/system-choice.ts';
import type { Told } from '../systems/system-record.ts';
import type { PlayerId } from '../values/ids.ts';
import type { Player } from '../values/player.ts';
import { fixedRounds } from './fixed-rounds.ts';
import { ratingIn } from './ratings.ts';
import { openGamesAs } from './records.ts';
import { countedPlayers, pointsTaken } from './withdrawals.ts';

/** Whether a player is to be paired in a round. A late entry is away until their first round. */
export function availabilityIn(player: Player, round: number): Availability {
  const { presence } = player;
  if (presence.kind === 'withdrawn' && presence.fromRound <= round) {
    return { kind: 'withdrawn', sinceRoundNumber: presence.fromRound, order: presence.order };
  }
  if (player.fromRound > round) return { kind: 'absent', bye: 'zero-point' };
  const request = player.byeRequests.find((asked) => asked.round === round);
  return request === undefined ? { kind: 'present' } : { kind: 'absent', bye: request.bye };
}

/**
 * Whether the system is to pair a player. In a table everybody keeps their place: whoever left has
 * games that they do not come to.
 */
const pairingAvailability = (
  { settings }: Tournament,
  player: Player,
  round: number,
): Availability =>
  isScheduled(settings.system) ? { kind: 'present' } : availabilityIn(player, round);

/** Whether a player can be seated in a round. */
export const isPairedIn = (t: Tournament, player: Player, round: number): boolean =>
  pairingAvailability(t, player, round).kind === 'present';

/** Numbers of players who agree in something; whoever says nothing agrees with nobody. */
function groupsBy(
  players: readonly Player[],
  keyOf: (details: PlayerDetails) => string,
): readonly ForbiddenGroup[] {
  const keyed = players.filter(({ details }) => keyOf(details) !== '');
  return [...Map.groupBy(keyed, ({ details }) => keyOf(details)).values()]
    .filter((group) => group.length > 1)
    .map((group) => ({ players: group.map(({ no }) => no), rounds: null }));
}

const numbersOf = (t: Tournament, ids: readonly PlayerId[]): readonly PlayerNo[] =>
  ids.flatMap((wanted) => t.players.filter(({ id }) => id === wanted).map(({ no }) => no));

/** The seed of the numbers, from which later lots of the same tournament are drawn; '' if none. */
const lotSeed = ({ lots }: Tournament): string => ('seed' in lots ? lots.seed : '');

function forbiddenGroups(t: Tournament): readonly ForbiddenGroup[] {
  const { sameClub, sameFederation, groups } = t.settings.forbidden;
  return [
    ...(sameClub ? groupsBy(t.players, ({ club }) => club) : []),
    ...(sameFederation ? groupsBy(t.players, ({ federation }) => federation) : []),
    ...groups.map((ids) => ({ players: numbersOf(t, ids), rounds: null })),
  ];
}

/** The list at the start of round 1 is what acceleration divides; late entries are below it. */
const numbersAtStart = (t: Tournament): readonly PlayerNo[] =>
  t.players.filter(({ entryRound }) => entryRound === 1).map(({ no }) => no);

/** The common question with what the tournament's system is told besides. */
export type TournamentPairingRequest = PairingRequest & Told;

/** What the system is told of the choices made in it. */
function toldIn(t: Tournament): Told {
  const { system, scoring, roundsPlanned } = t.settings;
  const { allocatedBye, ...points } = scoring;
  return recordOf(system).told(system, {
    points,
    allocatedBye,
    roundsPlanned,
    forbiddenGroups: forbiddenGroups(t),
    atStart: numbersAtStart(t),
    numbersOf: (ids) => numbersOf(t, ids),
    lotSeed: lotSeed(t),
  });
}

/** The question to the pairing system for a round; results up to the round before count. */
export function pairingRequest(t: Tournament, roundNumber: number): TournamentPairingRequest {
  const counted = countedPlayers(t, roundNumber - 1, { openGames: openGamesAs(t) });
  const taken = pointsTaken(t, counted);
  const players = t.players.map((player, index): PairingPlayer => {
    const adjustments = taken.get(player.no);
    return {
      no: player.no,
      rating: ratingIn(t.settings, player),
      records: counted.shown[index]?.records ?? [],
      ...(adjustments === undefined ? {} : { adjustments }),
      availability: pairingAvailability(t, player, roundNumber),
    };
  });
  return { roundNumber, roundsPlanned: fixedRounds(t), players, ...toldIn(t) };
}
