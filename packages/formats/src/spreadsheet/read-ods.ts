import { err, ok, type Result } from '@rokade/rules';
import { damaged, readPart, type SpreadsheetParts } from './parts.ts';
import { attributeOf, type XmlSteps } from './read-xml.ts';
import {
  cellName,
  emptySheet,
  finishedSheet,
  putCell,
  type Sheet,
  type SheetInReading,
} from './sheet.ts';
import type { SpreadsheetFault } from './spreadsheet-fault.ts';

/** A cell that is read at the moment, with the text that it shows. */
interface OpenCell {
  readonly attributes: string;
  shown: string;
  paragraphs: number;
}

/** The place that is read: the sheet, its row and column, counted from 0, and the cell. */
interface Reading {
  sheet: SheetInReading;
  name: string;
  isHidden: boolean;
  /** Whether the sheet is a copy of one in another file. */
  isLinked: boolean;
  row: number;
  column: number;
  repeatedRows: number;
  cell: OpenCell | null;
  /** How many notes, charts or drawings the place is inside of. */
  inNotes: number;
  isParagraph: boolean;
  /** The style that is read, and the styles whose sheets are hidden. */
  style: string;
  readonly hiddenStyles: Set<string>;
  readonly sheets: Sheet[];
}

/** A row or cell that is written once for many; more of them are no list. */
const mostRepeated = 100_000;

const repeated = (attributes: string, what: 'columns' | 'rows'): number =>
  Number(attributeOf(attributes, `table:number-${what}-repeated`) ?? 1);

/** What a cell says: its value, or where the text shown says more, that: `00123`, a year. */
function cellText({ attributes, shown }: OpenCell): string {
  const value = attributeOf(attributes, 'office:value');
  switch (attributeOf(attributes, 'office:value-type')) {
    case 'date':
      return /^\d{4}$/.test(shown)
        ? shown
        : (attributeOf(attributes, 'office:date-value') ?? shown).slice(0, 10);
    case 'boolean':
      return (attributeOf(attributes, 'office:boolean-value') ?? shown).toUpperCase();
    case 'float':
    case 'currency':
    case 'percentage': {
      const isPadded = /^0\d+$/.test(shown) && Number(shown) === Number(value);
      return isPadded ? shown : String(Number(Number(value).toPrecision(15)));
    }
    default:
      return attributeOf(attributes, 'office:string-value') ?? shown;
  }
}

function closeCell(at: Reading, cell: OpenCell): void {
  const { attributes } = cell;
  const columns = repeated(attributes, 'columns');
  const text = cellText(cell);
  const hasFormula = attributeOf(attributes, 'table:formula') !== null;
  if (hasFormula && attributeOf(attributes, 'office:value-type') === null && text === '') {
    at.sheet.uncalculated.push(cellName(at.row, at.column));
  }
  const spanned = Number(attributeOf(attributes, 'table:number-rows-spanned') ?? 1);
  if (spanned > 1) {
    at.sheet.merged.push({ top: at.row, bottom: at.row + spanned - 1, column: at.column });
  }
  if (text !== '') {
    for (let left = Math.min(columns, mostRepeated) - 1; left >= 0; left--) {
      putCell(at.sheet, at.row, at.column + left, text);
    }
  }
  at.column += columns;
  at.cell = null;
}

/** A row that is written once for several stands in each of them. */
function closeRow(at: Reading): void {
  const cells = at.sheet.cells.get(at.row);
  const last = at.row + at.repeatedRows;
  const isHidden = at.sheet.hidden.has(at.row);
  for (let row = at.row + 1; cells && row < Math.min(last, at.row + mostRepeated); row++) {
    at.sheet.cells.set(row, [...cells]);
    if (isHidden) at.sheet.hidden.add(row);
  }
  at.row = last;
}

/** Elements whose text is no part of a cell's. */
const notes: ReadonlySet<string> = new Set(['annotation', 'shapes', 'frame', 'tracked-changes']);

type Step = (at: Reading, attributes: string) => void;

const startCell: Step = (at, attributes) => {
  at.cell = { attributes, shown: '', paragraphs: 0 };
};

const opened: Readonly<Record<string, Step>> = {
  style(at, attributes) {
    at.style = attributeOf(attributes, 'style:name') ?? '';
  },
  'table-properties'(at, attributes) {
    if (attributeOf(attributes, 'table:display') === 'false') at.hiddenStyles.add(at.style);
  },
  table(at, attributes) {
    at.sheet = emptySheet();
    at.name = attributeOf(attributes, 'table:name') ?? '';
    at.isHidden = at.hiddenStyles.has(attributeOf(attributes, 'table:style-name') ?? '');
    at.isLinked = false;
    at.row = 0;
  },
  'table-source'(at) {
    at.isLinked = true;
  },
  'table-row'(at, attributes) {
    at.column = 0;
    at.repeatedRows = repeated(attributes, 'rows');
    if (/collapse|filter/.test(attributeOf(attributes, 'table:visibility') ?? '')) {
      at.sheet.hidden.add(at.row);
    }
  },
  'table-cell': startCell,
  'covered-table-cell': startCell,
  p(at) {
    at.isParagraph = true;
    if (at.cell === null) return;
    if (at.cell.paragraphs > 0) at.cell.shown += ' ';
    at.cell.paragraphs += 1;
  },
  s(at) {
    if (at.cell !== null) at.cell.shown += ' ';
  },
};

const endCell = (at: Reading): void => {
  if (at.cell !== null) closeCell(at, at.cell);
};

const closed: Readonly<Record<string, (at: Reading) => void>> = {
  'table-cell': endCell,
  'covered-table-cell': endCell,
  'table-row': closeRow,
  table(at) {
    if (!at.isLinked) at.sheets.push(finishedSheet(at.sheet, at));
  },
  p(at) {
    at.isParagraph = false;
  },
};

function odsSteps(at: Reading): XmlSteps {
  return {
    open(name, attributes) {
      if (notes.has(name)) at.inNotes += 1;
      if (at.inNotes > 0) return;
      if (name === 'tab' || name === 'line-break') opened['s']?.(at, attributes);
      else opened[name]?.(at, attributes);
    },
    close(name) {
      if (at.inNotes === 0) closed[name]?.(at);
      if (notes.has(name)) at.inNotes -= 1;
    },
    text(text) {
      if (at.cell !== null && at.isParagraph && at.inNotes === 0) at.cell.shown += text;
    },
  };
}

/** The name of the part with the sheets of a spreadsheet (ODS). */
export const contentPart = 'content.xml';

/** The sheets of a spreadsheet (ODS, OpenDocument 1.4), without copies of sheets of other files. */
export function readOds(spreadsheet: SpreadsheetParts): Result<readonly Sheet[], SpreadsheetFault> {
  const at: Reading = {
    sheet: emptySheet(),
    name: '',
    isHidden: false,
    isLinked: false,
    row: 0,
    column: 0,
    repeatedRows: 1,
    cell: null,
    inNotes: 0,
    isParagraph: false,
    style: '',
    hiddenStyles: new Set<string>(),
    sheets: [],
  };
  const read = readPart(spreadsheet, contentPart, odsSteps(at));
  if (!read.ok) return read;
  return read.value ? ok(at.sheets) : err(damaged);
}
