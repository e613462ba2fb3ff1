import type { CommandOf, PlaceInRound, Request } from '../commands/command.ts';
import type { TournamentEvent } from '../events/entry.ts';
import { availabilityIn } from '../questions/pairing-request.ts';
import { draftRound } from '../questions/phase.ts';
import type { Tournament } from '../state/state.ts';
import type { Player } from '../values/player.ts';
import { decideByeRequest } from './decide-byes.ts';
import { ofNextRound } from './decide-check-in.ts';
import { decideReturn, decideWithdrawal } from './decide-players.ts';
import { carryOut, type Decision, refuse } from './decision.ts';
import { outdatedDraft } from './outdated-draft.ts';

/** Decides one player's place in the next round, by the commands for single players. */
function decideOne(
  t: Tournament,
  player: Player,
  { round, becomes }: Pick<PlaceInRound, 'becomes'> & { readonly round: number },
  request: Request,
): Decision {
  const is = availabilityIn(player, round);
  const hasLeft = is.kind === 'withdrawn';
  if (becomes === 'withdrawn') return hasLeft ? carryOut() : decideWithdrawal(t, player, round);
  if (becomes === 'plays') {
    if (hasLeft) return decideReturn(t, player, round);
    const command = { kind: 'cancel-bye-request', player: player.id, round } as const;
    return decideByeRequest(t, player, command, request);
  }
  if (hasLeft) return refuse({ code: 'player.already-withdrawn', player: player.id });
  const byeRequest = { round, bye: becomes };
  const command = { kind: 'request-bye', player: player.id, request: byeRequest } as const;
  return decideByeRequest(t, player, command, request);
}

const isPlaced = ({ kind }: TournamentEvent): boolean => kind !== 'round-withdrawn';

/**
 * Decides for many players in one act who plays the next round, who has a bye and who has left, so that
 * one undo takes it back. The rules for one player apply to each; if one is refused, nothing is
 * changed. A draft of the round is taken back once.
 *
 * @article FIDE 2012 8.3.2
 */
function decideAll(
  t: Tournament,
  { round, players }: CommandOf<'set-presences'>,
  request: Request,
): Decision {
  const events: TournamentEvent[] = [];
  for (const { player: id, becomes } of new Map(players.map((one) => [one.player, one])).values()) {
    const player = t.players.find((one) => one.id === id);
    if (player === undefined) return refuse({ code: 'player.unknown', player: id });
    const decided = decideOne(t, player, { round, becomes }, request);
    if (!decided.ok) return decided;
    events.push(...decided.value.filter(isPlaced));
  }
  const isOut = events.length > 0 && draftRound(t)?.number === round;
  return carryOut(...events, ...(isOut ? outdatedDraft(t) : []));
}

/** Decides the places of many players in the next round. */
export const decidePresences = ofNextRound(decideAll);
