import type { KeyFor } from '@rokade/texts';
import { type Heading, said } from './columns-in.ts';

/** Says what heads these tables; a reader of pages and one of the terminal both have the words. */
export type RatingsWords = (key: RatingsKey) => string;
type RatingsKey = Extract<KeyFor<'terminal'>, `ratings.${string}` | `terms.class-${string}`>;

/** Headings in a reader's words. */
export const headedBy =
  (t: RatingsWords) =>
  (key: RatingsKey): Heading =>
    said(t(key));
