import { setImmediate } from 'node:timers/promises';
import type { JournalEntry } from '@rokade/tournament';
import type { Change } from '../kinds/books.ts';
import type { Tournaments, TournamentTypes } from '../kinds/tournament-types.ts';
import type { Leagues } from '../leagues/leagues.ts';
import { makeNewsFeed, type NewsFeed, type Tidings } from './news.ts';
import { isPublicKind } from './public-kinds.ts';

/** A listener to live updates. */
export interface Listener {
  /** The ids of tournaments, and `screensOf` for the screens of a hall. */
  readonly ids: readonly string[];
  readonly address: string;
  /** Whether it gets news of drafts and other entries that are not public. */
  readonly seesAll: boolean;
}

/** All listeners. */
export interface Listeners {
  readonly inAll: () => number;
  readonly fromAddress: (address: string) => number;
  /** Within how many milliseconds a tournament's readers should fetch it again, so that not all do so at once. */
  readonly within: (id: string) => number;
  /** Adds a listener; its feed gets all news until it ends. */
  join(listener: Listener): NewsFeed;
  /** Tells the listeners to the screens of a hall that their arrangement has changed. */
  rearranged(place: string): void;
  endAll(): void;
}

/** The id by which listeners follow a league. */
export const leagueNewsOf = (id: string): string => `league:${id}`;

/** The id by which listeners follow the screens of a hall. */
export const screensOf = (place: string): string => `screens:${place}`;

/** How many listeners are told before other tasks run. */
const atATime = 50;

/** The times of `within`, in milliseconds: 500 readers spread over a second and a half, few of them fetch at once. */
const spread = { forEach: 3, least: 100, most: 2000 } as const;

function tidingsOf(
  version: number,
  entries: readonly JournalEntry[],
): Omit<Tidings, 'within'> | null {
  if (entries.length === 0) return null;
  return {
    version,
    kinds: [...new Set(entries.map(({ event }) => event.kind))],
    fromRound: Math.min(...entries.map(({ event }) => ('round' in event ? event.round : 0))),
  };
}

const isPublic = ({ event }: JournalEntry): boolean => isPublicKind[event.kind];

type Feeds = Map<string, Map<NewsFeed, Listener>>;

function enter(feeds: Feeds, feed: NewsFeed, listener: Listener): void {
  for (const id of listener.ids) {
    feeds.set(id, (feeds.get(id) ?? new Map<NewsFeed, Listener>()).set(feed, listener));
  }
}

function leave(feeds: Feeds, feed: NewsFeed, { ids }: Listener): void {
  for (const id of ids) {
    const there = feeds.get(id);
    there?.delete(feed);
    if (there?.size === 0) feeds.delete(id);
  }
}

/** Tells some listeners one after the other, so that other tasks run between them. */
async function reachAll(
  listeners: ReadonlyMap<NewsFeed, Listener>,
  say: (feed: NewsFeed, listener: Listener) => void,
): Promise<void> {
  let reached = 0;
  for (const [feed, listener] of [...listeners]) {
    if (reached++ % atATime === 0) await setImmediate();
    say(feed, listener);
  }
}

/** The books whose news listeners hear. */
interface NewsBooks {
  readonly tournaments: Pick<Tournaments, 'subscribe'>;
  readonly leagues: Pick<Leagues, 'subscribe'>;
}

/** Tells listeners of what is new in the books. */
function followBooks(
  { tournaments, leagues }: NewsBooks,
  {
    of,
    within,
  }: {
    readonly of: (id: string) => ReadonlyMap<NewsFeed, Listener>;
    readonly within: Listeners['within'];
  },
): void {
  const tell = ({ id, version, entries }: Change<TournamentTypes>): Promise<void> => {
    const all = tidingsOf(version, entries);
    const open = tidingsOf(version, entries.filter(isPublic));
    const soon = within(id);
    return reachAll(of(id), (feed, { ids, seesAll }) => {
      const tidings = seesAll ? all : open;
      if (tidings !== null) feed.tell({ ...tidings, within: seesAll ? 0 : soon });
      if (version === 0 && ids.length === 1) feed.end();
    });
  };
  tournaments.subscribe((change) => void tell(change));
  leagues.subscribe(({ id, version }) => {
    const place = leagueNewsOf(id);
    const soon = within(place);
    // What happened stays untold: its kind would tell visitors of drafts.
    void reachAll(of(place), (feed, { seesAll }) =>
      feed.tell({ version, kinds: [], fromRound: 0, within: seesAll ? 0 : soon }),
    );
  });
}

/** Makes the listeners, who are told of new entries after the sender of the command has the answer. */
export function makeListeners(books: NewsBooks): Listeners {
  const feeds: Feeds = new Map();
  const addresses = new Map<string, number>();
  let inAll = 0;

  const count = ({ address }: Listener, change: 1 | -1): void => {
    inAll += change;
    const there = (addresses.get(address) ?? 0) + change;
    if (there > 0) addresses.set(address, there);
    else addresses.delete(address);
  };
  const of = (id: string): ReadonlyMap<NewsFeed, Listener> =>
    feeds.get(id) ?? new Map<NewsFeed, Listener>();
  const within = (id: string): number => {
    const time = of(id).size * spread.forEach;
    return time < spread.least ? 0 : Math.min(time, spread.most);
  };

  followBooks(books, { of, within });

  return {
    inAll: () => inAll,
    fromAddress: (address) => addresses.get(address) ?? 0,
    within,
    join(listener) {
      const feed = makeNewsFeed();
      let isThere = true;
      const joined: NewsFeed = {
        ...feed,
        end() {
          feed.end();
          leave(feeds, joined, listener);
          if (isThere) count(listener, -1);
          isThere = false;
        },
      };
      enter(feeds, joined, listener);
      count(listener, 1);
      return joined;
    },
    rearranged(place) {
      for (const feed of of(screensOf(place)).keys()) {
        feed.tell({ version: 0, kinds: [], fromRound: 0, within: 0 });
      }
    },
    endAll: () => {
      for (const each of [...feeds.values()]) for (const feed of [...each.keys()]) feed.end();
    },
  };
}
