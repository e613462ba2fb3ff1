import { namesToldApart } from '@rokade/players';
import type { Contest, ContestEntry } from './contest.ts';
import type { EntryId } from './ids.ts';

type WithEntries = Pick<Contest, 'entries'>;

/** What those who play are called, by id: of two of one name the year of birth or the number is said, too. */
export function entryNames({ entries }: WithEntries): ReadonlyMap<string, string> {
  const names = namesToldApart(
    entries.map(({ values: { name, born } }, index) => ({ name, marks: [born, `${index + 1}`] })),
  );
  return new Map(entries.map(({ id }, index) => [id, names[index] ?? '']));
}

/** What somebody who plays is called; '' where there is nobody of this id. */
export const entryName = (contest: WithEntries, id: string): string =>
  entryNames(contest).get(id) ?? '';

/** What the rules call somebody: their place among those entered, from 1. */
export const numberOf = ({ entries }: WithEntries, id: string): number =>
  entries.findIndex((one) => one.id === id) + 1;

/** Whom the rules call so. */
export const entryOf = ({ entries }: WithEntries, number: number): EntryId =>
  (entries[number - 1] as ContestEntry).id;

/** What whoever the rules call so is called; '' where there is nobody. */
export const nameOf = (contest: WithEntries, number: number): string =>
  entryName(contest, contest.entries[number - 1]?.id ?? '');
