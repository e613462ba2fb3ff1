import { invalidateAll } from '$app/navigation';

/** What a page hears of its tournament; it can be let go of and taken up again. */
interface Subscription {
  open(): void;
  close(): void;
}

/** What the server says when a page begins to listen: the version the tournament has by then. */
function greetedVersion(event: MessageEvent<string>): unknown {
  const hello: unknown = JSON.parse(event.data);
  return typeof hello === 'object' && hello !== null && 'version' in hello ? hello.version : null;
}

/** A browser gives up where it is refused; we ask again after so many milliseconds. */
const askAgainAfter = 60_000;

function subscriptionTo(
  id: string,
  version: () => number,
  hear: (isConnected: boolean) => void,
): Subscription {
  let source: EventSource | null = null;
  let askAgain: ReturnType<typeof setTimeout> | undefined;
  const subscription: Subscription = {
    open() {
      if (source !== null) return;
      source = new EventSource(`/api/tournaments/${id}/live`);
      source.onopen = () => hear(true);
      source.addEventListener('hello', (event) => {
        if (greetedVersion(event) !== version()) void invalidateAll();
      });
      source.onmessage = () => void invalidateAll();
      source.onerror = () => {
        hear(false);
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
 * Keeps a page of a tournament up to date: whenever its journal grows, the page's data are fetched
 * again, and also if it had grown while the page did not listen. `version` is what the page shows.
 * Use it in a component's set-up; `connected` turns false while the server is out of reach. A hidden
 * tab lets go of its connection, since a browser keeps only six to one server.
 */
export function followTournament(
  id: () => string,
  version: () => number,
): { readonly connected: boolean } {
  let connected = $state(true);
  $effect(() => {
    const subscription = subscriptionTo(id(), version, (isConnected) => {
      connected = isConnected;
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
    };
  });
  return {
    get connected() {
      return connected;
    },
  };
}
