import type { BookTypes } from '@rokade/journal';
import { storageFailure } from '@rokade/store';
import type { HealthProblem } from '../values/health.ts';
import type { RunningBooks } from './make-books.ts';
import type { RemovalContext } from './remove-book.ts';

/** The background work on the books of a kind: backups, and the search for damages. */
export interface Care {
  problems(): readonly HealthProblem[];
  close(): Promise<void>;
}

/** Reads each journal once, and makes backups where they are kept. */
export function takeCare<B extends BookTypes>(
  { kind, store, backups }: RemovalContext<B>,
  running: Pick<RunningBooks<B>, 'lookThrough' | 'damages' | 'atStart' | 'close'>,
): Care {
  const { lookThrough, damages, atStart, close } = running;
  if (backups !== null) store.subscribe(backups.after);
  let started = Promise.resolve();
  const looked = lookThrough((text, entries) => {
    backups?.makeUp(text, entries);
    const id = kind.parseId(text);
    if (id !== null) started = started.then(() => atStart?.(id, entries));
  })
    .then(() => started)
    .catch((thrown) => {
      // A failure of the disk is reported to whoever reads or writes next.
      if (storageFailure(thrown) === null) throw thrown;
    });
  return {
    problems: () => [
      ...(backups?.problems() ?? []),
      ...[...damages()].map(([id, { soundVersions, foundVersions }]) => {
        const found = { soundVersions, foundVersions };
        return { code: 'health.book-damaged' as const, kind: kind.kind, id, ...found };
      }),
    ],
    async close() {
      await close();
      await looked;
      await backups?.idle();
    },
  };
}
