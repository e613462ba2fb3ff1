import { setTimeout } from 'node:timers/promises';

/** Waits for work that goes on by itself, at most so many milliseconds: as long as somebody who pressed a button may wait. */
export async function atMost(work: Promise<void> | undefined, milliseconds: number): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  const end = setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
  try {
    await Promise.race([work, end]);
  } finally {
    over.abort();
  }
}
