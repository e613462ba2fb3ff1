import { queryText } from '../../words/query.ts';

/** What the list of tournaments is searched for; '' = everything; `after`: where its page begins. */
type ListFilters = Readonly<Record<'search' | 'state' | 'since' | 'until' | 'after', string>>;

/** Whether an address filters the list; otherwise all tournaments are shown, by their phase. */
export const isSearching = ({ search, state, since, until }: ListFilters): boolean =>
  [search, state, since, until].some((filter) => filter !== '');

/** The address of a page of the list with the same filters. */
export function listAddress(path: string, filters: ListFilters, after: string): string {
  const parameters = Object.entries({ ...filters, after }).filter(([, value]) => value !== '');
  return parameters.length === 0 ? path : `${path}?${queryText(parameters)}`;
}
