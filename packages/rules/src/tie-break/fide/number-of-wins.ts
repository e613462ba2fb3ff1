import { halfPointsIn } from '../../kernel/round-record.ts';
import { perPlayer } from '../per-player.ts';
import { recordsOf, type ScoreTable } from '../score-table.ts';
import type { TieBreakValue } from '../tie-break.ts';
import { countWhere } from './counted-rounds.ts';
import type { TieBreakMaker } from './descriptor.ts';
import { wonOverTheBoard } from './games-won.ts';

const roundsWon = (table: ScoreTable, player: number): TieBreakValue =>
  countWhere(recordsOf(table, player), (record) => halfPointsIn(record) === table.rules.points.win);

/**
 * Number of wins: rounds that gave the points of a win, played or not. In 2012 it was the number of
 * games won, and a player without an opponent has not won a game.
 *
 * @article FIDE C.07 7.1
 * @article FIDE 2012 annex 3 B.c
 */
export const numberOfWins: TieBreakMaker = (name) =>
  perPlayer(name, (table, player) =>
    table.unplayed.unplayedWins ? roundsWon(table, player) : wonOverTheBoard(table, player),
  );
