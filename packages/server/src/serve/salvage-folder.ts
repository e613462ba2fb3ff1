import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileProblem, fileProblem, salvageDatabase } from '@rokade/store';
import { tournamentBook } from '@rokade/tournament';
import { makeJournalFile } from '../journal-file/make-journal-file.ts';
import { bookKinds } from '../kinds/book-kinds.ts';

/** What was saved of a database that cannot be opened. */
export interface Salvaged {
  readonly folder: string;
  /** The number of tournaments of which at least the beginning was saved. */
  readonly tournaments: number;
  /** Why the rest could not be written; null: everything was. */
  readonly problem: FileProblem | null;
}

const stampOf = (moment: Date): string => moment.toISOString().replace(/[-:.]/g, '');

/**
 * Writes the sound entries of a damaged database beside it, an export for each book, readable only by the
 * owner of the files. The folder is named after the time of the database file, so that the same damage
 * found again is saved to the same folder. Stops at the first failure of the disk.
 */
export function salvageBeside(file: string, dataDirectory: string): Salvaged {
  const changedAt = statSync(file).mtime;
  const folder = join(dataDirectory, `salvaged-${stampOf(changedAt)}`);
  let tournaments = 0;
  try {
    for (const { kind, id, entries } of salvageDatabase(file, bookKinds)) {
      const text = makeJournalFile(kind, id, entries, changedAt.toISOString());
      const isTournament = kind.kind === tournamentBook.kind;
      const name = isTournament ? `${id}.json` : `${kind.kind}.${id}.json`;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(join(folder, name), text, { mode: 0o600 });
      if (isTournament) tournaments += 1;
    }
    return { folder, tournaments, problem: null };
  } catch (thrown) {
    const problem = fileProblem(thrown);
    if (problem === null) throw thrown;
    return { folder, tournaments, problem };
  }
}
