import { type AdjustedRounds, adjustmentIn } from '../../kernel/adjusted-points.ts';
import { at } from '../../kernel/at.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import { halfPointsIn, type PlayerNo } from '../../kernel/round-record.ts';

/** The facts that decide a player's placing: the draw number and the rounds so far. */
export interface PlacedPlayer extends AdjustedRounds {
  readonly no: PlayerNo;
}

type Totals = ReadonlyMap<PlayerNo, HalfPoints>;

/** Each player's half-points after the round with this index; zero for index −1. */
function totalsAfter(players: readonly PlacedPlayer[], before: Totals, index: number): Totals {
  return new Map(
    players.map((player) => {
      const record = player.records[index];
      const inRound = record === undefined ? 0 : halfPointsIn(record);
      return [player.no, (before.get(player.no) ?? 0) + inRound + adjustmentIn(player, index + 1)];
    }),
  );
}

/**
 * The order of all players after every round: index 0 is the order by draw number, index r the one
 * after round r. More points are before fewer; equal ones keep the order of the round before.
 * Unfinished games count as in their record, a draw; once their result is known, all later placings
 * follow it, as 4.10.1 has the cards corrected.
 *
 * @article DSU 2002 4.10 §1, §2; 4.10.1 "2. og følgende runder"
 */
export function monradPlacingsByRound(
  players: readonly PlacedPlayer[],
): readonly (readonly PlayerNo[])[] {
  const rounds = Math.max(0, ...players.map(({ records }) => records.length));
  const placings = [players.map(({ no }) => no).sort((a, b) => a - b)];
  let totals: Totals = new Map();
  for (let index = 0; index < rounds; index++) {
    const after = totalsAfter(players, totals, index);
    const points = (no: PlayerNo): HalfPoints => after.get(no) ?? 0;
    placings.push([...at(placings, index)].sort((a, b) => points(b) - points(a)));
    totals = after;
  }
  return placings;
}

/**
 * The order of all players after the last of their rounds, best placed first.
 *
 * @article DSU 2002 4.10 §2
 */
export function monradPlacings(players: readonly PlacedPlayer[]): readonly PlayerNo[] {
  const placings = monradPlacingsByRound(players);
  return at(placings, placings.length - 1);
}
