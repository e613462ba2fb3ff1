import {
  type PlayerList,
  type PlayerListLimits,
  parsePlayerList,
  type RecognisedInput,
  readInput,
} from '@rokade/formats';
import type { BookKind, BookTypes } from '@rokade/journal';
import type { Register } from '@rokade/register';
import { invariant, ok, type Result } from '@rokade/rules';
import type { ImportFault } from '../journal-file/import-fault.ts';
import { type JournalFile, parseJournalFile } from '../journal-file/parse-journal-file.ts';
import { bookKinds } from '../kinds/book-kinds.ts';
import type { FileFault, Importer } from '../kinds/tournament-types.ts';
import { type ReadFile, readFile } from './read-file.ts';
import {
  type ListPreview,
  type ListQuestion,
  type ListTaking,
  readListTaking,
  readRegisterList,
} from './read-register-list.ts';

/** Input from outside, and what to read it as. */
export type ReadingJob =
  /** The journal of a book; `of` is the name of its kind. */
  | { readonly kind: 'journal'; readonly of: string; readonly input: string }
  | { readonly kind: 'file'; readonly input: Uint8Array; readonly importer: Importer }
  /** A file of any known format. */
  | { readonly kind: 'input'; readonly input: Uint8Array }
  | {
      readonly kind: 'players';
      readonly input: string | Uint8Array;
      /** Default: the limits for one tournament. */
      readonly limits?: PlayerListLimits;
    }
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

/** The outcome for each kind of job. */
export interface ReadingOutcomes {
  readonly journal: Result<JournalFile<BookTypes>, ImportFault>;
  readonly file: Result<ReadFile, readonly FileFault[]>;
  readonly input: Result<RecognisedInput, readonly FileFault[]>;
  readonly players: PlayerList;
  readonly people: Result<ListPreview, ImportFault>;
  readonly taking: Result<ListTaking, ImportFault>;
}

export type ReadingOutcome = ReadingOutcomes[ReadingJob['kind']];

/** The kind of book with a name. */
function kindCalled(name: string): BookKind<BookTypes> {
  const found = bookKinds.find(({ kind }) => kind === name);
  invariant(found !== undefined, `a kind of book is called ${name}`);
  return found as unknown as BookKind<BookTypes>;
}

/** Does a job in the calling thread; it may take seconds. */
export function doReading(job: ReadingJob): ReadingOutcome {
  switch (job.kind) {
    case 'journal':
      return parseJournalFile(kindCalled(job.of), job.input);
    case 'file':
      return readFile(job.input, job.importer);
    case 'input':
      return readInput(job.input);
    case 'players':
      return parsePlayerList(job.input, job.limits);
    case 'people':
      return ok(readRegisterList(job.input, job.register, job.question));
    case 'taking':
      return ok(readListTaking(job.input, job.register, { ...job.question, source: job.source }));
  }
}

/** The parts of an outcome that may be long: they go from thread to thread in portions. */
const longParts = ['entries', 'lines', 'steps', 'players', 'faults'] as const;
type LongPart = (typeof longParts)[number];

/** The parts of an outcome that may be long, by their names. */
export type LongParts = Partial<Record<LongPart, readonly unknown[]>>;

/** The value of an outcome; null for an error. A list of players is no `Result`: it carries its own faults. */
function readIn(outcome: ReadingOutcome): object | null {
  if (!('ok' in outcome)) return outcome;
  return outcome.ok ? outcome.value : null;
}

/** The long parts of an outcome. */
export function longPartsOf(outcome: ReadingOutcome): LongParts {
  const values: Partial<Record<string, unknown>> = { ...readIn(outcome) };
  return Object.fromEntries(
    longParts.flatMap((name) => (Array.isArray(values[name]) ? [[name, values[name]]] : [])),
  );
}

/** An outcome with its long parts replaced. */
export function withLongParts(outcome: ReadingOutcome, parts: LongParts): ReadingOutcome {
  const read = readIn(outcome);
  if (read === null) return outcome;
  const whole = { ...read, ...parts };
  return ('ok' in outcome ? { ok: true, value: whole } : whole) as ReadingOutcome;
}
