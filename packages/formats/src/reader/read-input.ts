import { err, ok, type Result } from '@rokade/rules';
import { vegaTable } from '../csv/vega-table.ts';
import { decodeInput } from '../input/decode-input.ts';
import type { InputFault } from '../input/input-fault.ts';
import { recogniseFormat } from '../input/recognise-format.ts';
import { documentFormat, parseDocumentJson } from '../json/document-json.ts';
import type { JsonFault } from '../json/json-fault.ts';
import { parseJson } from '../json/parse-json.ts';
import { isJsonObject } from '../json/shape.ts';
import {
  type ProgramFormCode,
  programFormOf,
  readProgramForm,
} from '../other-programs/other-programs.ts';
import {
  type ProgramFault,
  type ProgramWarning,
  wholeFile,
} from '../other-programs/program-fault.ts';
import type { ReadProgram } from '../other-programs/program-tournament.ts';
import { readCrossTable } from '../other-programs/read-cross-table.ts';
import { parsePgn } from '../pgn/parse-pgn.ts';
import type { PgnFault, PgnWarning } from '../pgn/pgn-fault.ts';
import {
  type ParsedTrf,
  parseTrfText,
  type ReadingChoice,
  strictReading,
} from '../trf/parse-trf.ts';
import type { TrfFault, TrfWarning } from '../trf/trf-fault.ts';

/** The `format` of the JSON export of a journal. */
const journalFormatName = 'rokade-journal';

/** The format of a file with a document. */
export type DocumentFormat = 'trf' | 'json' | 'pgn' | 'cross-table' | ProgramFormCode;

/**
 * The content of an input: a document (from a report file, its JSON, games in PGN,
 * another program's own file or a cross table), the text of a
 * journal, which the caller reads, or a table.
 */
export type RecognisedInput =
  | ({
      readonly kind: 'document';
      readonly format: DocumentFormat;
      readonly warnings: readonly ReadWarning[];
    } & Omit<ParsedTrf, 'warnings'>)
  | { readonly kind: 'journal'; readonly text: string }
  | { readonly kind: 'table'; readonly text: string };

/** Why an input contains no tournament. */
export type ReadFault = InputFault | TrfFault | JsonFault | PgnFault | ProgramFault;

/** Remarks on an input that was accepted. */
export type ReadWarning = TrfWarning | PgnWarning | ProgramWarning;

/** Matches the head of a journal's export. Its reader can salvage a text that is cut off. */
const journalHead = new RegExp(`^\\s*\\{[^[{]{0,200}"format"\\s*:\\s*"${journalFormatName}"`);

function readJson(text: string): Result<RecognisedInput, readonly ReadFault[]> {
  if (journalHead.test(text)) return ok({ kind: 'journal', text });
  const json = parseJson(text);
  if (!json.ok) return err([json.error]);
  const format = isJsonObject(json.value) ? json.value['format'] : undefined;
  if (format === journalFormatName) return ok({ kind: 'journal', text });
  if (format !== documentFormat) return err([{ code: 'json.unknown-document' }]);
  const document = parseDocumentJson(json.value);
  return document.ok
    ? ok({ kind: 'document', format: 'json', document: document.value, warnings: [], guesses: [] })
    : err(document.error);
}

function readTrf(
  text: string,
  choice: ReadingChoice,
): Result<RecognisedInput, readonly ReadFault[]> {
  const parsed = parseTrfText(text, choice);
  return parsed.ok ? ok({ kind: 'document', format: 'trf', ...parsed.value }) : err(parsed.error);
}

function readPgn(text: string): Result<RecognisedInput, readonly ReadFault[]> {
  const parsed = parsePgn(text);
  return parsed.ok
    ? ok({ kind: 'document', format: 'pgn', ...parsed.value, guesses: [] })
    : err(parsed.error);
}

const documentOf = (
  format: DocumentFormat,
  read: Result<ReadProgram, ProgramFault>,
): Result<RecognisedInput, readonly ReadFault[]> =>
  read.ok ? ok({ kind: 'document', format, ...read.value, guesses: [] }) : err([read.error]);

/** Why a text of no known format is refused; of a file of Vega only the players are read. */
const unknownFormat = (text: string): ReadFault =>
  vegaTable(text) === null
    ? { code: 'input.unknown-format' }
    : { code: 'program.players-alone', program: 'Vega', ...wholeFile };

function readTable(text: string): Result<RecognisedInput, readonly ReadFault[]> {
  if (vegaTable(text) !== null) return err([unknownFormat(text)]);
  const crossTable = readCrossTable(text);
  return crossTable === null ? ok({ kind: 'table', text }) : documentOf('cross-table', crossTable);
}

/**
 * Reads an input whose format is recognised by its content, never by a name. Lenient reading concerns
 * report files only.
 */
export function readInput(
  input: string | Uint8Array,
  choice: ReadingChoice = strictReading,
): Result<RecognisedInput, readonly ReadFault[]> {
  const program = programFormOf(input);
  if (program !== null && typeof input !== 'string') {
    return documentOf(program, readProgramForm(program, input));
  }
  const text = decodeInput(input);
  if (!text.ok) return err([text.error]);
  const format = recogniseFormat(text.value);
  switch (format) {
    case 'json':
      return readJson(text.value);
    case 'trf':
      return readTrf(text.value, choice);
    case 'pgn':
      return readPgn(text.value);
    case 'table':
      return readTable(text.value);
    default:
      return err([unknownFormat(text.value)]);
  }
}
