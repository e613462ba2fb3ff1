import type { Act } from '@rokade/installation';

type Parts = Readonly<Record<string, string | undefined>>;

/** The books whose pages the search finds from their own pages, and who may see all of them. */
const books = [
  { part: 'event', folder: 'events', act: 'see-event' },
  { part: 'contest', folder: 'club', act: 'see-contest' },
  { part: 'league', folder: 'leagues', act: 'see-league' },
] as const satisfies readonly { part: string; folder: string; act: Act }[];

/**
 * The address from which the search field of a page finds: that of the page's book, if the reader sees
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
