import { queryText, type WholeQuery } from '../../words/query.ts';

/** The word of an address for the version to go back to, about which the page asks. */
const word = 'back';

/** The part of a page's address that is read here. */
interface Address {
  readonly pathname: string;
  readonly searchParams: WholeQuery;
}

/** The address of a page that asks whether to go back to a version; null: that no longer asks. */
export function addressToGoBack(
  { pathname, searchParams }: Address,
  version: number | null,
): string {
  const kept = [...searchParams].filter(([name]) => name !== word && !name.startsWith('/'));
  const query = queryText(version === null ? kept : [...kept, [word, String(version)]]);
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** The version that an address asks about; null: none, or it is no version before the newest. */
export function versionInAddress({ searchParams }: Address, newest: number): number | null {
  const version = Number(searchParams.get(word) ?? '');
  return Number.isInteger(version) && version > 0 && version < newest ? version : null;
}
