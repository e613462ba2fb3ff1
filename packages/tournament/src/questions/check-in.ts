import { oncePerState } from '../state/once-per-state.ts';
import type { CheckIn, Game, Tournament } from '../state/state.ts';
import { engineOf } from '../systems/engine-of.ts';
import type { Player } from '../values/player.ts';
import { availabilityIn, pairingRequest } from './pairing-request.ts';
import { publishedRounds } from './phase.ts';
import { isPlannedRound } from './planned-rounds.ts';

/** The round for which players are checked in: the next to be published; 0 if there is none. */
export function checkInRound(t: Tournament): number {
  const next = publishedRounds(t) + 1;
  return !t.finished && isPlannedRound(t, next) ? next : 0;
}

/** The check-in for a round. */
export const checkInOf = (t: Tournament, round: number): CheckIn =>
  t.checkIns.find((one) => one.round === round) ?? { round, seen: [], settled: false };

/** The players expected to play a round, and those of them who are not checked in. */
export interface Expected {
  readonly expected: readonly Player[];
  readonly missing: readonly Player[];
}

/**
 * The players whom a round may concern: in a knock-out those with a match in it, of those who are out
 * or wait for an opponent none; in the other systems all.
 */
export function concernedIn(t: Tournament, round: number): readonly Player[] {
  const { knockOut } = engineOf(t.settings.system);
  if (knockOut === undefined || round < 2) return t.players;
  const request = pairingRequest(t, round);
  const playing = new Set(knockOut.takingPart(request));
  const out = new Set(knockOut.standing(request).places.map(({ no }) => no));
  const isAway = (player: Player) => availabilityIn(player, round).kind !== 'present';
  return t.players.filter(
    (player) => playing.has(player.no) || (isAway(player) && !out.has(player.no)),
  );
}

/** The expected and the missing players of a round. */
export function expectedIn(t: Tournament, round: number): Expected {
  const seen = new Set(checkInOf(t, round).seen.map(({ player }) => player));
  const expected = concernedIn(t, round).filter(
    (player) => availabilityIn(player, round).kind === 'present',
  );
  return { expected, missing: expected.filter(({ id }) => !seen.has(id)) };
}

/** Whether so many are missing that the check-in may be incomplete. */
export const areMostMissing = ({ expected, missing }: Expected): boolean =>
  missing.length * 2 > expected.length;

const whoStayedAway = ({ white, black, result }: Game): readonly string[] => {
  if (result?.kind !== 'forfeit' || result.notice) return [];
  if (result.absent === 'both') return [white, black];
  return [result.absent === 'white' ? white : black];
};

/**
 * The players who forfeited in the newest published round without notice, and about whom the arbiter
 * has not decided yet: whoever forfeits without a valid reason is out, unless the chief arbiter decides
 * otherwise. Empty if no round is to come.
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
