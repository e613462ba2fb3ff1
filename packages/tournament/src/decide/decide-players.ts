import { unreachable } from '@rokade/rules';
import type { Command } from '../command.ts';
import type { JournalEvent } from '../entry.ts';
import type { PlayerId } from '../ids.ts';
import { draftRound, publishedRounds } from '../phase.ts';
import type { Player, PlayerDetails } from '../player.ts';
import type { Tournament } from '../state.ts';
import { carryOut, type Decision, refuse } from './decision.ts';
import { nameKey, playerProblem } from './player-check.ts';

/** The commands about single players. */
export type PlayerCommand = Extract<
  Command,
  {
    kind:
      | 'enter-players'
      | 'change-player'
      | 'remove-player'
      | 'withdraw-player'
      | 'return-player'
      | 'request-bye'
      | 'cancel-bye-request';
  }
>;

const playerOf = (t: Tournament, id: PlayerId): Player | undefined =>
  t.players.find((player) => player.id === id);

/** A draft no longer fits once somebody comes or goes: it is taken back with the same command. */
const withoutDraft = (t: Tournament, ...events: readonly JournalEvent[]): Decision => {
  const draft = draftRound(t);
  return draft === undefined
    ? carryOut(...events)
    : carryOut(...events, { kind: 'round-withdrawn', round: draft.number });
};

function decideEntry(
  t: Tournament,
  { players }: Extract<PlayerCommand, { kind: 'enter-players' }>,
): Decision {
  const known = new Map(t.players.map((player) => [nameKey(player.details.name), player.id]));
  const ids = new Set(t.players.map(({ id }) => id));
  for (const [index, { id, details }] of players.entries()) {
    const problem = playerProblem(details);
    if (problem !== null) return refuse({ code: 'player.invalid', index, ...problem });
    const existing = known.get(nameKey(details.name)) ?? (ids.has(id) ? id : undefined);
    if (existing !== undefined) {
      return refuse({ code: 'player.duplicate', index, name: details.name, existing });
    }
    known.set(nameKey(details.name), id);
    ids.add(id);
  }
  const fromRound = publishedRounds(t) + 1;
  const entered = players.map(
    ({ id, details }): JournalEvent => ({ kind: 'player-entered', player: id, details, fromRound }),
  );
  return withoutDraft(t, ...entered);
}

function decideChange(t: Tournament, player: Player, changes: Partial<PlayerDetails>): Decision {
  const details = { ...player.details, ...changes };
  const problem = playerProblem(details);
  if (problem !== null) return refuse({ code: 'player.invalid', index: 0, ...problem });
  const namesake = t.players.find(
    ({ id, details: { name } }) => id !== player.id && nameKey(name) === nameKey(details.name),
  );
  if (namesake !== undefined) {
    return refuse({
      code: 'player.duplicate',
      index: 0,
      name: details.name,
      existing: namesake.id,
    });
  }
  return carryOut({ kind: 'player-changed', player: player.id, changes });
}

function decideRemoval(t: Tournament, player: Player): Decision {
  return t.rounds.length > 0
    ? refuse({ code: 'player.has-played', player: player.id })
    : carryOut({ kind: 'player-removed', player: player.id });
}

const isRound = (t: Tournament, round: number): boolean =>
  Number.isInteger(round) && round >= 1 && round <= t.settings.roundsPlanned;

function decideWithdrawal(t: Tournament, player: Player, fromRound: number): Decision {
  if (player.presence.kind === 'withdrawn') {
    return refuse({ code: 'player.already-withdrawn', player: player.id });
  }
  if (!isRound(t, fromRound)) return refuse({ code: 'round.unknown', round: fromRound });
  return withoutDraft(t, { kind: 'player-withdrawn', player: player.id, fromRound });
}

function decideReturn(t: Tournament, player: Player, fromRound: number): Decision {
  if (player.presence.kind !== 'withdrawn') {
    return refuse({ code: 'player.not-withdrawn', player: player.id });
  }
  if (!isRound(t, fromRound)) return refuse({ code: 'round.unknown', round: fromRound });
  return withoutDraft(t, { kind: 'player-returned', player: player.id, fromRound });
}

function decideByeRequest(
  t: Tournament,
  command: Extract<PlayerCommand, { kind: 'request-bye' | 'cancel-bye-request' }>,
): Decision {
  const { player } = command;
  const round = command.kind === 'request-bye' ? command.request.round : command.round;
  if (!isRound(t, round)) return refuse({ code: 'round.unknown', round });
  if (round <= publishedRounds(t)) return refuse({ code: 'bye.round-already-paired', round });
  const event: JournalEvent =
    command.kind === 'request-bye'
      ? { kind: 'bye-requested', player, request: command.request }
      : { kind: 'bye-request-cancelled', player, round };
  return draftRound(t)?.number === round ? withoutDraft(t, event) : carryOut(event);
}

function decideForPlayer(
  t: Tournament,
  player: Player,
  command: Exclude<PlayerCommand, { kind: 'enter-players' }>,
): Decision {
  switch (command.kind) {
    case 'change-player':
      return decideChange(t, player, command.changes);
    case 'remove-player':
      return decideRemoval(t, player);
    case 'withdraw-player':
      return decideWithdrawal(t, player, command.fromRound);
    case 'return-player':
      return decideReturn(t, player, command.fromRound);
    case 'request-bye':
    case 'cancel-bye-request':
      return decideByeRequest(t, command);
    default:
      return unreachable(command);
  }
}

/** Decides a command about a player. */
export function decidePlayers(t: Tournament, command: PlayerCommand): Decision {
  if (command.kind === 'enter-players') return decideEntry(t, command);
  const player = playerOf(t, command.player);
  return player === undefined
    ? refuse({ code: 'player.unknown', player: command.player })
    : decideForPlayer(t, player, command);
}
