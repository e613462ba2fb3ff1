import type { ByKind } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { Request, TournamentCommand } from '../commands/command.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { TournamentEvent } from '../events/entry.ts';
import type { Tournament } from '../state/state.ts';
import type { PlayerId } from '../values/ids.ts';
import type { Player } from '../values/player.ts';

/** The events to append, or why the command was refused. */
export type Decision = Result<readonly TournamentEvent[], Refusal>;

/** A decision with these events. */
export const carryOut = (...events: readonly TournamentEvent[]): Decision => ok(events);

/** A decision that refuses. */
export const refuse = (refusal: Refusal): Decision => err(refusal);

/** A decision with these events, unless there is a refusal. */
export const carryOutUnless = (
  refusal: Refusal | null,
  ...events: readonly TournamentEvent[]
): Decision => (refusal === null ? ok(events) : err(refusal));

/** Decides a command of a tournament. */
export type Decide<Command> = (t: Tournament, command: Command, request: Request) => Decision;

/** Commands to an existing tournament. */
export type LaterCommand = Exclude<TournamentCommand, { kind: 'create-tournament' }>;

/** The decider of each kind of command. */
export type Deciders = ByKind<LaterCommand, Tournament, Decision, Request>;

/** Decides a command about a player of the tournament; an unknown one is refused. */
export const ofPlayer =
  <Command extends { readonly player: PlayerId }>(
    decide: (t: Tournament, player: Player, command: Command, request: Request) => Decision,
  ): Decide<Command> =>
  (t, command, request) => {
    const player = t.players.find(({ id }) => id === command.player);
    return player === undefined
      ? refuse({ code: 'player.unknown', player: command.player })
      : decide(t, player, command, request);
  };
