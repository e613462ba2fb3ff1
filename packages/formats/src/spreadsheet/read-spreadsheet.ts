import { err, ok, type Result } from '@rokade/rules';
import { findPlayerColumns } from '../csv/player-columns.ts';
import { damaged, readPart, type SpreadsheetParts } from './parts.ts';
import { contentPart, readOds } from './read-ods.ts';
import { readXlsx, workbookPart } from './read-xlsx.ts';
import { type Sheet, sheetText } from './sheet.ts';
import type { SpreadsheetFault } from './spreadsheet-fault.ts';
import { type ZipParts, zipParts } from './zip-parts.ts';

/** A sheet of a spreadsheet as a table. */
export interface SheetTable {
  /** The sheet that it is, and all sheets with anything in them. */
  readonly sheet: string;
  readonly sheets: readonly string[];
  /** The sheets that have a list of people; with more than one, the reader chooses. */
  readonly lists: readonly string[];
  /** Rows that are hidden in the spreadsheet; they are read, too. */
  readonly hiddenRows: number;
  /** The cells, with tabs between them; each row stands on the line of its number. */
  readonly text: string;
}

type SpreadsheetKind = 'xlsx' | 'ods' | 'xlsb' | 'ole' | 'cut-off';

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** The first bytes as letters of one byte each. */
const lettersOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 4000));

const odsType = 'application/vnd.oasis.opendocument.spreadsheet';

function kindOfParts(parts: ZipParts, start: string): SpreadsheetKind | null {
  if (workbookPart(parts.keys()) !== undefined) return 'xlsx';
  if ([...parts.keys()].some((name) => name.endsWith('workbook.bin'))) return 'xlsb';
  const isOpen = parts.has(contentPart) || parts.has('encrypted-package');
  return isOpen && start.includes(odsType) ? 'ods' : null;
}

/** Which kind of spreadsheet a file is, by its content; null: none. */
function kindOf(bytes: Uint8Array): SpreadsheetKind | null {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'ole';
  if (!startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return null;
  const [parts, start] = [zipParts(bytes), lettersOf(bytes)];
  if (parts !== null) return kindOfParts(parts, start);
  return start.includes('[Content_Types].xml') || start.includes(odsType) ? 'cut-off' : null;
}

/** Whether a file is a spreadsheet of any kind, also one that cannot be read. */
export const isSpreadsheet = (bytes: Uint8Array): boolean => kindOf(bytes) !== null;

/** `EncryptedPackage` in letters of two bytes: the name of what a password keeps in an old container. */
const encryptedName = 'E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e';

function containsText(bytes: Uint8Array, text: string): boolean {
  const codes = [...text].map((letter) => letter.charCodeAt(0));
  const [first = 0] = codes;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (codes.every((code, index) => bytes[at + index] === code)) return true;
  }
  return false;
}

/** A sheet with a list of people, by its headings; by its cells alone it is less certain. */
function listWorth({ rows }: Sheet): number {
  const columns = findPlayerColumns(rows);
  if (columns === null) return 0;
  const filled = columns.fields.filter((field) => field !== null).length;
  return columns.headings.length > 0 ? filled + 1 : 1;
}

/** The sheets to choose from: those with anything in them, hidden ones only if there are no others. */
function sheetsToRead(sheets: readonly Sheet[]): readonly Sheet[] {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const visible = filled.filter(({ isHidden }) => !isHidden);
  return visible.length > 0 ? visible : filled;
}

/** A text of more bytes is no list line by line. */
const largestText = 20_000_000;

function tableOf(
  sheet: Sheet,
  sheets: readonly Sheet[],
  lists: readonly Sheet[],
): Result<SheetTable, SpreadsheetFault> {
  const [cell] = sheet.uncalculated;
  if (cell !== undefined) {
    const count = sheet.uncalculated.length;
    return err({ code: 'input.sheet-uncalculated', sheet: sheet.name, cell, count });
  }
  const text = sheetText(sheet);
  if (text.length > largestText) {
    return err({
      code: 'input.sheet-too-large',
      megabytes: Math.ceil(text.length / 1_000_000),
      limitMegabytes: largestText / 1_000_000,
    });
  }
  return ok({
    sheet: sheet.name,
    sheets: sheets.map(({ name }) => name),
    lists: lists.map(({ name }) => name),
    hiddenRows: sheet.hiddenRows,
    text,
  });
}

/** The sheet that was chosen, else the one that is most clearly a list, else the first. */
function chosenTable(
  sheets: readonly Sheet[],
  chosen: string,
): Result<SheetTable, SpreadsheetFault> {
  const offered = sheetsToRead(sheets);
  const worth = new Map(offered.map((sheet) => [sheet, listWorth(sheet)]));
  const headed = offered.filter((sheet) => (worth.get(sheet) ?? 0) > 1);
  const best = offered.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))[0];
  const sheet = chosen === '' ? best : sheets.find(({ name }) => name === chosen);
  if (sheet !== undefined) return tableOf(sheet, offered, headed);
  return chosen === ''
    ? ok({ sheet: '', sheets: [], lists: [], hiddenRows: 0, text: '' })
    : err({ code: 'input.sheet-missing', sheet: chosen });
}

/** Whether an OpenDocument file is encrypted: its parts, or in newer files the whole package. */
function isEncrypted(spreadsheet: SpreadsheetParts): boolean {
  let found = spreadsheet.parts.has('encrypted-package');
  readPart(spreadsheet, 'META-INF/manifest.xml', {
    open(name) {
      if (name === 'encryption-data') found = true;
    },
  });
  return found;
}

const sheetReaders: Readonly<
  Record<'xlsx' | 'ods', (of: SpreadsheetParts) => Result<readonly Sheet[], SpreadsheetFault>>
> = {
  xlsx: readXlsx,
  ods: (spreadsheet) =>
    isEncrypted(spreadsheet) ? err({ code: 'input.spreadsheet-locked' }) : readOds(spreadsheet),
};

/**
 * The table on a sheet of a spreadsheet (XLSX or ODS): the sheet with this name, else the one that is
 * most clearly a list of people. Cells say what they show: values of formulas, days as `2001-12-31`.
 */
export function readSpreadsheet(
  bytes: Uint8Array,
  sheet = '',
): Result<SheetTable, SpreadsheetFault> {
  const kind = kindOf(bytes);
  const parts = zipParts(bytes);
  if (kind === 'ole') {
    return containsText(bytes, encryptedName)
      ? err({ code: 'input.spreadsheet-locked' })
      : err({ code: 'input.spreadsheet-other', kind: 'xls' });
  }
  if (kind === 'xlsb') return err({ code: 'input.spreadsheet-other', kind });
  if (parts === null || kind === null || kind === 'cut-off') return err(damaged);
  const sheets = sheetReaders[kind]({ bytes, parts });
  return sheets.ok ? chosenTable(sheets.value, sheet) : sheets;
}
