import { type Answer, ask, fromBrowser, listen, textOf } from './asking.ts';

/** The server's message to a reader: the new version, and within how many milliseconds to load it. */
interface Message {
  readonly version: number;
  readonly within?: number;
}

/** Readers with a page open each, who load its data after each message on a change. */
export interface Readers {
  /** Resolves once every reader has the data of this version; rejects where some never get it. */
  allCurrent(version: number): Promise<void>;
  leave(): void;
}

/** The version in the data of a page, whose values are written as references to each other. */
export function versionIn(text: string): number {
  const { nodes } = JSON.parse(text) as { nodes: readonly { data?: readonly unknown[] }[] };
  for (const { data = [] } of nodes) {
    const [root] = data as readonly [{ tournament?: number; league?: number }?];
    const book = data[root?.tournament ?? root?.league ?? -1];
    if (book) return Number(data[(book as { version: number }).version]);
  }
  throw new Error('no version in the data');
}

/** The longest time to wait for a version, in milliseconds, on any machine. */
const longestWait = 120_000;

/** What readers look at: pages in turn, and where they hear that there is something new. */
interface Watched {
  readonly url: string;
  readonly pages: readonly string[];
  readonly live: string;
  /** The version that they see at first. */
  readonly version: number;
}

/** A number of readers, on these pages in turn. */
export async function openReaders(
  { url, pages, live, version: first }: Watched,
  count: number,
): Promise<Readers> {
  const versions = new Map<string, number>();
  /** Equal tags mean equal data, which is parsed only once. */
  const versionOf = (answer: Answer): number => {
    const mark = answer.headers.etag ?? '';
    const version = versions.get(mark) ?? versionIn(textOf(answer));
    if (mark !== '') versions.set(mark, version);
    return version;
  };
  const shown = Array.from({ length: count }, () => first);
  let wanted = Number.POSITIVE_INFINITY;
  let reached: () => void = () => undefined;
  let hasLeft = false;
  const look = (): void => {
    if (shown.every((version) => version >= wanted)) reached();
  };

  const open = (reader: number) => {
    const page = `${url}${pages[reader % pages.length]}`;
    let isWaiting = false;
    const reload = async (): Promise<void> => {
      isWaiting = false;
      if (hasLeft) return;
      const version = versionOf(await ask(`${page}/__data.json`, fromBrowser));
      // Of two pending answers the older one may come last.
      shown[reader] = Math.max(shown[reader] ?? 0, version);
      look();
    };
    return listen(`${url}${live}`, (data) => {
      const { version, within = 0 } = JSON.parse(data) as Message;
      if (isWaiting || version <= (shown[reader] ?? 0)) return;
      isWaiting = true;
      setTimeout(() => void reload(), Math.random() * within);
    });
  };
  const leaves: (() => void)[] = [];
  for (let reader = 0; reader < count; reader++) leaves.push(await open(reader));
  return {
    allCurrent(version) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const giveUp = setTimeout(() => {
        const behind = shown.filter((has) => has < version).length;
        reject(new Error(`${behind} readers never saw version ${version}`));
      }, longestWait);
      wanted = version;
      reached = () => {
        clearTimeout(giveUp);
        resolve();
      };
      look();
      return promise;
    },
    leave: () => {
      hasLeft = true;
      for (const leave of leaves) leave();
    },
  };
}
