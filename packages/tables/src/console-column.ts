import { forPeople, partColumn } from './column.ts';
import { columnsIn, type More, plainHeading } from './columns-in.ts';

export const { own, column } = columnsIn(forPeople);

/** A column with a snippet of the page and a plain heading. */
export const part = (key: string, heading: string, more: More = {}) =>
  partColumn(key, plainHeading(heading), more);

/** A column of buttons. */
export const acting = (heading: string) =>
  part('actions', heading, { silent: true, narrow: 'second', align: 'end' });
