import type { Act } from '@rokade/installation';
import type { TextKey, TranslateFor } from '@rokade/texts';
import { openDesks } from '../doors/desks.ts';
import { actAtDoor } from '../doors/doors.ts';
import {
  bookPages,
  contestFoundBy,
  deskPages,
  type FoundBook,
  type FoundPage,
} from './found-pages.ts';
import type { SearchEntry } from './search-index.ts';

/** What a search looks through. */
export type Entries = readonly SearchEntry[];

/** Gives the reader's words. */
export type Say = TranslateFor<'server'>;

/** Whether the reader may do an act. */
export type May = (act: Act) => boolean;

/** The further words of an entry, in the reader's language. */
export const wordsOf = (key: TextKey | undefined, say: Say): Pick<SearchEntry, 'words'> =>
  key === undefined ? {} : { words: say(key) };

/** The pages among these that the reader may open; what is no page of the console is open to all readers of its book. */
const pagesIn = (
  pages: Readonly<Record<string, FoundPage>>,
  { say, may, detail }: { say: Say; may: May; detail: (route: string, name: string) => string },
): Entries =>
  Object.entries(pages)
    .filter(([route]) => {
      const act = actAtDoor(route, null);
      return act === null ? !route.startsWith('/console') : may(act);
    })
    .map(([route, { key, words }]) => ({
      kind: 'page',
      label: say(key),
      detail: detail(route, say(key)),
      href: route,
      ...wordsOf(words, say),
    }));

/** The pages of the console outside of any book; beside each stands its desk, unless it has the same name. */
export function deskEntries(say: Say, may: May): Entries {
  const deskOf = (route: string, name: string): string => {
    const desk = openDesks(route, may).find(({ isHere }) => isHere);
    return desk === undefined || say(desk.text) === name ? '' : say(desk.text);
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
