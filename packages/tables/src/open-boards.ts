import { type Columns, forPeople, type NamedPlayer } from './column.ts';
import { columnsIn } from './columns-in.ts';

/** A board of an event's group without a result. */
export interface OpenBoard {
  /** The tournament's id, and the name of the group. */
  readonly group: string;
  readonly name: string;
  readonly board: number;
  /** The table; null if boards and tables have the same numbers. */
  readonly table: number | null;
  readonly white: NamedPlayer;
  readonly black: NamedPlayer;
}

const { own } = columnsIn(forPeople);

/** The boards of all groups without a result. */
export const openBoardColumns: Columns<OpenBoard> = [
  own('name', 'text', 'terms.group', { key: 'group' }),
  own('table', 'number', 'terms.table', { leftOut: 'empty' }),
  own('board', 'number', 'terms.board', { isHead: true }),
  own('white', 'player', 'terms.white'),
  own('black', 'player', 'terms.black'),
];
