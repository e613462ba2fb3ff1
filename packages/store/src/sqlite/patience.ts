import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { sqliteProblem } from './sqlite-problem.ts';

/** So long, in milliseconds, is a database waited for that another program holds. */
const patience = 5000;

/** The pause between two tries, in milliseconds. */
export const pause = 50;

/** Another program that lets go, or a disk that can be written again, mends these by itself. */
const isPassing = (thrown: unknown): boolean => {
  const problem = sqliteProblem(thrown);
  return problem === 'busy' || problem === 'read-only';
};

/** When patience that begins now is over, on the clock of `performance`. */
export const patienceFromNow = (): number => performance.now() + patience;

/** Tries until it works or the deadline is reached; between tries the thread is everybody's. */
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
