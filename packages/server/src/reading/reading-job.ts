import { type PlayerList, parsePlayerList } from '@rokade/formats';
import type { Register } from '@rokade/register';
import { ok, type Result } from '@rokade/rules';
import type { FileFault, Importer, TournamentTypes } from '../application.ts';
import type { ImportFault } from '../journal-file/import-fault.ts';
import { type JournalFile, parseJournalFile } from '../journal-file/parse-journal-file.ts';
import {
  type ListPreview,
  type ListQuestion,
  type ListTaking,
  readListTaking,
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
    }
  | {
      readonly kind: 'taking';
      readonly input: string | Uint8Array;
      readonly register: Register;
      readonly question: ListQuestion;
      readonly source: string;
    };

/** What comes of reading, by the kind of job. */
export interface ReadingOutcomes {
  readonly journal: Result<JournalFile<TournamentTypes>, ImportFault>;
  readonly file: Result<ReadFile, readonly FileFault[]>;
  readonly players: PlayerList;
  readonly people: Result<ListPreview, ImportFault>;
  readonly taking: Result<ListTaking, ImportFault>;
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
    case 'taking':
      return ok(readListTaking(job.input, job.register, { ...job.question, source: job.source }));
  }
}

/** What of an outcome may be long: it goes from thread to thread some at a time. */
const longParts = ['entries', 'lines', 'steps'] as const;

/** The long part of an outcome, by its name; null: it has none. */
export function longPartOf(outcome: ReadingOutcome) {
  if (!('ok' in outcome && outcome.ok)) return null;
  const values: Partial<Record<string, unknown>> = { ...outcome.value };
  for (const name of longParts) {
    const all = values[name];
    if (Array.isArray(all)) return { name, all: all as readonly unknown[] };
  }
  return null;
}

/** An outcome with its long part as it is given. */
export const withLongPart = (outcome: ReadingOutcome, all: readonly unknown[]): ReadingOutcome => {
  const part = longPartOf(outcome);
  return part === null || !('ok' in outcome && outcome.ok)
    ? outcome
    : ({ ok: true, value: { ...outcome.value, [part.name]: all } } as ReadingOutcome);
};
