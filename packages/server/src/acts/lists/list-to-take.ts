import {
  isSpreadsheet,
  type ListFileCode,
  playersAsTable,
  type RecognisedListFile,
  readInput,
  readSpreadsheet,
  recogniseListFile,
  type SheetTable,
  type SpreadsheetFault,
  withClubNames,
} from '@rokade/formats';
import type { Result } from '@rokade/rules';

/** A file with a list, as it was sent. */
export interface SentListFile {
  /** The file's name; '' for a list that was typed. */
  readonly name: string;
  readonly list: string | Uint8Array;
  /** The table with the names of clubs (`vereine.csv`); '' = none. */
  readonly clubs: string | Uint8Array;
  /** The sheet of a spreadsheet; '' = the one that is most clearly a list. */
  readonly sheet: string;
}

/** The sheet of a spreadsheet that was read, and those that can be read instead. */
export type SheetRead = Pick<SheetTable, 'sheet' | 'sheets' | 'hiddenRows'>;

/** A file that was recognised, with the table that its uses read. */
export interface ListToTake extends Pick<SentListFile, 'name'> {
  readonly recognised: RecognisedListFile;
  /** null: the file is no spreadsheet, or cannot be read. */
  readonly sheet: SheetRead | null;
  /** The list as a table of players if the file is a report, else as it was sent. */
  readonly table: string | Uint8Array;
  readonly sent: string | Uint8Array;
}

/**
 * The longest report file, in characters, whose players are read here; a longer one is not of a
 * single tournament.
 */
const longestReport = 2_000_000;

/** The kinds of files whose players are read with their tournament. */
const hasPlayers: ReadonlySet<ListFileCode> = new Set([
  'report',
  'swiss-manager-file',
  'swiss-chess-file',
]);

function tableOf({ list }: SentListFile, { kind }: RecognisedListFile): string | Uint8Array {
  if (!hasPlayers.has(kind) || list.length > longestReport) return list;
  const read = readInput(list);
  return read.ok && read.value.kind === 'document' ? playersAsTable(read.value.document) : list;
}

function textToTake(sent: SentListFile): Omit<ListToTake, 'sheet'> {
  const { name } = sent;
  const first = recogniseListFile(sent.list, name);
  if (!first.lacksClubNames || sent.clubs.length === 0) {
    return { name, recognised: first, table: tableOf(sent, first), sent: sent.list };
  }
  const table = withClubNames(sent.list, sent.clubs);
  return { name, recognised: recogniseListFile(table, name), table, sent: table };
}

/** The sheet that was chosen; where another file was put in its place, the best of that one's. */
function sheetOf(list: Uint8Array, chosen: string): Result<SheetTable, SpreadsheetFault> {
  const read = readSpreadsheet(list, chosen);
  const isOther = !read.ok && read.error.code === 'input.sheet-missing';
  return isOther ? readSpreadsheet(list) : read;
}

/**
 * Recognises a file and makes the table that all uses of the list read. What is only looked at may be
 * another file than the one whose sheet was chosen.
 */
export function listToTake(sent: SentListFile, isLook = false): ListToTake {
  const { list, sheet: chosen } = sent;
  if (typeof list === 'string' || !isSpreadsheet(list)) return { ...textToTake(sent), sheet: null };
  const read = isLook ? sheetOf(list, chosen) : readSpreadsheet(list, chosen);
  if (!read.ok) {
    const { recognised, ...file } = textToTake(sent);
    return { ...file, recognised: { ...recognised, fault: read.error }, sheet: null };
  }
  const { sheet, sheets, hiddenRows, text } = read.value;
  return { ...textToTake({ ...sent, list: text }), sheet: { sheet, sheets, hiddenRows } };
}
