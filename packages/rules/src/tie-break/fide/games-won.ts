import { fraction } from '../../kernel/fraction.ts';
import { perPlayer } from '../per-player.ts';
import type { ScoreTable } from '../score-table.ts';
import type { TieBreakValue } from '../tie-break.ts';
import { countRounds } from './counted-rounds.ts';
import type { TieBreakMaker } from './descriptor.ts';
import { type Game, overTheBoard } from './over-the-board.ts';

/** One for each game over the board that meets a condition. */
export const countGames = (
  table: ScoreTable,
  player: number,
  counts: (game: Game) => boolean,
): TieBreakValue =>
  countRounds(
    overTheBoard(table, player, 'own-record')
      .filter(counts)
      .map(({ roundNumber, opponent }) => ({ roundNumber, opponent, contribution: fraction(1) })),
  );

/** One for each game won over the board. */
export const wonOverTheBoard = (table: ScoreTable, player: number): TieBreakValue =>
  countGames(table, player, ({ halfPoints }) => halfPoints === table.rules.points.win);

/**
 * Number of games won over the board.
 *
 * @article FIDE C.07 7.2, 15.2
 */
export const gamesWon: TieBreakMaker = (name) => perPlayer(name, wonOverTheBoard);
