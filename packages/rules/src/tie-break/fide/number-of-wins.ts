import { halfPointsIn } from '../../kernel/round-record.ts';
import { perPlayer } from '../per-player.ts';
import { recordsOf } from '../score-table.ts';
import { countWhere } from './counted-rounds.ts';
import type { TieBreakMaker } from './descriptor.ts';

/**
 * Number of wins: rounds that gave the points of a win, played or not.
 *
 * @article FIDE C.07 7.1; FIDE 2012 annex 3, 2.B.c
 */
export const numberOfWins: TieBreakMaker = (name) =>
  perPlayer(name, (table, player) =>
    countWhere(
      recordsOf(table, player),
      (record) => halfPointsIn(record) === table.rules.points.win,
    ),
  );
