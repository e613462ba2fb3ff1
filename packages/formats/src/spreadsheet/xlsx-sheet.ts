import { attributeOf, type XmlSteps } from './read-xml.ts';
import { cellName, emptySheet, putCell, type SheetInReading } from './sheet.ts';
import { type ShownAs, shownNumber } from './shown-number.ts';

/** What the cells of all sheets of a workbook refer to. */
export interface XlsxFacts {
  readonly sharedTexts: readonly string[];
  /** What each style shows of a number. */
  readonly styles: readonly ShownAs[];
  /** Whether days are counted from 1904. */
  readonly from1904: boolean;
}

/** The row and column of `C7`, from 0; null: the cell does not say. */
function placeOf(reference: string | null): { row: number; column: number } | null {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference ?? '') ?? [];
  if (letters === '') return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits) - 1, column: column - 1 };
}

/** Letters that XML cannot hold stand as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The cell that is read at the moment. */
interface OpenCell {
  row: number;
  column: number;
  type: string;
  style: number;
  value: string;
  hasFormula: boolean;
}

function shownText(cell: OpenCell, { sharedTexts, styles, from1904 }: XlsxFacts): string {
  switch (cell.type) {
    case 's':
      return sharedTexts[Number(cell.value)] ?? '';
    case 'inlineStr':
    case 'str':
      return unescaped(cell.value);
    case 'b':
      return cell.value === '1' ? 'TRUE' : cell.value === '' ? '' : 'FALSE';
    case 'd':
      return cell.value.slice(0, 10);
    case 'e':
      return cell.value;
    default:
      return shownNumber(cell.value, styles[cell.style] ?? 'number', from1904);
  }
}

function takeMerged(sheet: SheetInReading, range: string): void {
  const [first, last] = range.split(':').map(placeOf);
  if (!first || !last || last.row === first.row) return;
  sheet.merged.push({ top: first.row, bottom: last.row, column: first.column });
}

/** The steps that read a worksheet of a workbook (XLSX), and the sheet that they fill. */
export function xlsxSheetSteps(facts: XlsxFacts): { steps: XmlSteps; sheet: SheetInReading } {
  const sheet = emptySheet();
  const cell: OpenCell = { row: -1, column: -1, type: '', style: 0, value: '', hasFormula: false };
  /** Whether the text that comes next is a part of the cell's value. */
  let isValue = false;
  let inPhonetic = false;
  function openCell(attributes: string): void {
    const place = placeOf(attributeOf(attributes, 'r'));
    cell.column = place?.column ?? cell.column + 1;
    cell.type = attributeOf(attributes, 't') ?? 'n';
    cell.style = Number(attributeOf(attributes, 's') ?? 0);
    cell.value = '';
    cell.hasFormula = false;
  }
  function closeCell(): void {
    if (cell.hasFormula && cell.value === '' && cell.type !== 'str') {
      sheet.uncalculated.push(cellName(cell.row, cell.column));
    }
    putCell(sheet, cell.row, cell.column, shownText(cell, facts));
  }
  const opened: Readonly<Record<string, (attributes: string) => void>> = {
    row(attributes) {
      const number = Number(attributeOf(attributes, 'r') ?? cell.row + 2);
      cell.row = number - 1;
      cell.column = -1;
      if (/^(?:1|true)$/.test(attributeOf(attributes, 'hidden') ?? '')) sheet.hidden.add(cell.row);
    },
    c: openCell,
    v: () => (isValue = true),
    t: () => (isValue = !inPhonetic),
    rPh: () => (inPhonetic = true),
    f: () => (cell.hasFormula = true),
    mergeCell: (attributes) => takeMerged(sheet, attributeOf(attributes, 'ref') ?? ''),
  };
  const closed: Readonly<Record<string, () => void>> = {
    c: closeCell,
    v: () => (isValue = false),
    t: () => (isValue = false),
    rPh: () => (inPhonetic = false),
  };
  const steps: XmlSteps = {
    open: (name, attributes) => opened[name]?.(attributes),
    close: (name) => closed[name]?.(),
    text(text) {
      if (isValue) cell.value += text;
    },
  };
  return { steps, sheet };
}

/** The steps that collect the texts that cells share. */
export function sharedTextSteps(): { steps: XmlSteps; texts: string[] } {
  const texts: string[] = [];
  let own = '';
  let isText = false;
  let inPhonetic = false;
  const steps: XmlSteps = {
    open(name) {
      if (name === 'si') own = '';
      if (name === 'rPh') inPhonetic = true;
      isText = name === 't' && !inPhonetic;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') inPhonetic = false;
      if (name === 'si') texts.push(unescaped(own));
    },
    text(text) {
      if (isText) own += text;
    },
  };
  return { steps, texts };
}

/** The steps that collect what the styles of a workbook show of a number. */
export function styleSteps(formatShown: (id: number, code: string | undefined) => ShownAs): {
  steps: Pick<XmlSteps, 'open' | 'close'>;
  styles: ShownAs[];
} {
  const codes = new Map<number, string>();
  const styles: ShownAs[] = [];
  let ofCells = false;
  const steps: Pick<XmlSteps, 'open' | 'close'> = {
    open(name, attributes) {
      const id = Number(attributeOf(attributes, 'numFmtId') ?? 0);
      if (name === 'numFmt') codes.set(id, attributeOf(attributes, 'formatCode') ?? '');
      if (name === 'cellXfs') ofCells = true;
      if (name === 'xf' && ofCells) styles.push(formatShown(id, codes.get(id)));
    },
    close(name) {
      if (name === 'cellXfs') ofCells = false;
    },
  };
  return { steps, styles };
}
