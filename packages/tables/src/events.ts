import type { Columns } from './column.ts';
import { below, columnsIn, head, second } from './columns-in.ts';

/** An event in a list. */
export interface EventRow {
  /** The event's address. */
  readonly event: string;
  readonly name: string;
  readonly place: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly groups: number;
  readonly entrants: number;
}

/** A person on an event's entry list. */
export interface EntrantRow {
  readonly title: string;
  readonly name: string;
  readonly club: string;
  readonly born: string;
  readonly rating: number | null;
  /** The name of the group; '' = none yet. */
  readonly group: string;
}

const { own } = columnsIn(['terminal', 'file']);
const { own: shown } = columnsIn(['page', 'terminal', 'file']);

/** Events of a data folder, or on a page, where the name is a link and both days share a column. */
export const eventColumns: Columns<EventRow> = [
  own('event', 'text', 'terms.address'),
  shown('name', 'text', 'terms.name', head),
  shown('place', 'text', 'terms.place', second),
  shown('firstDay', 'day', 'terms.date', { ...second, dated: true }),
  own('lastDay', 'day', 'terms.until-day', { dated: true }),
  shown('groups', 'number', 'terms.groups', below),
  shown('entrants', 'number', 'terms.entries', below),
];

/** An event's entry list. */
export const entrantColumns: Columns<EntrantRow> = [
  own('title', 'text', 'terms.title'),
  shown('name', 'text', 'terms.name', head),
  shown('club', 'text', 'terms.club', second),
  own('born', 'text', 'terms.born'),
  shown('rating', 'number', 'terms.rating', below),
  shown('group', 'text', 'terms.group', second),
];
