import { invalidateAll } from '$app/navigation';

/** What the server says when a page begins to listen: the version the tournament has by then. */
function greetedVersion(event: MessageEvent<string>): unknown {
  const hello: unknown = JSON.parse(event.data);
  return typeof hello === 'object' && hello !== null && 'version' in hello ? hello.version : null;
}

/**
 * Keeps a page of a tournament up to date: whenever its journal grows, the page's data are fetched
 * again, and also if it had grown between the page's making and its listening. `version` is what the
 * page shows. Use it in a component's set-up; `connected` turns false while the server is out of reach.
 */
export function followTournament(
  id: () => string,
  version: () => number,
): { readonly connected: boolean } {
  let connected = $state(true);
  $effect(() => {
    const source = new EventSource(`/api/tournaments/${id()}/live`);
    source.onopen = () => {
      connected = true;
    };
    source.addEventListener('hello', (event) => {
      if (greetedVersion(event) !== version()) void invalidateAll();
    });
    source.onmessage = () => void invalidateAll();
    source.onerror = () => {
      connected = false;
    };
    return () => source.close();
  });
  return {
    get connected() {
      return connected;
    },
  };
}
