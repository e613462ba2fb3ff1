import { type Columns, forPeople, type NamedPlayer } from './column.ts';

/** A board of a group of an event that still lacks a result. */
export interface OpenBoard {
  /** The tournament's id, and what the group is called. */
  readonly group: string;
  readonly name: string;
  readonly board: number;
  readonly white: NamedPlayer;
  readonly black: NamedPlayer;
}

/** Boards of all groups that still lack a result. */
export const openBoardColumns: Columns<OpenBoard> = [
  {
    key: 'group',
    kind: 'text',
    heading: 'terms.group',
    media: forPeople,
    value: ({ name }) => name,
  },
  {
    key: 'board',
    kind: 'number',
    heading: 'terms.board',
    media: forPeople,
    isHead: true,
    value: ({ board }) => board,
  },
  {
    key: 'white',
    kind: 'player',
    heading: 'terms.white',
    media: forPeople,
    value: ({ white }) => white,
  },
  {
    key: 'black',
    kind: 'player',
    heading: 'terms.black',
    media: forPeople,
    value: ({ black }) => black,
  },
];
