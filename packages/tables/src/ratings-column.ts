import type { KeyFor } from '@rokade/texts';
import { type Column, forReaders } from './column.ts';

/** Says what heads these tables; a reader of pages and one of the terminal both have the words. */
export type RatingsWords = (key: RatingsKey) => string;
type RatingsKey = Extract<KeyFor<'terminal'>, `ratings.${string}`>;

export type Heading = Column<unknown>['heading'];
export type More = Partial<
  Pick<Column<unknown>, 'media' | 'narrow' | 'named' | 'weight' | 'leftOut' | 'isHead'>
>;

const everywhere = [...forReaders, 'json'] as const;
export const below = { narrow: 'second', named: true } as const satisfies More;
export const belowIfSaid = { ...below, leftOut: 'empty' } as const satisfies More;
export const head = { isHead: true, narrow: 'grow' } as const satisfies More;
export const strong = { weight: 'strong' } as const satisfies More;

/** A column of each kind, with what it is headed by. */
export function column<Row>(key: string, heading: Heading, more: More = {}) {
  const about = { key, heading, media: everywhere, ...more };
  return {
    text: (value: (row: Row) => string): Column<Row> => ({ ...about, kind: 'text', value }),
    number: (value: (row: Row) => number | null): Column<Row> => ({
      ...about,
      kind: 'number',
      value,
    }),
    change: (value: (row: Row) => number | null): Column<Row> => ({
      ...about,
      kind: 'change',
      value,
    }),
    day: (value: (row: Row) => string): Column<Row> => ({
      ...about,
      kind: 'day',
      dated: true,
      value,
    }),
  };
}

/** Headings in a reader's words. */
export const headedBy =
  (t: RatingsWords) =>
  (key: RatingsKey): Heading => ({ text: t(key), words: t(key) });
