import { halfPointsInStandings } from '../kernel/adjusted-points.ts';
import { at } from '../kernel/at.ts';
import type { HalfPoints } from '../kernel/half-points.ts';
import { invariant } from '../kernel/invariant.ts';
import type { PlayerNo, RoundRecord } from '../kernel/round-record.ts';
import { type Columns, makeColumns } from './columns.ts';
import { unplayed2012 } from './fide/unplayed-2012.ts';
import { unplayed2024 } from './fide/unplayed-2024.ts';
import { unplayed2026 } from './fide/unplayed-2026.ts';
import type { UnplayedRules } from './fide/unplayed-round.ts';
import { type Reading, type ScoreSheet, scoreSheets } from './score-sheets.ts';
import type { ScoredPlayer } from './scored-player.ts';
import { defaultTieBreakRules, type FideEdition, type TieBreakRules } from './tie-break-rules.ts';

/** The data shared by all tie-breaks, calculated once for the tournament. */
export interface ScoreTable {
  readonly rules: TieBreakRules;
  readonly unplayed: UnplayedRules;
  readonly players: readonly ScoredPlayer[];
  readonly indexByNo: ReadonlyMap<PlayerNo, number>;
  /** Everybody's points. */
  readonly totals: ReadonlyMap<PlayerNo, HalfPoints>;
  /** The number of counting rounds. */
  readonly rounds: number;
  readonly sheet: (reading: Reading) => ScoreSheet;
  readonly columns: Columns;
  /** Ratings by index; null if any player has none, so that rating tie-breaks are dropped (10). */
  readonly ratings: readonly number[] | null;
}

const unplayedRules: Readonly<Record<FideEdition, UnplayedRules>> = {
  '2012': unplayed2012,
  '2024': unplayed2024,
  '2026': unplayed2026,
};

function ratingsOf(
  players: readonly ScoredPlayer[],
  { unratedAs }: TieBreakRules,
): readonly number[] | null {
  const ratings = players.flatMap(({ rating }) => rating ?? unratedAs ?? []);
  return ratings.length === players.length ? ratings : null;
}

/** Makes the table shared by a tournament's tie-breaks. */
export function makeScoreTable(
  players: readonly ScoredPlayer[],
  rules: TieBreakRules = defaultTieBreakRules,
): ScoreTable {
  const unplayed = unplayedRules[rules.edition];
  return {
    rules,
    unplayed,
    players,
    indexByNo: new Map(players.map(({ no }, index) => [no, index])),
    totals: new Map(players.map((player) => [player.no, halfPointsInStandings(player)])),
    rounds: players[0]?.records.length ?? 0,
    sheet: scoreSheets(players, rules, unplayed),
    columns: makeColumns(),
    ratings: ratingsOf(players, rules),
  };
}

/** A player's index in the table's arrays; an unknown number is a bug. */
export function indexOf({ indexByNo }: ScoreTable, no: PlayerNo): number {
  const index = indexByNo.get(no);
  invariant(index !== undefined, `player ${no} is not in the table`);
  return index;
}

/** A player's actual rounds, including forfeits. */
export const recordsOf = ({ players }: ScoreTable, index: number): readonly RoundRecord[] =>
  at(players, index).records;
