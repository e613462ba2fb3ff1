import { AsyncLocalStorage } from 'node:async_hooks';

/** What an answer is made from; it is true until some of it changes. */
export interface Sources {
  /** The books that were looked at: tournaments by id, their list, what the installation says. */
  readonly books: Set<string>;
  /** The moment of the hall's clock at which it is no longer true, though nobody writes; '' = none. */
  until: string;
  /** Something was looked at of whose changes nobody tells: the answer is for this asker alone. */
  untold: boolean;
}

const beingMade = new AsyncLocalStorage<Sources>();

/** Nothing looked at yet. */
export const noSources = (): Sources => ({
  books: new Set(),
  until: '',
  untold: false,
});

/** Notes a source of the answer that is being made, if it is one that wants to know. */
export function note(what: (sources: Sources) => void): void {
  const sources = beingMade.getStore();
  if (sources !== undefined) what(sources);
}

/** Makes an answer and notes what it is made from. */
export const noting = <T>(sources: Sources, make: () => Promise<T>): Promise<T> =>
  beingMade.run(sources, make);

/** The names of what is no tournament; no id is written so. */
export const tournamentList = 'list:';
export const eventList = 'events:';
export const contestList = 'contests:';
/** What of the registers shows in public. */
export const publicRegister = 'register:';
export const organisationList = 'organisations:';

/** The name of an organisation's book among them. */
export const installationOf = (id: string): string => `installation:${id}`;

/** The name of an event's book among them. */
export const eventNamed = (id: string): string => `event:${id}`;

/** Notes a book as a source. */
export const noteBook = (book: string): void => note(({ books }) => books.add(book));
