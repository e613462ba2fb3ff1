import type { Contest, ContestEntry } from './contest.ts';
import type { EntryId } from './ids.ts';

type WithEntries = Pick<Contest, 'entries'>;

/** What somebody who plays is called; '' where there is nobody of this id. */
export const entryName = ({ entries }: WithEntries, id: string): string =>
  entries.find((one) => one.id === id)?.values.name ?? '';

/** What the rules call somebody: their place among those entered, from 1. */
export const numberOf = ({ entries }: WithEntries, id: string): number =>
  entries.findIndex((one) => one.id === id) + 1;

/** Whom the rules call so. */
export const entryOf = ({ entries }: WithEntries, number: number): EntryId =>
  (entries[number - 1] as ContestEntry).id;

/** What whoever the rules call so is called; '' where there is nobody. */
export const nameOf = ({ entries }: WithEntries, number: number): string =>
  entries[number - 1]?.values.name ?? '';
