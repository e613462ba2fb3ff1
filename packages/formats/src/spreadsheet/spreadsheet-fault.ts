import type { ByCode } from '@rokade/rules';

/** Kinds of spreadsheets that are recognised, but not read. */
export type OtherSpreadsheet = 'xls' | 'xlsb';

/** Why a spreadsheet is refused. */
export type SpreadsheetFault = ByCode<{
  /** A password is required. */
  'input.spreadsheet-locked': object;
  /** A part is missing, cut off or changed. */
  'input.spreadsheet-damaged': object;
  'input.spreadsheet-other': { kind: OtherSpreadsheet };
  /** A sheet is too large when it is unpacked. */
  'input.sheet-too-large': { megabytes: number; limitMegabytes: number };
  /** Several sheets have a list, and none was chosen; their names, joined by commas. */
  'input.sheets-several': { sheets: string };
  /** The chosen sheet is not in the file. */
  'input.sheet-missing': { sheet: string };
  /** The formulas of a sheet have no values. */
  'input.sheet-uncalculated': { sheet: string; cell: string; count: number };
}>;
