import type { Consequence } from '../commands/consequence.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { TournamentEvent } from '../events/entry.ts';
import { publishedRounds } from '../questions/phase.ts';
import type { Settings } from '../settings/settings.ts';
import type { Game, Tournament } from '../state/state.ts';
import { hasScoreGroups, isAccelerated, recordOf } from '../systems/system-choice.ts';
import type { PlayerId } from '../values/ids.ts';
import type { ByeRequest, Player } from '../values/player.ts';
import { lastRoundArticle } from './bye-limits.ts';
import { when } from './confirmation.ts';
import { hadBye, isMeeting } from './draft-alteration.ts';

/** Whether the number of rounds changes, in a system where the organiser sets it. */
const isChanged = (t: Tournament, { system, roundsPlanned }: Settings): boolean =>
  hasScoreGroups(system) && roundsPlanned !== t.settings.roundsPlanned;

const opponentsOf = (games: readonly Game[], id: PlayerId): readonly PlayerId[] =>
  games
    .filter(({ white, black }) => white === id || black === id)
    .map(({ white, black }) => (white === id ? black : white));

/** For how many more rounds a player can have an opponent, the bye or a requested bye. */
function roundsLeftFor(t: Tournament, { id, byeRequests }: Player): number {
  const there = t.players.filter(({ presence }) => presence.kind === 'playing');
  const out = t.rounds.filter(({ status }) => status === 'published');
  const games = out.flatMap((round) => round.games.filter(isMeeting));
  const met = new Set(opponentsOf(games, id));
  const unmet = there.filter((other) => other.id !== id && !met.has(other.id)).length;
  const away = byeRequests.filter(({ round }) => round > out.length).length;
  return unmet + away + (there.length % 2 === 1 && !hadBye(t, id) ? 1 : 0);
}

/**
 * The tournament cannot have more rounds than a player has opponents left, though as many are allowed.
 * A late entry can make room for more.
 */
export function roundsObstacle(t: Tournament, after: Settings): Refusal | null {
  const published = publishedRounds(t);
  if (published === 0 || !isChanged(t, after)) return null;
  if (after.roundsPlanned < t.settings.roundsPlanned) return null;
  const there = t.players.filter(({ presence }) => presence.kind === 'playing');
  const left = there.map((player) => ({ player, rounds: published + roundsLeftFor(t, player) }));
  const [first] = left.toSorted((a, b) => a.rounds - b.rounds);
  if (first === undefined || first.rounds >= after.roundsPlanned) return null;
  return {
    code: 'settings.rounds-unplayable',
    field: 'roundsPlanned',
    most: first.rounds,
    player: first.player.id,
  };
}

const whoRequested = (
  t: Tournament,
  matches: (request: ByeRequest) => boolean,
): readonly PlayerId[] =>
  t.players.filter(({ byeRequests }) => byeRequests.some(matches)).map(({ id }) => id);

const isHalfPointIn =
  (round: number) =>
  (request: ByeRequest): boolean =>
    request.round === round && request.bye === 'half-point';

/** The players with half-point byes in the last round, if it is still to come. */
const atTheEnd = (t: Tournament, last: number): readonly PlayerId[] =>
  last > publishedRounds(t) ? whoRequested(t, isHalfPointIn(last)) : [];

function brokenByes(t: Tournament, last: number): readonly Consequence[] {
  const beyond = whoRequested(t, ({ round }) => round > last);
  const players = atTheEnd(t, last);
  const facts = { players, round: last, article: lastRoundArticle };
  return [
    ...when(beyond.length > 0, { code: 'consequence.byes-lapse', players: beyond, round: last }),
    ...when(players.length > 0, { code: 'consequence.half-point-lost-at-end', ...facts }),
  ];
}

/**
 * The consequence for a system that pairs the last round by other criteria or accelerates by the number
 * of rounds.
 */
function brokenPairing(t: Tournament, after: Settings): readonly Consequence[] {
  const { system, roundsPlanned: now } = after;
  const { roundsPlanned: before } = t.settings;
  if (recordOf(system).lastRoundDiffers !== true) return [];
  const published = publishedRounds(t);
  const wasLast = published === before && now > before;
  const becomesLast = published === now && now < before;
  return [
    ...when(wasLast, { code: 'consequence.was-paired-as-last', round: before }),
    ...when(becomesLast, { code: 'consequence.not-paired-as-last', round: now }),
    ...when(isAccelerated(system) && now > published, { code: 'consequence.acceleration-shifts' }),
  ];
}

/**
 * The consequences of another number of rounds: always some after the start; before it only for
 * requested byes.
 */
export function roundsConsequences(t: Tournament, after: Settings): readonly Consequence[] {
  if (!isChanged(t, after)) return [];
  const byes = brokenByes(t, after.roundsPlanned);
  if (publishedRounds(t) === 0) return byes;
  const { roundsPlanned: before } = t.settings;
  const facts = { before, after: after.roundsPlanned };
  return [{ code: 'consequence.rounds-changed', ...facts }, ...brokenPairing(t, after), ...byes];
}

/** Changes half-point byes requested for what becomes the last round into zero-point byes. */
export const byesOfLastRound = (t: Tournament, after: Settings): readonly TournamentEvent[] =>
  isChanged(t, after)
    ? atTheEnd(t, after.roundsPlanned).map((player) => ({
        kind: 'bye-requested',
        player,
        request: { round: after.roundsPlanned, bye: 'zero-point' },
      }))
    : [];
