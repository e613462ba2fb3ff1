import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { err, type Result } from '@rokade/rules';
import {
  keptMonths,
  makeListFolder,
  openRatingLists,
  type RatingLists,
  uploadPath,
} from '@rokade/store';
import { importListApart } from './import-apart.ts';
import type { ListImport, ListImportError, ListProgress, TakenList } from './import-list.ts';
import { type ReceiveError, receiveList } from './receive-list.ts';
import { storageFailed } from './storage-failed.ts';

/** A list that is being imported, with its progress. */
export interface ListUnderWay extends Omit<ListProgress, 'stage'> {
  readonly file: string;
  readonly stage: 'receiving' | ListProgress['stage'];
}

/** Why a list that was sent is not imported. */
export type SentListError = ListImportError | ReceiveError | { readonly code: 'list.failed' };

/** The outcome of the list that was sent last. */
export interface ListTakenIn {
  readonly file: string;
  readonly outcome: Result<TakenList, SentListError>;
}

/** A list that somebody sends, with what they state of it. */
export interface SentList
  extends Pick<ListImport, 'name' | 'source' | 'month' | 'kind' | 'keep' | 'isUnwatched'> {
  readonly pieces: AsyncIterable<Uint8Array>;
  /** The size announced, in bytes; 0: not known. */
  readonly bytes: number;
  readonly limitMegabytes: number;
}

/** The rating lists of the application. One is imported at a time, in the background. */
export interface Lists extends Omit<RatingLists, 'close'> {
  /** How many months of each source are kept. */
  months(): number;
  /** null: no list is being imported. */
  underWay(): ListUnderWay | null;
  /** null: none was sent since the server started. */
  lastTakenIn(): ListTakenIn | null;
  /** Receives a list and returns; the list is then read in the background. */
  send(list: SentList): Promise<Result<null, SentListError>>;
  /** Stops the import under way; returns whether there was one. */
  interrupt(): boolean;
  /** Waits until the import under way has ended. */
  settled(): Promise<void>;
}

/** The lists, and the way to close them. */
export interface RunningLists {
  readonly lists: Lists;
  close(): Promise<void>;
}

/** An exception of an import as an error, written to stderr: a fault in the reading thread must not end the server. */
function failed(thrown: unknown): SentListError {
  process.stderr.write(`rokade: ${thrown instanceof Error ? thrown.stack : String(thrown)}\n`);
  return storageFailed(thrown) ?? { code: 'list.failed' };
}

/** What is stated of a list that is sent. */
const statedOf = ({ name, source, month, kind, keep, isUnwatched = false }: SentList) => ({
  name,
  source,
  month,
  kind,
  keep,
  isUnwatched,
});

/** The imports into a folder, one list at a time. */
interface Intake
  extends Pick<Lists, 'underWay' | 'lastTakenIn' | 'send' | 'interrupt' | 'settled'> {
  /** Stops the import under way and waits for its end. */
  stop(): Promise<void>;
}

function makeIntake(folder: string, clock: () => Date): Intake {
  let underWay: ListUnderWay | null = null;
  let last: ListTakenIn | null = null;
  let breaking = new AbortController();
  let reading: Promise<void> = Promise.resolve();

  function end(path: string, file: string, outcome: ListTakenIn['outcome']): void {
    rmSync(path, { force: true });
    underWay = null;
    last = { file, outcome };
  }

  async function receive(path: string, list: SentList): Promise<Result<null, SentListError>> {
    const { name, bytes, limitMegabytes, pieces } = list;
    const onBytes = (received: number): void => {
      const share = bytes === 0 ? 0 : Math.min(1, received / bytes);
      underWay = { file: name, stage: 'receiving', players: 0, share };
    };
    onBytes(0);
    try {
      makeListFolder(folder);
      return await receiveList(pieces, { path, limitMegabytes, signal: breaking.signal, onBytes });
    } catch (thrown) {
      return err(failed(thrown));
    }
  }

  async function read(path: string, list: SentList): Promise<void> {
    const { name, ...stated } = statedOf(list);
    const place = { folder, path, name, now: clock(), signal: breaking.signal };
    const onProgress = (progress: ListProgress): void => {
      underWay = { file: name, ...progress };
    };
    try {
      end(path, name, await importListApart({ ...stated, ...place, onProgress }));
    } catch (thrown) {
      end(path, name, err(failed(thrown)));
    }
  }

  return {
    underWay: () => underWay,
    lastTakenIn: () => last,
    async send(list) {
      if (underWay !== null) return err({ code: 'list.busy' });
      breaking = new AbortController();
      const path = uploadPath(folder, randomUUID());
      const received = await receive(path, list);
      if (received.ok) {
        underWay = { file: list.name, stage: 'reading', players: 0, share: 0 };
        reading = read(path, list);
      } else {
        end(path, list.name, received);
      }
      return received;
    },
    interrupt() {
      breaking.abort();
      return underWay !== null;
    },
    settled: () => reading,
    stop() {
      breaking.abort();
      return reading;
    },
  };
}

/** Opens the lists of a folder; the folder is created with the first list. */
export function makeLists(folder: string, clock: () => Date): RunningLists {
  const { close, ...kept } = openRatingLists(folder);
  const { stop, ...intake } = makeIntake(folder, clock);
  return {
    lists: { ...kept, ...intake, months: () => keptMonths(folder, null) },
    async close() {
      await stop();
      close();
    },
  };
}
