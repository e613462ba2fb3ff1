import { forPeople, partColumn } from './column.ts';
import { columnsIn, type More, said } from './columns-in.ts';

export const { own, column } = columnsIn(forPeople);

/** A column in the reader's words that holds parts of the page. */
export const part = (key: string, heading: string, more: More = {}) =>
  partColumn(key, said(heading), more);

/** What can be done about a row. */
export const acting = (heading: string) =>
  part('actions', heading, { silent: true, narrow: 'second', align: 'end' });
