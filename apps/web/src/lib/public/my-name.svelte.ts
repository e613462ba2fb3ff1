import { createContext, untrack } from 'svelte';
import { page } from '$app/state';

/** Which player of the tournament the reader is, as far as they have said. */
export interface MyName {
  /** The player's id, or null. Without JavaScript it lives in the address alone. */
  readonly id: string | null;
  /** The path to a page of the tournament that still knows who the reader is. */
  pathTo(path: string): string;
  remember(id: string): void;
  forget(): void;
}

/** `useMyName()` in a component of a tournament's pages; their layout sets it. */
export const [useMyName, setMyName] = createContext<MyName>();

const storageKey = (tournament: string): string => `rokade-my-name-${tournament}`;

/** Reads and writes the browser's own memory, which may be switched off. */
const memory = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, id: string | null): void {
    try {
      if (id === null) localStorage.removeItem(key);
      else localStorage.setItem(key, id);
    } catch {
      // Without the browser's memory the address still carries the name.
    }
  },
};

/** Keeps the reader's name in the address and, with JavaScript, in the browser's memory. */
export function keepMyName(tournament: () => string): MyName {
  let stored = $state<string | null>(null);
  const inAddress = $derived(page.url.searchParams.get('me') || null);
  const id = $derived(inAddress ?? stored);

  $effect(() => {
    const key = storageKey(tournament());
    untrack(() => {
      stored = memory.read(key);
    });
  });

  const keep = (next: string | null) => {
    stored = next;
    memory.write(storageKey(tournament()), next);
  };
  return {
    get id() {
      return id;
    },
    // Once the browser's memory has the name, addresses need not carry it: they are the same for all.
    pathTo: (path) =>
      inAddress === null || inAddress === stored
        ? path
        : `${path}${path.includes('?') ? '&' : '?'}me=${encodeURIComponent(inAddress)}`,
    remember: keep,
    forget: () => keep(null),
  };
}
