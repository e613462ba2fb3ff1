import { oncePerState } from '../state/once-per-state.ts';
import type { CheckIn, Game, Tournament } from '../state/state.ts';
import type { Player } from '../values/player.ts';
import { availabilityIn } from './pairing-request.ts';
import { publishedRounds } from './phase.ts';
import { isPlannedRound } from './planned-rounds.ts';

/** The round that players are checked in for: the next to be published; 0 where none is to come. */
export function checkInRound(t: Tournament): number {
  const next = publishedRounds(t) + 1;
  return !t.finished && isPlannedRound(t, next) ? next : 0;
}

/** What is known of who is there for a round. */
export const checkInOf = (t: Tournament, round: number): CheckIn =>
  t.checkIns.find((one) => one.round === round) ?? { round, seen: [], settled: false };

/** Who is to play a round as far as anybody knows, and of them those whom nobody has seen. */
export interface Expected {
  readonly expected: readonly Player[];
  readonly missing: readonly Player[];
}

/** The same for a round. */
export function expectedIn(t: Tournament, round: number): Expected {
  const seen = new Set(checkInOf(t, round).seen.map(({ player }) => player));
  const expected = t.players.filter((player) => availabilityIn(player, round).kind === 'present');
  return { expected, missing: expected.filter(({ id }) => !seen.has(id)) };
}

/** Whether so many are missing that it may be the check-in that is, and not the players. */
export const areMostMissing = ({ expected, missing }: Expected): boolean =>
  missing.length * 2 > expected.length;

const whoStayedAway = ({ white, black, result }: Game): readonly string[] => {
  if (result?.kind !== 'forfeit' || result.notice) return [];
  if (result.absent === 'both') return [white, black];
  return [result.absent === 'white' ? white : black];
};

/**
 * Who lost a game of the newest published round by not coming, without notice, and of whom the
 * arbiter has yet to say whether they play on: whoever forfeits without a good reason is out, unless
 * the chief arbiter decides otherwise. Nobody is asked about where no round is to come.
 *
 * @article FIDE 2012 8.1
 */
export const noShowsToDecide = oncePerState((t): readonly Player[] => {
  const round = t.rounds.findLast(({ status }) => status === 'published');
  if (round === undefined || checkInRound(t) === 0) return [];
  const away = new Set(round.games.flatMap(whoStayedAway));
  return t.players.filter(
    ({ id, presence, keptInAfter }) =>
      away.has(id) && presence.kind === 'playing' && !keptInAfter.includes(round.number),
  );
});
