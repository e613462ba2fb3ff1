import { type Columns, forPeople } from './column.ts';
import { type Heading, own } from './columns-in.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';

/** A player with an assigned number: by lot, by strength, in a group, or as a place. */
export interface NumberedRow {
  /** "3–4" if several share a place. */
  readonly number: number | string;
  readonly player: TablePlayer;
}

const person = personColumns(({ player }: NumberedRow) => player);

/** The columns of players with numbers; `heading` names the numbers. */
export const numberedColumns = (heading: Heading): Columns<NumberedRow> => [
  own('number', 'number', heading, { media: forPeople }),
  person.no,
  person.name,
  person.federation,
  person.rating,
  person.club,
];
