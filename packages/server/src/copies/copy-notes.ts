import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * What this machine notes about copies of everything. It is a file beside the database and in no copy:
 * another machine has other folders.
 */
export interface CopyNotes {
  /** The folder of the second place; '' = none. */
  readonly secondPlace: string;
  /** When everything was downloaded last; '' = never. */
  readonly downloadedAt: string;
}

const shape = z.object({
  secondPlace: z.string().default(''),
  downloadedAt: z.string().default(''),
});

const fileName = 'copies.json';

/** The notes in a data folder; the usual ones where none can be read. */
export function copyNotesIn(folder: string): CopyNotes {
  try {
    return shape.parse(JSON.parse(readFileSync(join(folder, fileName), 'utf8')));
  } catch {
    return shape.parse({});
  }
}

export const writeCopyNotes = (folder: string, notes: CopyNotes): void =>
  writeFileSync(join(folder, fileName), `${JSON.stringify(notes)}\n`, { mode: 0o600 });
