import type { CommandOf } from '../commands/command.ts';
import { publishedRounds } from '../questions/phase.ts';
import type { Tournament } from '../state/state.ts';
import type { Ask, ByeRequest, Player } from '../values/player.ts';
import { decideByeRequest } from './decide-byes.ts';
import { decideWithdrawal } from './decide-players.ts';
import { carryOut, type Deciders, type Decision, ofPlayer, refuse } from './decision.ts';

type AskCommand = CommandOf<'ask-for'>;

/** A player's byes with the waiting requests, as if granted: limits hold for all of them together. */
const withWaiting = ({ asks, byeRequests }: Player): readonly ByeRequest[] => [
  ...byeRequests,
  ...asks.flatMap(({ round, wish, declined }) =>
    wish === 'withdrawal' || declined !== null ? [] : [{ round, bye: wish }],
  ),
];

/** The decision that granting the request would lead to; a bye that the player already has changes nothing. */
function granted(t: Tournament, player: Player, { round, wish }: AskCommand): Decision {
  if (wish === 'withdrawal') return decideWithdrawal(t, player, round);
  const request = { round, bye: wish } as const;
  const command = { kind: 'request-bye', player: player.id, request } as const;
  const unconfirmed = { command, reason: '', confirmed: false };
  const now = decideByeRequest(t, player, command, unconfirmed);
  if (!now.ok || now.value.length === 0) return now;
  const byeRequests = withWaiting(player).filter((one) => one.round !== round);
  return decideByeRequest(t, { ...player, byeRequests }, command, unconfirmed);
}

/**
 * A player asks for a bye or to leave. The request is accepted only if the arbiter could grant it by
 * the rules, so that nobody waits in vain; a declined player cannot ask for the same again.
 *
 * @article FIDE 2012 8.3.2, 8.3.4
 */
export function decideAsk(t: Tournament, player: Player, command: AskCommand): Decision {
  const { round, wish } = command;
  if (t.settings.playerAsks === 'off') return refuse({ code: 'ask.not-taken' });
  if (player.presence.kind === 'withdrawn') {
    return refuse({ code: 'ask.not-playing', player: player.id });
  }
  if (round <= publishedRounds(t)) return refuse({ code: 'round.already-paired', round });
  const earlier = player.asks.find((ask) => ask.round === round && ask.wish === wish);
  if (earlier !== undefined) {
    return earlier.declined === null ? carryOut() : refuse({ code: 'ask.declined', round });
  }
  const outcome = granted(t, player, command);
  if (!outcome.ok || outcome.value.length === 0) return outcome;
  return carryOut({ kind: 'player-asked', player: player.id, round, wish });
}

const isWaiting =
  (target: number) =>
  ({ round, declined }: Ask): boolean =>
    round === target && declined === null;

/** Granting has no decider here: the arbiter grants with the command for a bye or a withdrawal. */
export const askDeciders = {
  'ask-for': ofPlayer(decideAsk),
  'take-back-ask': ofPlayer((_, { id, asks }, { round }) =>
    asks.some(isWaiting(round))
      ? carryOut({ kind: 'player-ask-taken-back', player: id, round })
      : carryOut(),
  ),
  'decline-ask': ofPlayer((_, { id, asks }, { round, why }) =>
    asks.some(isWaiting(round))
      ? carryOut({ kind: 'player-ask-declined', player: id, round, why: why.trim() })
      : refuse({ code: 'ask.none', player: id, round }),
  ),
} satisfies Partial<Deciders>;
