import { invalidateAll } from '$app/navigation';

/**
 * Keeps a page of a tournament up to date: whenever its journal grows, the page's data are fetched
 * again. Use it in a component's set-up; `connected` turns false while the server is out of reach.
 */
export function followTournament(id: () => string): { readonly connected: boolean } {
  let connected = $state(true);
  $effect(() => {
    const source = new EventSource(`/api/tournaments/${id()}/live`);
    let opened = false;
    source.onopen = () => {
      connected = true;
      if (opened) void invalidateAll();
      opened = true;
    };
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
