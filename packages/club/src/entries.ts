import { distinctNames } from '@rokade/players';
import type { Contest, ContestEntry } from './contest.ts';
import type { EntryId } from './ids.ts';

type WithEntries = Pick<Contest, 'entries'>;

/** The players' shown names by id: equal names are followed by the year of birth or the number. */
export function entryNames({ entries }: WithEntries): ReadonlyMap<string, string> {
  const names = distinctNames(
    entries.map(({ values: { name, born } }, index) => ({ name, marks: [born, `${index + 1}`] })),
  );
  return new Map(entries.map(({ id }, index) => [id, names[index] ?? '']));
}

/** A player's shown name; '' for an unknown id. */
export const entryName = (contest: WithEntries, id: string): string =>
  entryNames(contest).get(id) ?? '';

/** The rules' number for a player: the place in the order of entry, from 1. */
export const numberOf = ({ entries }: WithEntries, id: string): number =>
  entries.findIndex((one) => one.id === id) + 1;

/** The player with a number of the rules. */
export const entryOf = ({ entries }: WithEntries, number: number): EntryId =>
  (entries[number - 1] as ContestEntry).id;

/** The shown name of the player with a number of the rules; '' if there is none. */
export const nameOf = (contest: WithEntries, number: number): string =>
  entryName(contest, contest.entries[number - 1]?.id ?? '');
