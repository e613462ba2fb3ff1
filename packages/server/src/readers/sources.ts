import { AsyncLocalStorage } from 'node:async_hooks';

/** The sources of an answer; it is valid until one of them changes. */
export interface Sources {
  /** The books that were read: ids of tournaments, and the names below for lists and other books. */
  readonly books: Set<string>;
  /** The local time at which the answer expires without a change; '' = never. */
  until: string;
  /** Whether something was read that does not report its changes, so that the answer cannot be cached. */
  untold: boolean;
}

const beingMade = new AsyncLocalStorage<Sources>();

/** The sources of an answer that has read nothing yet. */
export const noSources = (): Sources => ({
  books: new Set(),
  until: '',
  untold: false,
});

/** Notes a source of the answer that is being made; does nothing outside of `noting`. */
export function note(what: (sources: Sources) => void): void {
  const sources = beingMade.getStore();
  if (sources !== undefined) what(sources);
}

/** Makes an answer and notes its sources. */
export const noting = <T>(sources: Sources, make: () => Promise<T>): Promise<T> =>
  beingMade.run(sources, make);

/** The names of sources that are not tournaments; no id contains a colon. */
export const tournamentList = 'list:';
export const eventList = 'events:';
export const contestList = 'contests:';
export const leagueList = 'leagues:';
/** The public sides of all registers. */
export const publicRegister = 'register:';
export const organisationList = 'organisations:';

/** The name of an organisation's book among the sources. */
export const installationOf = (id: string): string => `installation:${id}`;

/** The name of an event's book among the sources. */
export const eventNamed = (id: string): string => `event:${id}`;

/** The name of a league's book among the sources. */
export const leagueNamed = (id: string): string => `league:${id}`;

/** Notes a book as a source. */
export const noteBook = (book: string): void => note(({ books }) => books.add(book));
