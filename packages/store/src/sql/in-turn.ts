import type { Trx } from './schema.ts';
import type { SqlMedium } from './sql-medium.ts';

/** Something done in one transaction. */
export type Work<T> = (trx: Trx) => Promise<T>;

/** Writes in a transaction, from its start alone among all, from whatever process, that hold the same name. */
export const writeInTurn = <T>({ db, hold }: SqlMedium, name: string, work: Work<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await hold(trx, name);
    return work(trx);
  });

/** Reads several things as they were at one moment. */
export const readTogether = <T>({ reader }: SqlMedium, work: Work<T>): Promise<T> =>
  reader.transaction().setIsolationLevel('repeatable read').execute(work);
