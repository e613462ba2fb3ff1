import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SalvagedJournal, salvageDatabase } from '@rokade/store';
import { makeJournalFile } from '../journal-file/make-journal-file.ts';

/** What was saved of a database that does not open. */
export interface Salvaged {
  readonly folder: string;
  /** Tournaments of which at least the beginning could be read. */
  readonly tournaments: number;
}

const stampOf = (moment: Date): string => moment.toISOString().replace(/[-:.]/g, '');

/** Writes the exports, readable by the owner alone. */
function writeExports(folder: string, journals: readonly SalvagedJournal[], at: Date): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { id, entries } of journals) {
    const text = makeJournalFile(id, entries, at.toISOString());
    writeFileSync(join(folder, `${id}.json`), text, { mode: 0o600 });
  }
}

const isSystemError = (thrown: unknown): boolean => thrown instanceof Error && 'syscall' in thrown;

/**
 * Writes what is sound of a damaged database beside it, an export for each tournament, in a folder
 * named after the file's time: the same damage found again is saved to the same place. Where the
 * disk does not allow even that, nothing is saved.
 */
export function salvageBeside(file: string, dataDirectory: string): Salvaged {
  try {
    const changedAt = statSync(file).mtime;
    const folder = join(dataDirectory, `salvaged-${stampOf(changedAt)}`);
    const journals = salvageDatabase(file);
    if (journals.length > 0) writeExports(folder, journals, changedAt);
    return { folder, tournaments: journals.length };
  } catch (thrown) {
    if (!isSystemError(thrown)) throw thrown;
    return { folder: dataDirectory, tournaments: 0 };
  }
}
