/** Lets work on the same key wait for its turn, in the order it came; different keys go side by side. */
export interface TurnTaking {
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** Resolves once nothing is under way any more. */
  idle(): Promise<void>;
}

export function makeTurnTaking(): TurnTaking {
  const lasts = new Map<string, Promise<unknown>>();
  return {
    take(key, work) {
      const turn = (lasts.get(key) ?? Promise.resolve()).then(work);
      const settled = turn.then(
        () => undefined,
        () => undefined,
      );
      lasts.set(key, settled);
      void settled.then(() => {
        if (lasts.get(key) === settled) lasts.delete(key);
      });
      return turn;
    },
    async idle() {
      while (lasts.size > 0) await Promise.all(lasts.values());
    },
  };
}
