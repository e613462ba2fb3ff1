import { randomUUID } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@rokade/rules';
import { copiedBooks, readCopy, restoredFileName } from '@rokade/store';
import { bookKinds } from '../kinds/book-kinds.ts';
import { type ReceiveError, receiveList } from '../lists/receive-list.ts';
import type { Copies, CopyFailed, ReceivedCopy, SentCopyError } from './copies.ts';
import { unpack } from './gzipped.ts';
import { writing } from './write-copies.ts';

/** The largest copy that is received, in megabytes. */
const limitMegabytes = 4000;

/** The names of files with a copy that was sent: as it came, and once it was read. */
const [sentName, readName] = ['sent-copy', 'received.sqlite'];

/** A failure while a copy arrives, in the words of copies. */
const sendingFailed = (error: ReceiveError): SentCopyError =>
  error.code === 'list.interrupted' ? { code: 'copies.cut-off' } : error;

/** Whether a file cannot be read as a database, whole. */
const isNoDatabase = (error: CopyFailed): boolean =>
  error.code === 'store.unreadable' && ['malformed', 'empty'].includes(error.problem);

/** Receives a copy into a folder, reads it and writes what it holds beside it. */
async function receiveInto(
  folder: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<Result<ReceivedCopy, SentCopyError>> {
  const [sent, read] = [join(folder, sentName), join(folder, readName)];
  for (const old of [sent, read]) rmSync(old, { force: true });
  const receiving = {
    path: sent,
    limitMegabytes,
    signal: new AbortController().signal,
    onBytes: () => undefined,
  };
  try {
    const received = await receiveList(pieces, receiving);
    if (!received.ok) return err(sendingFailed(received.error));
    if (!(await unpack(sent))) return err({ code: 'copies.not-a-copy' });
    const copy = await readCopy(sent, read, bookKinds);
    if (!copy.ok) return err(isNoDatabase(copy.error) ? { code: 'copies.not-a-copy' } : copy.error);
    const { accounts, damaged } = copy.value;
    return ok({ id: randomUUID(), accounts, damaged, ...copiedBooks(read) });
  } finally {
    rmSync(sent, { force: true });
  }
}

/** Makes the acts that take a copy back into a data folder. */
export function receiveCopies(
  folder: string,
): Pick<Copies, 'receive' | 'received' | 'restore' | 'isRestored'> {
  let waiting: ReceivedCopy | null = null;
  let restored = false;
  // What an earlier run received and did not restore.
  for (const name of [sentName, readName]) rmSync(join(folder, name), { force: true });
  return {
    async receive(pieces) {
      waiting = null;
      const received = await writing(() => receiveInto(folder, pieces));
      if (received.ok) waiting = received.value;
      return received;
    },
    restore(id) {
      if (id !== waiting?.id) return err({ code: 'copies.not-received' });
      renameSync(join(folder, readName), join(folder, restoredFileName));
      waiting = null;
      restored = true;
      return ok(null);
    },
    received: () => waiting,
    isRestored: () => restored,
  };
}

/** Refuses copies where the data are in no folder. */
export const receivingNone: ReturnType<typeof receiveCopies> = {
  receive: async () => err({ code: 'copies.not-here' }),
  restore: () => err({ code: 'copies.not-received' }),
  received: () => null,
  isRestored: () => false,
};
