import {
  decodeInput,
  guessSeparator,
  journalReader,
  type RatingChoice,
  type RecognisedInput,
  type Row,
  readInput,
  sizeFault,
  splitCells,
  type TournamentReader,
  type TrfDocument,
  trfReader,
} from '@rokade/formats';
import { err, invariant, ok, type Result } from '@rokade/rules';
import { foldJournal, showingWhatDecides, type Tournament } from '@rokade/tournament';
import { bad, type Context, type Outcome } from '../outcome.ts';
import { faultLines, guessLines, remarkLines } from '../say/fault-lines.ts';
import type { FileContent } from '../terminal.ts';

/** The name of a file in messages. */
export const nameOfFile = (file: string): string => (file === '-' ? 'stdin' : file);

const readContent = ({ terminal }: Context, file: string): Promise<FileContent> =>
  file === '-' ? terminal.readStandardInput() : terminal.readFile(file);

/** The bytes of a file or of standard input (`-`). */
export async function loadBytes(
  context: Context,
  file: string,
): Promise<Result<Uint8Array, Outcome>> {
  const content = await readContent(context, file);
  const name = nameOfFile(file);
  switch (content.kind) {
    case 'bytes':
      return ok(content.bytes);
    case 'too-large': {
      const fault = sizeFault(content.size);
      return err(bad(...faultLines(context, name, fault === null ? [] : [fault])));
    }
    default:
      return err(bad(`${name}: ${context.t(`cli.file.${content.problem}`)}`));
  }
}

/** The cells of a table in a file, row by row. */
export async function loadCells(
  context: Context,
  path: string,
): Promise<Result<readonly Row[], Outcome>> {
  const bytes = await loadBytes(context, path);
  if (!bytes.ok) return bytes;
  const faulty = (faults: Parameters<typeof faultLines>[2]) =>
    err(bad(...faultLines(context, nameOfFile(path), faults)));
  const text = decodeInput(bytes.value);
  if (!text.ok) return faulty([text.error]);
  const { rows, faults } = splitCells(text.value, guessSeparator(text.value));
  return faults.length > 0 ? faulty(faults) : ok(rows);
}

/** The content of a file, and the remarks on it. */
export interface LoadedInput {
  readonly input: RecognisedInput;
  readonly remarks: readonly string[];
}

/** Reads a file of any format, which its content shows. */
export async function loadInput(
  context: Context,
  file: string,
): Promise<Result<LoadedInput, Outcome>> {
  const bytes = await loadBytes(context, file);
  if (!bytes.ok) return bytes;
  const read = readInput(bytes.value, { lenient: context.lenient });
  const name = nameOfFile(file);
  if (!read.ok) return err(bad(...faultLines(context, name, read.error)));
  const input = read.value;
  if (input.kind !== 'document') return ok({ input, remarks: [] });
  const guesses = guessLines(context, name, input.guesses);
  return ok({ input, remarks: [...guesses, ...remarkLines(context, name, input.warnings)] });
}

/** A tournament in a file, in the form that the rules need. */
export interface LoadedTournament {
  readonly source: TournamentReader;
  /** Where it came from. */
  readonly origin:
    | { readonly kind: 'document'; readonly document: TrfDocument }
    | { readonly kind: 'journal'; readonly tournament: Tournament };
  readonly remarks: readonly string[];
}

/** A tournament with the ratings that decide, not those shown: a journal has both. */
export function whatDecides({ source, origin }: LoadedTournament): TournamentReader {
  if (origin.kind === 'document') return source;
  return journalReader(showingWhatDecides(origin.tournament), 'national');
}

/** The tournament of a journal; the store's code is loaded only for this. */
export async function loadJournal(
  { t }: Context,
  file: string,
  text: string,
): Promise<Result<Tournament, Outcome>> {
  const { parseJournalFile, tournamentKind } = await import('@rokade/server');
  const parsed = parseJournalFile(tournamentKind, text);
  if (!parsed.ok) {
    const { code, ...facts } = parsed.error;
    return err(bad(`${nameOfFile(file)}: ${t(`error.${code}`, facts)}`));
  }
  const tournament = foldJournal(parsed.value.entries);
  invariant(tournament !== null, 'a journal that was read has entries');
  return ok(tournament);
}

/** The tournament of an input; a fault for a player list, which has none. */
export async function tournamentIn(
  context: Context,
  file: string,
  { input, remarks }: LoadedInput,
  ratings: RatingChoice,
): Promise<Result<LoadedTournament, Outcome>> {
  switch (input.kind) {
    case 'table':
      return err(bad(`${nameOfFile(file)}: ${context.t('error.input.unknown-format')}`));
    case 'document': {
      const { document } = input;
      return ok({
        source: trfReader(document),
        origin: { kind: 'document', document },
        remarks,
      });
    }
    default: {
      const tournament = await loadJournal(context, file, input.text);
      if (!tournament.ok) return tournament;
      const origin = { kind: 'journal', tournament: tournament.value } as const;
      return ok({ source: journalReader(tournament.value, ratings), origin, remarks });
    }
  }
}

/** Reads a tournament: from a report file, its JSON, or the export of a journal. */
export async function loadTournament(
  context: Context,
  file: string,
  ratings: RatingChoice,
): Promise<Result<LoadedTournament, Outcome>> {
  const loaded = await loadInput(context, file);
  return loaded.ok ? tournamentIn(context, file, loaded.value, ratings) : loaded;
}
