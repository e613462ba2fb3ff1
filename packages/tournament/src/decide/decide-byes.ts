import type { CommandOf, Request } from '../commands/command.ts';
import type { EventOf } from '../events/entry.ts';
import { draftRound, publishedRounds } from '../questions/phase.ts';
import { isPlannedRound } from '../questions/planned-rounds.ts';
import type { Tournament } from '../state/state.ts';
import { isScheduled } from '../systems/system-choice.ts';
import type { ByeRequest, Player } from '../values/player.ts';
import { byeObstacle, fullPointQuestion } from './bye-limits.ts';
import { carryOut, type Decision, refuse } from './decision.ts';
import { outdatedDraft } from './outdated-draft.ts';

type ByeCommand = CommandOf<'request-bye' | 'cancel-bye-request'>;

const isRequested = ({ byeRequests }: Player, { round, bye }: ByeRequest): boolean =>
  byeRequests.some((existing) => existing.round === round && existing.bye === bye);

type ByeEvent = EventOf<'bye-requested' | 'bye-request-cancelled'>;

/** The event that changes a player's requests, or null if nothing changes. */
function byeEvent(player: Player, command: ByeCommand): ByeEvent | null {
  if (command.kind === 'request-bye') {
    const { request } = command;
    return isRequested(player, request)
      ? null
      : { kind: 'bye-requested', player: player.id, request };
  }
  const { round } = command;
  return player.byeRequests.some((existing) => existing.round === round)
    ? { kind: 'bye-request-cancelled', player: player.id, round }
    : null;
}

/**
 * Decides a bye that a player asks for or gives back. It can be noted until its round is published; a
 * draft of that round is taken back.
 *
 * @article FIDE 2012 8.3.2
 */
export function decideByeRequest(
  t: Tournament,
  player: Player,
  command: ByeCommand,
  request: Request,
): Decision {
  const round = command.kind === 'request-bye' ? command.request.round : command.round;
  if (!isPlannedRound(t, round)) return refuse({ code: 'round.unknown', round });
  if (isScheduled(t.settings.system)) return refuse({ code: 'bye.not-in-table' });
  if (round <= publishedRounds(t)) return refuse({ code: 'bye.round-already-paired', round });
  const event = byeEvent(player, command);
  if (event === null) return carryOut();
  if (event.kind === 'bye-requested') {
    const problem =
      byeObstacle(t, player.byeRequests, event.request) ??
      fullPointQuestion(t, [event.request], request);
    if (problem !== null) return refuse(problem);
  }
  return carryOut(event, ...(draftRound(t)?.number === round ? outdatedDraft(t) : []));
}
