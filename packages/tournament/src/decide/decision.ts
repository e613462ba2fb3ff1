import type { ByKind } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { Request, TournamentCommand } from '../commands/command.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { TournamentEvent } from '../events/entry.ts';
import type { Tournament } from '../state/state.ts';
import type { PlayerId } from '../values/ids.ts';
import type { Player } from '../values/player.ts';

/** What a command leads to: the events to append, or why nothing was done. */
export type Decision = Result<readonly TournamentEvent[], Refusal>;

/** The events of a command that is carried out. */
export const carryOut = (...events: readonly TournamentEvent[]): Decision => ok(events);

/** A command that is not carried out. */
export const refuse = (refusal: Refusal): Decision => err(refusal);

/** The events of a command, if nothing stands against it. */
export const carryOutUnless = (
  refusal: Refusal | null,
  ...events: readonly TournamentEvent[]
): Decision => (refusal === null ? ok(events) : err(refusal));

/** Decides a command of a tournament. */
export type Decide<Command> = (t: Tournament, command: Command, request: Request) => Decision;

/** What a tournament that is there is told. */
export type LaterCommand = Exclude<TournamentCommand, { kind: 'create-tournament' }>;

/** For each kind of command what decides it. */
export type Deciders = ByKind<LaterCommand, Tournament, Decision, Request>;

/** Decides a command about a player who is in the tournament. */
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
