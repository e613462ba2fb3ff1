import { type PlayerList, parsePlayerList } from '@rokade/formats';
import type { Register } from '@rokade/register';
import { ok, type Result } from '@rokade/rules';
import type { FileFault, Importer, TournamentTypes } from '../application.ts';
import type { ImportFault } from '../journal-file/import-fault.ts';
import { type JournalFile, parseJournalFile } from '../journal-file/parse-journal-file.ts';
import {
  type ListPreview,
  type ListQuestion,
  readRegisterList,
} from '../register/read-register-list.ts';
import { tournamentKind } from '../tournaments/tournament-kind.ts';
import { type ReadFile, readFile } from './read-file.ts';

/** Something that a stranger wrote, and what it is to be read as. */
export type ReadingJob =
  | { readonly kind: 'journal'; readonly input: string }
  | { readonly kind: 'file'; readonly input: Uint8Array; readonly importer: Importer }
  | { readonly kind: 'players'; readonly input: string | Uint8Array }
  | {
      readonly kind: 'people';
      readonly input: string | Uint8Array;
      readonly register: Register;
      readonly question: ListQuestion;
    };

/** What comes of reading, by the kind of job. */
export interface ReadingOutcomes {
  readonly journal: Result<JournalFile<TournamentTypes>, ImportFault>;
  readonly file: Result<ReadFile, readonly FileFault[]>;
  readonly players: PlayerList;
  readonly people: Result<ListPreview, ImportFault>;
}

export type ReadingOutcome = ReadingOutcomes[ReadingJob['kind']];

/** Does a job where it is called; that may take seconds. */
export function doReading(job: ReadingJob): ReadingOutcome {
  switch (job.kind) {
    case 'journal':
      return parseJournalFile(tournamentKind, job.input);
    case 'file':
      return readFile(job.input, job.importer);
    case 'players':
      return parsePlayerList(job.input);
    case 'people':
      return ok(readRegisterList(job.input, job.register, job.question));
  }
}
