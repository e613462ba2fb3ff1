import { makeWaiting, orLater } from './waiting.ts';

/** How what works for subjects tells them apart, and what it does for one. */
interface Working<Subject> {
  readonly keyOf: (subject: Subject) => string;
  readonly work: (subject: Subject) => Promise<void>;
}

/**
 * Turns of work for subjects, one at a time for each. What is asked for while a subject's turn is taken
 * follows in one more turn.
 */
export interface Turns<Subject> {
  /** Takes a turn; resolves when it is over, which begins after the one that is taken already. */
  take(subject: Subject): Promise<void>;
  /** Takes a turn after some milliseconds, unless one for the same subject comes sooner. */
  takeAfter(subject: Subject, milliseconds: number): void;
  /** Takes a turn for each subject that is found; where the store fails, they are looked for again later. */
  takeAll(find: () => Promise<readonly Subject[]>): void;
  readonly closing: AbortSignal;
  /** Begins no more turns, and waits for those that are taken. */
  close(): Promise<void>;
}

/** After how many milliseconds a turn is taken again that the store failed. */
const afterFailure = 60_000;

/** Makes the turns of a server for something that is done again and again, such as sending. */
export function makeTurns<Subject>({ keyOf, work }: Working<Subject>): Turns<Subject> {
  const ended = new AbortController();
  const { signal: closing } = ended;
  const [later, anew] = [makeWaiting(closing), makeWaiting(closing)];
  const taken = new Map<string, Promise<void>>();
  const again = new Set<string>();

  const takeAfter = (subject: Subject, milliseconds: number): void =>
    later(keyOf(subject), milliseconds, () => void take(subject));

  const take = (subject: Subject): Promise<void> => {
    if (closing.aborted) return Promise.resolve();
    const key = keyOf(subject);
    const present = taken.get(key);
    if (present !== undefined) {
      again.add(key);
      return present.then(() => taken.get(key));
    }
    const turn = work(subject)
      .catch(orLater(() => takeAfter(subject, afterFailure)))
      .finally(() => {
        taken.delete(key);
        if (again.delete(key)) void take(subject);
      });
    taken.set(key, turn);
    return turn;
  };

  const takeAll = (find: () => Promise<readonly Subject[]>): void => {
    const search = () =>
      find()
        .then((subjects) => subjects.forEach((subject) => void take(subject)))
        .catch(orLater(() => anew('', afterFailure, () => void search())));
    void search();
  };

  return {
    take,
    takeAfter,
    takeAll,
    closing,
    async close() {
      ended.abort();
      await Promise.all(taken.values());
    },
  };
}
