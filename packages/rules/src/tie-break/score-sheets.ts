import { totalAdjustment } from '../kernel/adjusted-points.ts';
import type { HalfPoints, PointSystem } from '../kernel/half-points.ts';
import { type RoundRecord, totalHalfPoints } from '../kernel/round-record.ts';
import type { UnplayedRules } from './fide/unplayed-round.ts';
import type { ScoredPlayer } from './scored-player.ts';
import type { TieBreakRules } from './tie-break-rules.ts';

/**
 * How rounds are read: as they were; with forfeits as games (`/P`); with all pairings of the last round
 * drawn (Fore Buchholz); or both.
 */
export type Reading = 'plain' | 'forfeits-played' | 'fore' | 'fore-forfeits-played';

/** Everybody's rounds and scores in one reading, by the player's index. */
export interface ScoreSheet {
  readonly records: readonly (readonly RoundRecord[])[];
  /** The points in the standings. */
  readonly own: readonly HalfPoints[];
  /** The points that count for the opponents. */
  readonly forOpponents: readonly HalfPoints[];
}

const asGame = (record: RoundRecord): RoundRecord =>
  record.kind === 'forfeit'
    ? {
        kind: 'game',
        opponent: record.opponent,
        colour: record.colour,
        halfPoints: record.halfPoints,
        status: 'played',
      }
    : record;

function lastRoundDrawn(
  records: readonly RoundRecord[],
  { draw }: PointSystem,
): readonly RoundRecord[] {
  const last = records.at(-1);
  if (last?.kind !== 'game' && last?.kind !== 'forfeit') return records;
  const { opponent, colour } = last;
  return records.with(-1, { kind: 'game', opponent, colour, halfPoints: draw, status: 'played' });
}

/** A player's rounds in a reading. In a round robin forfeits are always games. */
function readRecords(
  records: readonly RoundRecord[],
  reading: Reading,
  { system, points }: TieBreakRules,
): readonly RoundRecord[] {
  const withForfeits = reading === 'forfeits-played' || reading === 'fore-forfeits-played';
  const read = withForfeits || system === 'round-robin' ? records.map(asGame) : records;
  const isFore = reading === 'fore' || reading === 'fore-forfeits-played';
  return isFore ? lastRoundDrawn(read, points) : read;
}

/**
 * Makes the sheet of a reading at its first use and keeps it. In a round robin scores are never
 * adjusted for the opponents. Bonuses and penalties belong to a player's score, for their opponents,
 * too: no edition excludes them from the points of the standings that are summed.
 *
 * @article FIDE C.07 15.2, 16.3
 */
export function scoreSheets(
  players: readonly ScoredPlayer[],
  rules: TieBreakRules,
  unplayed: UnplayedRules,
): (reading: Reading) => ScoreSheet {
  const made = new Map<Reading, ScoreSheet>();
  return (reading) => {
    const cached = made.get(reading);
    if (cached !== undefined) return cached;
    const records = players.map((player) => readRecords(player.records, reading, rules));
    const adjustments = players.map(totalAdjustment);
    const withAdjustment = (halfPoints: HalfPoints, index: number): HalfPoints =>
      halfPoints + (adjustments[index] ?? 0);
    const own = records.map(totalHalfPoints).map(withAdjustment);
    const forOpponents =
      rules.system === 'round-robin'
        ? own
        : records
            .map((rounds) => unplayed.scoreForOpponents(rounds, rules.points))
            .map(withAdjustment);
    const sheet = { records, own, forOpponents };
    made.set(reading, sheet);
    return sheet;
  };
}
