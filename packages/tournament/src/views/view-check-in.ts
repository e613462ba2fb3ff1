import type { ByeKind } from '@rokade/rules';
import { checkInOf, checkInRound, expectedIn, noShowsToDecide } from '../questions/check-in.ts';
import { availabilityIn } from '../questions/pairing-request.ts';
import { oncePerState } from '../state/once-per-state.ts';
import type { Seen, Tournament } from '../state/state.ts';
import type { Player } from '../values/player.ts';
import { playerLineIn } from './player-line.ts';
import type { PlayerLine } from './view-types.ts';

/** Somebody on the list of those who are looked for in the hall. */
export interface CheckInRow {
  readonly player: PlayerLine;
  /** Who saw them and when; null: nobody has yet. */
  readonly seen: Omit<Seen, 'player'> | null;
  /** Why they are not expected; null: they are. */
  readonly away: ByeKind | 'withdrawn' | null;
}

/** Who is there before a round. */
export interface CheckInView {
  /** 0: no round is to come. */
  readonly round: number;
  /** The arbiter has said what becomes of those who are missing. */
  readonly settled: boolean;
  /** By number. */
  readonly rows: readonly CheckInRow[];
  readonly expected: number;
  readonly missing: number;
}

/** How many of a club are expected, and how many of them are there. */
export interface ClubCount {
  readonly club: string;
  readonly expected: number;
  readonly here: number;
}

function whyAway(player: Player, round: number): CheckInRow['away'] {
  const availability = availabilityIn(player, round);
  if (availability.kind === 'present') return null;
  return availability.kind === 'withdrawn' ? 'withdrawn' : availability.bye;
}

/** The list of those who are looked for before the next round. */
export const viewCheckIn = oncePerState((t): CheckInView => {
  const round = checkInRound(t);
  const { seen, settled } = checkInOf(t, round);
  const seenBy = new Map(seen.map(({ player, ...how }) => [player, how]));
  const lineIn = playerLineIn(t);
  const { expected, missing } = expectedIn(t, round);
  return {
    round,
    settled,
    rows: t.players.map((player) => ({
      player: lineIn(player),
      seen: seenBy.get(player.id) ?? null,
      away: whyAway(player, round),
    })),
    expected: expected.length,
    missing: missing.length,
  };
});

/** Somebody of a club who is looked for, and whether they are there. */
interface Counted {
  readonly player: Pick<PlayerLine, 'club'>;
  readonly away: CheckInRow['away'];
  readonly here: boolean;
}

/** The clubs of those who are expected, most of them missing first; '' for no club. */
export function countsByClub(players: readonly Counted[]): readonly ClubCount[] {
  const expected = players.filter(({ away }) => away === null);
  return [...Map.groupBy(expected, ({ player }) => player.club)]
    .map(([club, members]) => ({
      club,
      expected: members.length,
      here: members.filter(({ here }) => here).length,
    }))
    .toSorted((a, b) => b.expected - b.here - (a.expected - a.here) || (a.club < b.club ? -1 : 1));
}

/** Who did not come to the newest round, and may yet play on. @article FIDE 2012 8.1 */
export const viewNoShows = (t: Tournament): readonly PlayerLine[] =>
  noShowsToDecide(t).map(playerLineIn(t));
