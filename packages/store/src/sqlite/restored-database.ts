import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFileName } from './database-file.ts';

/** The file in a data folder that takes the database's place when the folder is opened next. */
export const restoredFileName = 'restored.sqlite';

const stampOf = (moment: Date): string => moment.toISOString().replace(/[-:.]/g, '');

/**
 * Puts a restored database, where there is one, into its place, and the former one into a folder of its
 * own. Broken off at any moment, it goes on when the folder is opened next.
 */
export function takeRestored(folder: string): void {
  const restored = join(folder, restoredFileName);
  if (!existsSync(restored)) return;
  const former = ['-wal', '-shm', ''].map((end) => databaseFileName + end);
  const left = former.filter((name) => existsSync(join(folder, name)));
  if (left.length > 0) {
    const replaced = join(folder, `replaced-${stampOf(new Date())}`);
    mkdirSync(replaced, { mode: 0o700 });
    for (const name of left) renameSync(join(folder, name), join(replaced, name));
  }
  renameSync(restored, join(folder, databaseFileName));
}
