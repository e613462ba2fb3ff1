import { type Columns, forPeople, type NamedPlayer } from './column.ts';
import { columnsIn } from './columns-in.ts';

/** A board of a group of an event that still lacks a result. */
export interface OpenBoard {
  /** The tournament's id, and what the group is called. */
  readonly group: string;
  readonly name: string;
  readonly board: number;
  /** Where it is played; null where the tables are the boards. */
  readonly table: number | null;
  readonly white: NamedPlayer;
  readonly black: NamedPlayer;
}

const { own } = columnsIn(forPeople);

/** Boards of all groups that still lack a result. */
export const openBoardColumns: Columns<OpenBoard> = [
  own('name', 'text', 'terms.group', { key: 'group' }),
  own('table', 'number', 'terms.table', { leftOut: 'empty' }),
  own('board', 'number', 'terms.board', { isHead: true }),
  own('white', 'player', 'terms.white'),
  own('black', 'player', 'terms.black'),
];
