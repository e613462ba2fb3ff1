import { type Columns, forPeople } from './column.ts';
import { type Heading, own } from './columns-in.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';

/** A player with a number that was given to them: by lot, by strength, in a group, or as a place. */
export interface NumberedRow {
  /** "3–4" where several share a place. */
  readonly number: number | string;
  readonly player: TablePlayer;
}

const person = personColumns(({ player }: NumberedRow) => player);

/** Numbers given to the players of a list; `heading` says what they are. */
export const numberedColumns = (heading: Heading): Columns<NumberedRow> => [
  own('number', 'number', heading, { media: forPeople }),
  person.no,
  person.name,
  person.federation,
  person.rating,
  person.club,
];
