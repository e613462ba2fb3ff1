import type { Act } from '@rokade/installation';
import type { FoundBook } from './found-pages.ts';

/** The parts of an address that name books, by their names in the route. */
type Parts = Readonly<Record<string, string | undefined>>;

/** The folder of each kind of book with a search of its own, and the act that it requires. */
const books = [
  { part: 'event', folder: 'events', act: 'see-event' },
  { part: 'contest', folder: 'club', act: 'see-contest' },
  { part: 'league', folder: 'leagues', act: 'see-league' },
] as const satisfies readonly { part: FoundBook; folder: string; act: Act }[];

/**
 * The address below which a page's search field has its list: that of the page's book, if the reader sees
 * all of it, else that of the console.
 *
 * @param may the acts that the reader may do in the page's book
 */
export function searchedFrom(parts: Parts, may: unknown): string {
  const book = books.find(({ part, act }) => {
    return parts[part] !== undefined && Array.isArray(may) && may.includes(act);
  });
  return book === undefined ? '/console' : `/console/${book.folder}/${parts[book.part]}`;
}
