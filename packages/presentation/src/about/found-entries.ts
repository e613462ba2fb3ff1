import type { Act } from '@rokade/installation';
import type { TextKey, TranslateFor } from '@rokade/texts';
import { openDesks } from '../console/doors/desks.ts';
import { actAtDoor } from '../console/doors/doors.ts';
import {
  bookPages,
  contestFoundBy,
  deskPages,
  type FoundBook,
  type FoundPage,
} from '../console/finding/found-pages.ts';
import type { SearchEntry } from '../console/finding/search-index.ts';

export type Entries = readonly SearchEntry[];
export type Say = TranslateFor<'server'>;
export type May = (act: Act) => boolean;

/** The further words of an entry, in the reader's language. */
export const wordsOf = (key: TextKey | undefined, say: Say): Pick<SearchEntry, 'words'> =>
  key === undefined ? {} : { words: say(key) };

/** The pages among these that the reader may open; what is no page of the console is open to all readers of its book. */
const pagesIn = (
  pages: Readonly<Record<string, FoundPage>>,
  { say, may, detail }: { say: Say; may: May; detail: (route: string) => string },
): Entries =>
  Object.entries(pages)
    .filter(([route]) => {
      const act = actAtDoor(route, null);
      return act === null ? !route.startsWith('/console') : may(act);
    })
    .map(([route, { key, words }]) => ({
      kind: 'page',
      label: say(key),
      detail: detail(route),
      href: route,
      ...wordsOf(words, say),
    }));

/** The pages of the console outside of any book; beside each stands its desk. */
export function deskEntries(say: Say, may: May): Entries {
  const deskOf = (route: string): string => {
    const desk = openDesks(route, may).find(({ isHere }) => isHere);
    return desk === undefined || say(desk.text) === say(deskPages[route as never]['key'])
      ? ''
      : say(desk.text);
  };
  return pagesIn(deskPages, { say, may, detail: deskOf });
}

/** The book from which is searched. */
export interface OpenBook {
  readonly kind: FoundBook;
  readonly id: string;
  readonly name: string;
  /** The format of a competition. */
  readonly format?: string;
}

/** The pages of a book; beside each stands the name of the book. */
export function bookEntries(
  { kind, id, name, format = '' }: OpenBook,
  say: Say,
  may: May,
): Entries {
  const pages = { ...bookPages[kind], ...(kind === 'contest' ? contestFoundBy[format] : {}) };
  const found = pagesIn(pages, { say, may, detail: () => name });
  return found.map((entry) => ({ ...entry, href: entry.href.replace(`[${kind}]`, id) }));
}
