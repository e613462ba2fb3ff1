import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/** The size of the pages of Rokade's databases, in bytes. */
export const pageSize = 4096;

/** The pages of a SQLite file with its write-ahead log applied (https://sqlite.org/fileformat2.html). */
export interface DatabasePages {
  /** The numbers of all pages, each once, from 1. */
  numbers(): Iterable<number>;
  /** A page by its number; null: the file has no such page or not all of it. */
  page(number: number): Buffer | null;
  close(): void;
}

interface OpenFile {
  readonly size: number;
  /** Bytes from a position; fewer at the end of the file. */
  read(at: number, length: number): Buffer;
  close(): void;
}

const nothing: OpenFile = { size: 0, read: () => Buffer.alloc(0), close: () => undefined };

function openFile(file: string): OpenFile {
  const descriptor = openSync(file, 'r');
  return {
    size: fstatSync(descriptor).size,
    read(at, length) {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(descriptor, bytes, 0, length, at));
    },
    close: () => closeSync(descriptor),
  };
}

const logHeaderLength = 32;
const frameHeaderLength = 24;

/** The position in the log of the newest committed copy of each page. */
function pagesInLog(log: OpenFile): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  const uncommitted = new Map<number, number>();
  const salts = log.read(0, logHeaderLength).toString('hex', 16, 24);
  const stride = frameHeaderLength + pageSize;
  for (let at = logHeaderLength; at + stride <= log.size; at += stride) {
    const header = log.read(at, frameHeaderLength);
    // Frames after the newest one remain from an earlier log.
    if (header.toString('hex', 8, 16) !== salts) break;
    uncommitted.set(header.readUInt32BE(0), at + frameHeaderLength);
    const endsTransaction = header.readUInt32BE(4) > 0;
    if (!endsTransaction) continue;
    for (const [page, place] of uncommitted) places.set(page, place);
    uncommitted.clear();
  }
  return places;
}

/** Opens a database file, however damaged, with its log. Nothing is written. */
export function openPages(file: string): DatabasePages {
  const main = openFile(file);
  const log = existsSync(`${file}-wal`) ? openFile(`${file}-wal`) : nothing;
  const logged = pagesInLog(log);
  const count = Math.floor(main.size / pageSize);
  const read = (number: number): Buffer | null => {
    const place = logged.get(number);
    if (place !== undefined) return log.read(place, pageSize);
    return number >= 1 && number <= count ? main.read((number - 1) * pageSize, pageSize) : null;
  };
  // Successive rows are mostly on the same page.
  let newest: { readonly number: number; readonly page: Buffer | null } | undefined;
  return {
    *numbers() {
      for (let number = 1; number <= count; number++) yield number;
      for (const number of logged.keys()) if (number > count) yield number;
    },
    page(number) {
      if (newest?.number !== number) newest = { number, page: read(number) };
      return newest.page;
    },
    close() {
      main.close();
      log.close();
    },
  };
}
