import type { HalfPoints } from '../kernel/half-points.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import { rankTied, type StandingsLine } from './rank-tied.ts';
import { makeScoreTable } from './score-table.ts';
import type { ScoredPlayer } from './scored-player.ts';
import type { TieBreak } from './tie-break.ts';
import { defaultTieBreakRules, type TieBreakRules } from './tie-break-rules.ts';

/**
 * The standings by points and then the tie-breaks in order, each applied inside the group still tied
 * (for a tie-break in stages, stage by stage). Players equal in everything share a rank and are listed
 * by number; a player who withdrew so early that no result counts is last. Without `rules` it is a
 * Swiss tournament by the edition in force.
 *
 * @article DSU 2002 4.14; FIDE C.07 4
 * @article FIDE 2012 8.2
 */
export function computeStandings(
  players: readonly ScoredPlayer[],
  tieBreaks: readonly TieBreak[],
  rules: TieBreakRules = defaultTieBreakRules,
): readonly StandingsLine[] {
  const table = makeScoreTable(players, rules);
  const halfPoints = (no: PlayerNo): HalfPoints => table.totals.get(no) ?? 0;
  const numbers = players.map(({ no }) => no);
  const unranked = rules.struck ?? new Set();
  return rankTied({ table, numbers, halfPoints, tieBreaks, unranked });
}
