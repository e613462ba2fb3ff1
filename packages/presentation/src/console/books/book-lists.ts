import type { KeyFor } from '@rokade/texts';

/** What a page of the console that lists the books of a kind says, and where they stand. */
interface BookListWords {
  /** The address of the page; a book's own is below it, by its id. */
  readonly path: string;
  /** The address of the books at the API, below `/api`. */
  readonly api: string;
  readonly title: KeyFor<'console'>;
  /** The title while archived books are shown. */
  readonly archived: KeyFor<'console'>;
  /** What these books are for. */
  readonly what: KeyFor<'console'>;
  readonly none: KeyFor<'console'>;
  readonly damaged: KeyFor<'console'>;
  /** The heading of the form that makes one, and its button; null: that has a page of its own. */
  readonly making: { readonly title: KeyFor<'console'>; readonly submit: KeyFor<'console'> } | null;
  readonly importing: KeyFor<'console'>;
  /** What can be imported; null: the heading says it. */
  readonly importingWhat: KeyFor<'console'> | null;
}

/** The lists of books that stand in the console, by kind. Tournaments have a page with filters. */
export const bookLists = {
  event: {
    path: '/console/events',
    api: '/events',
    title: 'terms.events',
    archived: 'events.archived',
    what: 'events.what',
    none: 'events.none',
    damaged: 'events.damaged',
    making: null,
    importing: 'events.import',
    importingWhat: 'events.import-what',
  },
  contest: {
    path: '/console/club',
    api: '/contests',
    title: 'club.title',
    archived: 'club-desk.archived',
    what: 'club-desk.what',
    none: 'club-desk.none',
    damaged: 'club-desk.damaged',
    making: { title: 'club-desk.new', submit: 'club-desk.make' },
    importing: 'club-desk.import',
    importingWhat: null,
  },
  league: {
    path: '/console/leagues',
    api: '/leagues',
    title: 'leagues.title',
    archived: 'leagues.archived',
    what: 'leagues.what',
    none: 'leagues.none',
    damaged: 'leagues.damaged',
    making: { title: 'leagues.new', submit: 'leagues.make' },
    importing: 'leagues.import',
    importingWhat: null,
  },
} as const satisfies Readonly<Record<string, BookListWords>>;
