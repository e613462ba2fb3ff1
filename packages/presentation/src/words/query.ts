/** What an address asks for by name; the browser's `URLSearchParams` is one. */
export interface Query {
  get(name: string): string | null;
}

/** All that an address asks for, with what it asks for several times. */
export interface WholeQuery extends Query, Iterable<readonly [string, string]> {
  getAll(name: string): readonly string[];
  has(name: string): boolean;
  keys(): Iterable<string>;
}

/** The query of an address without its question mark; '' = it asks for nothing. */
export const queryText = (pairs: Iterable<readonly [string, string]>): string =>
  [...pairs].map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
