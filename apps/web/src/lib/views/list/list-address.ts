import type { AskedList } from '@rokade/server';

/** Whether an address asks for some of the list; without it all are shown, by what they are doing. */
export const isSearching = ({ search, state, since, until }: AskedList): boolean =>
  [search, state, since, until].some((asked) => asked !== '');

/** The address of a page of the list that asks for the same. */
export function listAddress(path: string, asked: AskedList, after: string): string {
  const said = Object.entries({ ...asked, after }).filter(([, value]) => value !== '');
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said)}`;
}
