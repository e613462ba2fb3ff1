import type { Trx } from './schema.ts';
import type { SqlMedium } from './sql-medium.ts';

/** A function that works in one transaction. */
export type Work<T> = (trx: Trx) => Promise<T>;

/** Runs a write transaction that, among all processes, excludes others with the same lock `name`. */
export const writeInTurn = <T>({ db, hold }: SqlMedium, name: string, work: Work<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await hold(trx, name);
    return work(trx);
  });

/** Runs several reads on one consistent snapshot. */
export const readTogether = <T>({ reader }: SqlMedium, work: Work<T>): Promise<T> =>
  reader.transaction().setIsolationLevel('repeatable read').execute(work);
