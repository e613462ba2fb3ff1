import type { GameResult } from '@rokade/tournament';
import { type Columns, forPeople } from './column.ts';
import { below, columnsIn, plainHeading } from './columns-in.ts';

/** A game of a round, and how many moves of it are kept. */
export interface GameWithMovesRow {
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly result: GameResult | null;
  /** Of both players; null: none are kept. */
  readonly moves: number | null;
}

const { own } = columnsIn(forPeople);

/** The columns of a round's games with how many of their moves are kept; `moves` is the heading for those. */
export const gamesWithMovesColumns = (moves: string): Columns<GameWithMovesRow> => [
  own('board', 'number', 'terms.board', { weight: 'strong', isHead: true }),
  own('white', 'text', 'terms.white', { narrow: 'grow' }),
  own('result', 'result', 'terms.result'),
  own('black', 'text', 'terms.black', { narrow: 'grow' }),
  own('moves', 'number', plainHeading(moves), below),
];
