import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { sqliteProblem } from './sqlite-problem.ts';

/** How long a database locked by another program is waited for, in milliseconds. */
const patience = 5000;

/** The pause between two tries, in milliseconds. */
export const pause = 50;

/** Whether the failure can pass by itself: another program releases its lock, or the disk becomes writable. */
const isPassing = (thrown: unknown): boolean => {
  const problem = sqliteProblem(thrown);
  return problem === 'busy' || problem === 'read-only';
};

/** The deadline for waiting that begins now, on the clock of `performance`. */
export const patienceFromNow = (): number => performance.now() + patience;

/** Tries until it succeeds or the deadline has passed; between two tries the thread is free. */
export async function tryUntil<T>(deadline: number, attempt: () => T): Promise<T> {
  for (;;) {
    try {
      return attempt();
    } catch (thrown) {
      if (!isPassing(thrown) || performance.now() >= deadline) throw thrown;
    }
    await setTimeout(pause);
  }
}
