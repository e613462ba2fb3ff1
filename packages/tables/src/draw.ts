import { type Columns, forPeople } from './column.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';

/** A player with a number that was given to them: by lot, by strength, in a group, or as a place. */
export interface NumberedRow {
  /** "3–4" where several share a place. */
  readonly number: number | string;
  readonly player: TablePlayer;
}

/** Numbers given to the players of a list; `heading` says what they are. */
export function numberedColumns(
  heading: Columns<NumberedRow>[number]['heading'],
): Columns<NumberedRow> {
  const person = personColumns(({ player }: NumberedRow) => player);
  return [
    {
      key: 'number',
      kind: 'number',
      heading,
      media: forPeople,
      value: ({ number }) => number,
    },
    person.no,
    person.name,
    person.federation,
    person.rating,
    person.club,
  ];
}
