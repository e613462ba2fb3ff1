import {
  type Availability,
  bakuAcceleration,
  type ForbiddenGroup,
  type HalfPoints,
  type PairingPlayer,
  type PairingRequest,
  type PlayerNo,
  type PointSystem,
} from '@rokade/rules';
import { fixedRounds } from './fixed-rounds.ts';
import type { PlayerId } from './ids.ts';
import type { Player, PlayerDetails } from './player.ts';
import { ratingIn } from './ratings.ts';
import type { Tournament } from './state.ts';
import { isScheduled } from './system-choice.ts';
import { countedPlayers, pointsTaken } from './withdrawals.ts';

/** Whether a player is to be paired in a round. A late entry is away until his first round. */
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
 * Whether the system is to pair a player. In a table everybody keeps his place: whoever left has
 * games that he does not come to.
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

function numbersOf(t: Tournament, ids: readonly PlayerId[]): readonly PlayerNo[] {
  const wanted = new Set(ids);
  return t.players.filter(({ id }) => wanted.has(id)).map(({ no }) => no);
}

const numbersInOrder = (t: Tournament, ids: readonly PlayerId[]): readonly PlayerNo[] =>
  ids.flatMap((id) => numbersOf(t, [id]));

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

/** What the systems can be told besides the common question; each takes what its rules know. */
export interface TournamentPairingRequest extends PairingRequest {
  readonly points: PointSystem;
  readonly allocatedBye: HalfPoints;
  readonly initialColour?: 'white' | 'black';
  readonly forbiddenGroups?: readonly ForbiddenGroup[];
  readonly virtualHalfPoints?: ReadonlyMap<PlayerNo, readonly HalfPoints[]>;
  readonly firstRound?: 'lot' | 'rating-halves';
  readonly cycles?: 1 | 2;
  readonly byes?: readonly PlayerNo[];
  readonly ranking?: readonly PlayerNo[];
  readonly seed?: string;
  readonly teams?: number;
}

/** What follows from the choices made within the tournament's system. */
function systemOptions(t: Tournament): Partial<TournamentPairingRequest> {
  const { system, scoring, roundsPlanned } = t.settings;
  switch (system.code) {
    case 'monrad':
    case 'nordic':
      return {};
    case 'dutch': {
      const accelerated = system.acceleration === 'baku';
      return {
        ...(system.initialColour === null ? {} : { initialColour: system.initialColour }),
        forbiddenGroups: forbiddenGroups(t),
        virtualHalfPoints: accelerated
          ? bakuAcceleration(numbersAtStart(t), roundsPlanned, scoring.win)
          : new Map(),
      };
    }
    case 'tempelhof':
      return { firstRound: system.firstRound };
    case 'cup':
      return { byes: numbersOf(t, system.byes) };
    case 'play-off':
      return { ranking: numbersInOrder(t, system.ranking), seed: lotSeed(t) };
    case 'olympiad':
      return { teams: system.teams };
    default:
      return { cycles: system.cycles };
  }
}

/** The question to the pairing system for a round; results up to the round before count. */
export function pairingRequest(t: Tournament, roundNumber: number): TournamentPairingRequest {
  const counted = countedPlayers(t, roundNumber - 1, { openGames: 'draw' });
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
  const { allocatedBye, ...points } = t.settings.scoring;
  return {
    roundNumber,
    roundsPlanned: fixedRounds(t),
    players,
    points,
    allocatedBye,
    ...systemOptions(t),
  };
}
