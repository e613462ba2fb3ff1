/** Work that waits for its turn, and how to begin it. */
interface Waiting {
  readonly makesWay: boolean;
  readonly begin: () => void;
}

/**
 * Does work on the same key one after the other, in the order it came; work on different keys goes side by
 * side. Work that makes way lets all other work on its key go first: the results desk does not wait for
 * the phones of a hall.
 */
export interface TurnTaking {
  take<T>(key: string, work: () => Promise<T>, makesWay?: boolean): Promise<T>;
  /** Resolves once no work is under way. */
  idle(): Promise<void>;
}

export function makeTurnTaking(): TurnTaking {
  /** The work that waits behind the work under way, by key; keys without work under way are absent. */
  const queues = new Map<string, Waiting[]>();
  const underWay = new Set<Promise<unknown>>();
  const beginNext = (key: string): void => {
    const queue = queues.get(key) ?? [];
    const first = queue.findIndex(({ makesWay }) => !makesWay);
    const [next] = queue.splice(Math.max(first, 0), 1);
    if (next === undefined) queues.delete(key);
    else next.begin();
  };
  const turnOf = (key: string, makesWay: boolean): Promise<void> => {
    const queue = queues.get(key);
    if (queue === undefined) {
      queues.set(key, []);
      return Promise.resolve();
    }
    return new Promise((begin) => queue.push({ makesWay, begin }));
  };
  return {
    take(key, work, makesWay = false) {
      const done = turnOf(key, makesWay)
        .then(work)
        .finally(() => beginNext(key));
      const settled = done.then(
        () => undefined,
        () => undefined,
      );
      underWay.add(settled);
      void settled.then(() => underWay.delete(settled));
      return done;
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
