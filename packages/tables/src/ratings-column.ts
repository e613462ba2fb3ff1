import type { KeyFor } from '@rokade/texts';
import { forReaders } from './column.ts';
import { columnsIn, type Heading, type More } from './columns-in.ts';

/** Says what heads these tables; a reader of pages and one of the terminal both have the words. */
export type RatingsWords = (key: RatingsKey) => string;
type RatingsKey = Extract<KeyFor<'terminal'>, `ratings.${string}` | `terms.class-${string}`>;

export const { own, column } = columnsIn([...forReaders, 'json']);

export const below = { narrow: 'second', named: true } as const satisfies More;
export const belowIfSaid = { ...below, leftOut: 'empty' } as const satisfies More;
export const head = { isHead: true, narrow: 'grow' } as const satisfies More;
export const strong = { weight: 'strong' } as const satisfies More;

/** Headings in a reader's words. */
export const headedBy =
  (t: RatingsWords) =>
  (key: RatingsKey): Heading => ({ text: t(key), words: t(key) });
