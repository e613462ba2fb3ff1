/** A backup to be made, by the time of its newest entry and of the newest erasure; '' = nobody was erased. */
interface DatedCopy {
  readonly at: string;
  readonly erasedAt: string;
}

/** Backups that are begun some minutes apart. */
interface Apart<Copy> {
  begin(id: string, copy: Copy | null): void;
  /** Begins those that wait. */
  beginAll(): void;
  forget(id: string): void;
}

const minute = 60_000;

/** Begins the first backup of a book at once, and those of the minutes after it together, by the newest. */
export function makeApart<Copy extends DatedCopy>(
  minutes: number,
  begin: (id: string, copy: Copy) => void,
): Apart<Copy> {
  /** When the newest backup of each book was begun, by the time of its entry. */
  const begun = new Map<string, number>();
  const waiting = new Map<string, { readonly copy: Copy; readonly timer: NodeJS.Timeout }>();
  const forget = (id: string): void => {
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
  };
  const beginNow = (id: string, copy: Copy): void => {
    forget(id);
    begun.set(id, Date.parse(copy.at));
    begin(id, copy);
  };
  const beginWaiting = (id: string): void => {
    const copy = waiting.get(id)?.copy;
    if (copy !== undefined) beginNow(id, copy);
  };
  return {
    begin(id, copy) {
      if (copy === null) return;
      const since = Date.parse(copy.at) - (begun.get(id) ?? Number.NEGATIVE_INFINITY);
      const left = minutes * minute - since;
      if (left <= 0 || copy.erasedAt !== '') return beginNow(id, copy);
      const timer = waiting.get(id)?.timer ?? setTimeout(beginWaiting, left, id).unref();
      waiting.set(id, { copy, timer });
    },
    beginAll: () => [...waiting.keys()].forEach(beginWaiting),
    forget,
  };
}
