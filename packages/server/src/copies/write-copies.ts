import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { err, ok, type Result } from '@rokade/rules';
import { copyStorage, fileProblem } from '@rokade/store';
import { bookKinds } from '../kinds/book-kinds.ts';
import { storageFailed } from '../lists/storage-failed.ts';
import { makeTurnTaking } from '../values/turn-taking.ts';
import type { CopyFailed } from './copies.ts';
import { pack } from './gzipped.ts';
import {
  checkFolder,
  copiesIn,
  copyOfDay,
  type FolderError,
  type KeptCopy,
  removeOldCopies,
} from './second-place.ts';

/** Where the data are, and the folder for files on their way. */
export interface CopySource {
  readonly place: string;
  readonly folder: string;
  readonly clock: () => Date;
}

/** Does something that writes files; what the disk says is its failure. */
export async function writing<T, E>(
  act: () => Promise<Result<T, E>>,
): Promise<Result<T, E | CopyFailed>> {
  try {
    return await act();
  } catch (thrown) {
    const failed = storageFailed(thrown);
    if (failed === null) throw thrown;
    return err(failed);
  }
}

/** Makes the acts that write copies, one at a time. */
export function writeCopies({ place, folder, clock }: CopySource) {
  const turns = makeTurnTaking();
  /** Writes a copy beside the data and packs it as `packing` says. */
  const writeWith = <E>(
    packing: (file: string) => Promise<Result<null, E>>,
  ): Promise<Result<null, E | CopyFailed>> =>
    writing<null, E | CopyFailed>(async () => {
      const file = join(folder, `copy-${randomUUID()}.sqlite`);
      const copied = await copyStorage(place, file, bookKinds);
      return copied.ok ? packing(file) : copied;
    });
  const write = (to: string) =>
    writeWith<never>(async (file) => {
      await pack(file, to);
      return ok(null);
    });
  /** Writes a copy to the second place, whose own fault it is where no room or no right is left there. */
  const writeTo = (second: string, name: string) =>
    writeWith<FolderError>(async (file) => {
      try {
        await pack(file, join(second, name));
        return ok(null);
      } catch (thrown) {
        const problem = fileProblem(thrown);
        if (problem === null) throw thrown;
        return err({ code: 'copies.folder-unusable', folder: second, problem });
      }
    });
  const writeOfDay = async (
    second: string,
  ): Promise<Result<KeptCopy, FolderError | CopyFailed>> => {
    const checked = checkFolder(second, folder);
    if (!checked.ok) return checked;
    const written = await writeTo(second, copyOfDay(clock().toISOString()));
    if (!written.ok) return written;
    removeOldCopies(second);
    const [newest] = copiesIn(second);
    return newest === undefined ? err({ code: 'copies.no-folder', folder: second }) : ok(newest);
  };
  return {
    /** Writes a copy to a file. */
    write: (to: string) => turns.take('copy', () => write(to)),
    /** Writes the day's copy to a folder. */
    writeOfDay: (second: string) => turns.take('copy', () => writeOfDay(second)),
    idle: turns.idle,
  };
}
