import { afterNavigate } from '$app/navigation';
import { type News, newsIn } from './news.ts';

/** What a page hears of its tournament; it can be let go of and taken up again. */
interface Subscription {
  open(): void;
  close(): void;
}

/** What a page shows, as far as news are about it. */
export interface FollowedPage {
  /** The address of its news below the API's: a tournament's, or an event's with all its groups. */
  readonly address: () => string;
  /** The version of the tournament that it shows; null: of several, so that all news count. */
  readonly version: () => number | null;
  readonly isTouchedBy: (news: News) => boolean;
  /** Fetches its data anew; tells whether that was done. */
  readonly fetchPage: () => Promise<boolean>;
}

/** A browser gives up where it is refused; we ask again after so many milliseconds. */
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

/** Fetches the page's data again, a while later where the server asks for it; once for all news. */
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
 * Keeps a page of a tournament, or of an event, up to date: whenever a journal grows by something that the page shows,
 * its data are fetched again, and also if it had grown while the page did not listen. What a page does
 * not show is fetched with the next one. Use it in a component's set-up; `connected` turns false while
 * the server is out of reach. A hidden tab lets go of its connection, since a browser keeps only six to
 * one server.
 */
export function followNews({ address, version, isTouchedBy, fetchPage }: FollowedPage): {
  readonly connected: boolean;
} {
  let connected = $state(true);
  let known = 0;
  let isBehind = false;
  const reload = makeReload(async () => {
    // What was not fetched is news again once the connection is back.
    if (!(await fetchPage())) known = 0;
  });

  const hear = (news: News): void => {
    const shown = version();
    if (shown !== null) {
      if (news.version <= Math.max(known, shown)) return;
      known = news.version;
    }
    if (isTouchedBy(news)) reload.within(news.within);
    else isBehind = true;
  };
  afterNavigate(() => {
    if (isBehind) reload.within(0);
    isBehind = false;
  });

  /** The same address in newer data of the page is no other. */
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
