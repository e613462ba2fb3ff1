import type { ByeKind } from '@rokade/rules';
import {
  checkInOf,
  checkInRound,
  concernedIn,
  expectedIn,
  noShowsToDecide,
} from '../questions/check-in.ts';
import { availabilityIn } from '../questions/pairing-request.ts';
import { oncePerState } from '../state/once-per-state.ts';
import type { Seen, Tournament } from '../state/state.ts';
import type { Player } from '../values/player.ts';
import { playerLineIn } from './player-line.ts';
import type { PlayerLine } from './view-types.ts';

/** A player on the list for check-in. */
export interface CheckInRow {
  readonly player: PlayerLine;
  /** Who checked the player in, and when; null: nobody. */
  readonly seen: Omit<Seen, 'player'> | null;
  /** Why the player is not expected; null: expected. */
  readonly away: ByeKind | 'withdrawn' | null;
}

/** The check-in before a round. */
export interface CheckInView {
  /** 0: no round is to come. */
  readonly round: number;
  /** Whether the arbiter has settled what happens to the missing players. */
  readonly settled: boolean;
  /** By number; in a knock-out those with a match in the round. */
  readonly rows: readonly CheckInRow[];
  readonly expected: number;
  readonly missing: number;
}

function whyAway(player: Player, round: number): CheckInRow['away'] {
  const availability = availabilityIn(player, round);
  if (availability.kind === 'present') return null;
  return availability.kind === 'withdrawn' ? 'withdrawn' : availability.bye;
}

/** The list for check-in before the next round. */
export const viewCheckIn = oncePerState((t): CheckInView => {
  const round = checkInRound(t);
  const { seen, settled } = checkInOf(t, round);
  const seenBy = new Map(seen.map(({ player, ...how }) => [player, how]));
  const lineIn = playerLineIn(t);
  const { expected, missing } = expectedIn(t, round);
  return {
    round,
    settled,
    rows: concernedIn(t, round).map((player) => ({
      player: lineIn(player),
      seen: seenBy.get(player.id) ?? null,
      away: whyAway(player, round),
    })),
    expected: expected.length,
    missing: missing.length,
  };
});

/**
 * The players who did not come to the newest round, and about whom the arbiter has not decided.
 *
 * @article FIDE 2012 8.1
 */
export const viewNoShows = (t: Tournament): readonly PlayerLine[] =>
  noShowsToDecide(t).map(playerLineIn(t));
