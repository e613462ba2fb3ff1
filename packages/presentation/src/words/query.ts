/** What an address asks for by name; the browser's `URLSearchParams` is one. */
export interface Query {
  get(name: string): string | null;
}
