import { type News, newsIn } from '@rokade/presentation/chess/news.ts';
import { afterNavigate } from '$app/navigation';

/** A subscription to a tournament's news, which can be closed and opened again. */
interface Subscription {
  open(): void;
  close(): void;
}

/** The page's parts that deal with news. */
export interface FollowedPage {
  /** The address of the news below the API's: a tournament's, or an event's with all its groups. */
  readonly address: () => string;
  /**
   * The version of the tournament that the page shows; null: it shows several, so all news count.
   */
  readonly version: () => number | null;
  readonly isTouchedBy: (news: News) => boolean;
  /** Fetches the page's data again; returns whether that was done. */
  readonly fetchPage: () => Promise<boolean>;
}

/** Browsers do not reconnect after a refusal; we ask again after this many milliseconds. */
const askAgainAfter = 60_000;

function subscriptionTo(
  address: string,
  hear: { news(news: News): void; connected(is: boolean): void },
): Subscription {
  let source: EventSource | null = null;
  let askAgain: ReturnType<typeof setTimeout> | undefined;
  const subscription: Subscription = {
    open() {
      if (source !== null) return;
      source = new EventSource(`/api/${address}/live`);
      source.onopen = () => hear.connected(true);
      source.addEventListener('hello', (event) => hear.news(newsIn(event.data)));
      source.onmessage = (event) => hear.news(newsIn(event.data));
      source.onerror = () => {
        hear.connected(false);
        if (source?.readyState !== EventSource.CLOSED) return;
        source = null;
        askAgain = setTimeout(subscription.open, askAgainAfter);
      };
    },
    close() {
      clearTimeout(askAgain);
      source?.close();
      source = null;
    },
  };
  return subscription;
}

/**
 * Fetches the page's data again within the time that the server asks for, once for all news until
 * then.
 */
function makeReload(fetchPage: () => Promise<void>): {
  within(milliseconds: number): void;
  cancel(): void;
} {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const reload = (): void => {
    waiting = undefined;
    void fetchPage();
  };
  return {
    within(milliseconds) {
      if (milliseconds === 0) reload();
      else waiting ??= setTimeout(reload, Math.random() * milliseconds);
    },
    cancel: () => clearTimeout(waiting),
  };
}

/**
 * Keeps a page of a tournament or an event up to date. Whenever its journal gets an entry that the
 * page shows, its data are fetched again, and also if that happened while the page was not
 * connected. Other entries are fetched with the next page. Call it while a component is set up;
 * `connected` is false while the server is out of reach. A hidden tab closes its connection,
 * because browsers allow only six to one server.
 */
export function followNews({ address, version, isTouchedBy, fetchPage }: FollowedPage): {
  readonly connected: boolean;
} {
  let connected = $state(true);
  let newest = 0;
  let isBehind = false;
  const reload = makeReload(async () => {
    // News whose data were not fetched count as new again once the connection is back.
    if (!(await fetchPage())) newest = 0;
  });

  const hear = (news: News): void => {
    const shown = version();
    if (shown !== null) {
      if (news.version <= Math.max(newest, shown)) return;
      newest = news.version;
    }
    if (isTouchedBy(news)) reload.within(news.within);
    else isBehind = true;
  };
  afterNavigate(() => {
    if (isBehind) reload.within(0);
    isBehind = false;
  });

  /** A derived value, so that newer data with the same address do not reconnect. */
  const source = $derived(address());
  $effect(() => {
    const subscription = subscriptionTo(source, {
      news: hear,
      connected: (is) => {
        connected = is;
      },
    });
    const follow = () => {
      if (document.visibilityState === 'visible') subscription.open();
      else subscription.close();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      subscription.close();
      reload.cancel();
    };
  });
  return {
    get connected() {
      return connected;
    },
  };
}
