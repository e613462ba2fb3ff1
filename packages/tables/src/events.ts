import type { Column, Columns } from './column.ts';

/** An event of a list. */
export interface EventRow {
  /** Its address. */
  readonly event: string;
  readonly name: string;
  readonly place: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly groups: number;
  readonly entrants: number;
}

/** Somebody on an event's entry list. */
export interface EntrantRow {
  readonly title: string;
  readonly name: string;
  readonly club: string;
  readonly born: string;
  readonly rating: number | null;
  /** What their group is called; '' = none yet. */
  readonly group: string;
}

type Heading = Column<never>['heading'];

const media = ['terminal', 'file'] as const;

/** A column of numbers, texts or days by the name they have in the row. */
const number = <Key extends string>(
  key: Key,
  heading: Heading,
): Column<Readonly<Record<Key, number | null>>> => ({
  ...{ key, heading, media, kind: 'number' },
  value: (row) => row[key],
});

const text = <Key extends string>(
  key: Key,
  heading: Heading,
): Column<Readonly<Record<Key, string>>> => ({
  ...{ key, heading, media, kind: 'text' },
  value: (row) => row[key],
});

const day = <Key extends string>(
  key: Key,
  heading: Heading,
): Column<Readonly<Record<Key, string>>> => ({
  ...{ key, heading, media, kind: 'day', dated: true },
  value: (row) => row[key],
});

/** The events of a data folder. */
export const eventColumns: Columns<EventRow> = [
  text('event', 'terms.address'),
  text('name', 'terms.name'),
  text('place', 'terms.place'),
  day('firstDay', 'terms.date'),
  day('lastDay', 'terms.until-day'),
  number('groups', 'terms.groups'),
  number('entrants', 'terms.entries'),
];

/** An event's entry list. */
export const entrantColumns: Columns<EntrantRow> = [
  text('title', 'terms.title'),
  text('name', 'terms.name'),
  text('club', 'terms.club'),
  text('born', 'terms.born'),
  number('rating', 'terms.rating'),
  text('group', 'terms.group'),
];
