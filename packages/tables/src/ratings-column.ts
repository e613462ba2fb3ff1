import type { KeyFor } from '@rokade/texts';
import { type Heading, plainHeading } from './columns-in.ts';

/** Returns the heading for a key; pages and the terminal have these texts. */
export type RatingsWords = (key: RatingsKey) => string;
type RatingsKey = Extract<KeyFor<'terminal'>, `ratings.${string}` | `terms.class-${string}`>;

/** Makes headings from keys. */
export const headedBy =
  (t: RatingsWords) =>
  (key: RatingsKey): Heading =>
    plainHeading(t(key));
