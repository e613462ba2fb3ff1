import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileProblem, fileProblem, salvageDatabase } from '@rokade/store';
import { tournamentBook } from '@rokade/tournament';
import { makeJournalFile } from '../journal-file/make-journal-file.ts';
import { bookKinds } from '../kinds/book-kinds.ts';

/** What was saved of a database that does not open. */
export interface Salvaged {
  readonly folder: string;
  /** Tournaments of which at least the beginning could be read and written. */
  readonly tournaments: number;
  /** What kept the rest from being written; null: nothing did. */
  readonly problem: FileProblem | null;
}

const stampOf = (moment: Date): string => moment.toISOString().replace(/[-:.]/g, '');

/**
 * Writes what is sound of a damaged database beside it, an export for each book, readable by
 * the owner alone, in a folder named after the file's time: the same damage found again is saved to
 * the same place. What the disk does not take is not saved.
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
