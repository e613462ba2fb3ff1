import type { ScreenData } from '@rokade/presentation/public/screen/screen-data.ts';
import { untrack } from 'svelte';
import { followNews } from '#lib/chess/live.svelte.ts';
import { fetchedJson } from '#lib/ui/fetched-json.ts';

/** How often a screen says that it is there, in milliseconds. */
const signEvery = 15_000;

/** After so many signs its lists are fetched without news, too: a clock may have let more be known. */
const signsToFetch = 4;

/** The id of this browser, the same as long as its window is open. */
function browserHere(): string {
  const stored = sessionStorage.getItem('rokade-screen');
  const own = stored ?? Math.random().toString(36).slice(2);
  sessionStorage.setItem('rokade-screen', own);
  return own;
}

/**
 * Reports to the server that this browser shows a screen. Returns when the screen was last arranged
 * anew; null: the server did not answer.
 */
async function giveSign({ kind, place, number }: ScreenData): Promise<string | null> {
  const { innerWidth: width, innerHeight: height } = window;
  const arranged = await fetchedJson<{ changedAt: string }>(`/api/${kind}/${place}/screens/seen`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ browser: browserHere(), screen: number, width, height }),
  });
  return arranged?.changedAt ?? null;
}

/** What the server says of a screen now; 'gone': it is shown in public no more; null: it is out of reach. */
async function fetchScreen({ place, number }: ScreenData): Promise<ScreenData | 'gone' | null> {
  const answer = await fetch(`/screen/${place}/${number}/now.json`, { cache: 'no-store' }).catch(
    () => null,
  );
  if (answer?.status === 404 || answer?.status === 410) return 'gone';
  return answer?.ok ? answer.json().catch(() => null) : null;
}

/** What a screen shows, and how it stands with its server. */
interface Followed {
  /** null: it is shown in public no more. */
  readonly data: ScreenData | null;
  /** When its data came, by its own clock. */
  readonly fetchedAt: number;
  /** When the server was last heard of, where it is out of reach; null: it is there. */
  readonly lostSince: number | null;
}

/** A screen kept up to date; what it showed last stays while the server is out of reach. */
export function followScreen(first: ScreenData): { readonly now: Followed } {
  let now = $state.raw<Followed>({ data: first, fetchedAt: Date.now(), lostSince: null });
  let heardAt = Date.now();

  const lose = (): void => {
    now = { ...now, lostSince: heardAt };
  };
  const fetchPage = async (): Promise<boolean> => {
    const fetched = await fetchScreen(first);
    if (fetched === null) {
      lose();
      return false;
    }
    heardAt = Date.now();
    now = { data: fetched === 'gone' ? null : fetched, fetchedAt: heardAt, lostSince: null };
    return true;
  };
  const live = followNews({
    address: () => `${first.kind}/${first.place}/screens`,
    version: () => null,
    isTouchedBy: () => true,
    fetchPage,
  });
  $effect(() => {
    if (!live.connected) untrack(lose);
  });
  $effect(() => {
    let count = 0;
    const sign = async (): Promise<void> => {
      count += 1;
      const changedAt = await giveSign(first);
      const isNew = changedAt !== now.data?.changedAt;
      if (isNew || now.lostSince !== null || count % signsToFetch === 0) await fetchPage();
    };
    void sign();
    const timer = setInterval(() => void sign(), signEvery);
    return () => clearInterval(timer);
  });

  return {
    get now() {
      return now;
    },
  };
}
