import { type GetProblem, type Getting, getOutside } from '../outside/get-outside.ts';
import { orLater } from '../outside/waiting.ts';
import type { Lists, SentListError } from './lists.ts';

/** An address from which a list is fetched once a day. */
export interface DailyList {
  readonly address: string;
  /** When a list was last read in from it, ISO; '' = not yet. */
  readonly fetchedAt: string;
  /** Why nothing came the last time; null: it did, or was not tried yet. */
  readonly problem:
    | { readonly kind: 'not-fetched'; readonly why: GetProblem }
    | { readonly kind: 'not-read'; readonly error: SentListError }
    | null;
}

/** Fetches rating lists once a day. */
export interface DailyLists {
  /** The addresses with what came of them. */
  of(): readonly DailyList[];
  /** Fetches what is due; `all`: whatever was fetched today, too. One after another. */
  fetchDue(all?: boolean): Promise<void>;
}

/** How often it is looked for lists that are due, in milliseconds; and how old one may be by then. */
const [pace, dueAfter] = [30 * 60_000, 23 * 3_600_000];

/** How long a server may take for a whole list, in milliseconds, unless something else is chosen. */
const usualLongest = 30 * 60_000;

/** The last part of an address's path, read as people write it; as it is where it cannot be read so. */
function fileIn(address: string): string {
  const [last = ''] = new URL(address).pathname.split('/').slice(-1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** The name by which a list of an address is kept: its file's, and where several have one, with the server's. */
function nameOf(address: string, all: readonly string[]): string {
  const { hostname } = new URL(address);
  const file = fileIn(address);
  if (file === '') return hostname;
  return all.filter((one) => fileIn(one) === file).length > 1 ? `${hostname} ${file}` : file;
}

/** The addresses in the text of a setting, each once. */
export const addressesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => URL.canParse(line)),
  ),
];

/** What the daily lists need. */
export interface DailySources extends Pick<Getting, 'local'> {
  readonly lists: Pick<Lists, 'kept' | 'send' | 'settled' | 'underWay' | 'lastTakenIn'>;
  readonly addresses: () => readonly string[];
  readonly clock: () => Date;
  readonly limitMegabytes: number;
  /** How long a server may take for a whole list, in milliseconds. */
  readonly longest?: number;
}

/** When a list of the name of an address was last read in, among those that are kept; '' = never. */
const lastKept = ({ lists, addresses }: DailySources, address: string): string =>
  lists
    .kept()
    .filter(({ file }) => file === nameOf(address, addresses()))
    .map(({ importedAt }) => importedAt)
    .toSorted()
    .at(-1) ?? '';

/** Fetches a list and reads it in; returns why it did not come. */
async function fetchOne(
  { lists, addresses, clock, local, limitMegabytes, longest = usualLongest }: DailySources,
  address: string,
  closing: AbortSignal,
): Promise<DailyList['problem']> {
  const file = await getOutside(address, { local, closing, longest });
  if (!file.ok) return { kind: 'not-fetched', why: file.error };
  const { pieces, bytes, end, problem } = file.value;
  const sent = await lists
    .send({
      name: nameOf(address, addresses()),
      source: null,
      month: clock().toISOString().slice(0, 7),
      kind: null,
      keep: null,
      isUnwatched: true,
      pieces,
      bytes,
      limitMegabytes,
    })
    // Where the list was not received to its end, the server is to send no more of it.
    .finally(end);
  const why = problem();
  if (!sent.ok && why !== null) return { kind: 'not-fetched', why };
  if (!sent.ok) return { kind: 'not-read', error: sent.error };
  await lists.settled();
  const outcome = lists.lastTakenIn()?.outcome;
  return outcome?.ok === false ? { kind: 'not-read', error: outcome.error } : null;
}

/**
 * Makes what fetches lists. A list counts as fetched when one of that file's name was read in: so a
 * restart fetches nothing anew, and a list that somebody read in by hand is one, too. Where a list of
 * another address takes its place, this process remembers that it came. After a failure it is tried
 * again at the next look.
 */
export function makeDailyLists(sources: DailySources) {
  const { lists, addresses, clock } = sources;
  const ended = new AbortController();
  const problems = new Map<string, DailyList['problem']>();
  const came = new Map<string, string>();
  const lastFrom = (address: string): string =>
    [lastKept(sources, address), came.get(address) ?? ''].toSorted().at(-1) ?? '';

  function isDue(address: string): boolean {
    const last = lastFrom(address);
    return last === '' || clock().getTime() - Date.parse(last) >= dueAfter;
  }

  async function fetchAll(all: boolean): Promise<void> {
    for (const address of addresses()) {
      if (ended.signal.aborted) return;
      if (lists.underWay() !== null || !(all || isDue(address))) continue;
      const problem = await fetchOne(sources, address, ended.signal);
      if (ended.signal.aborted) return;
      problems.set(address, problem);
      if (problem === null) came.set(address, clock().toISOString());
    }
  }

  // One that fetches all is what everybody gets who wants it meanwhile.
  let turn: Promise<void> = Promise.resolve();
  let fetchingAll: Promise<void> | null = null;
  const follow = (all: boolean): Promise<void> => {
    const next = turn.then(() => fetchAll(all));
    // What the disk failed once is tried again at the next look.
    turn = next.catch(() => undefined);
    return next;
  };
  const fetchDue = (all = false): Promise<void> => {
    if (!all) return follow(false);
    fetchingAll ??= follow(true).finally(() => {
      fetchingAll = null;
    });
    return fetchingAll;
  };
  const look = (): void => void fetchDue().catch(orLater(() => undefined));
  const timer = setInterval(look, pace).unref();
  const daily: DailyLists = {
    of: () =>
      addresses().map((address) => ({
        address,
        fetchedAt: lastFrom(address),
        problem: problems.get(address) ?? null,
      })),
    fetchDue,
  };
  return {
    daily,
    async close(): Promise<void> {
      ended.abort();
      clearInterval(timer);
      await turn;
    },
  };
}
