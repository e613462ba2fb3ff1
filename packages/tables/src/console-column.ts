import { forPeople, partColumn, type Said } from './column.ts';
import { columnsIn, type More } from './columns-in.ts';

/** A heading in the reader's words. */
export const said = (text: string): Said => ({ text, words: text });

export const { own, column } = columnsIn(forPeople);
export const head = { isHead: true, narrow: 'grow' } as const;
export const below = { narrow: 'second', leftOut: 'empty' } as const;

/** A column in the reader's words that holds parts of the page. */
export const part = (key: string, heading: string, more: More = {}) =>
  partColumn(key, said(heading), more);

/** What can be done about a row. */
export const acting = (heading: string) =>
  part('actions', heading, { silent: true, narrow: 'second', align: 'end' });
