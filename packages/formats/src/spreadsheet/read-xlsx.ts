import { err, ok, type Result } from '@rokade/rules';
import { damaged, readPart, type SpreadsheetParts } from './parts.ts';
import { attributeOf } from './read-xml.ts';
import { finishedSheet, type Sheet } from './sheet.ts';
import { shownAs } from './shown-number.ts';
import type { SpreadsheetFault } from './spreadsheet-fault.ts';
import { sharedTextSteps, styleSteps, type XlsxFacts, xlsxSheetSteps } from './xlsx-sheet.ts';

/** A part that another one refers to: what it is, and its name in the zip. */
interface Related {
  readonly kind: string;
  readonly name: string;
}

/** The name of a part, given by its place beside another one: `../sharedStrings.xml`. */
function nameBeside(name: string, target: string): string {
  const steps = target.startsWith('/') ? [] : name.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** The parts that a part refers to, by their ids. */
function relatedTo(
  spreadsheet: SpreadsheetParts,
  name: string,
): Result<ReadonlyMap<string, Related>, SpreadsheetFault> {
  const related = new Map<string, Related>();
  const file = name.replace(/([^/]*)$/, '_rels/$1.rels');
  const read = readPart(spreadsheet, file, {
    open(element, attributes) {
      if (element !== 'Relationship') return;
      const target = attributeOf(attributes, 'Target') ?? '';
      related.set(attributeOf(attributes, 'Id') ?? '', {
        kind: (attributeOf(attributes, 'Type') ?? '').replace(/^.*\//, ''),
        name: nameBeside(name, target),
      });
    },
  });
  return read.ok ? ok(related) : read;
}

/** A sheet as the workbook names it. */
interface NamedSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly id: string;
}

interface Workbook {
  readonly sheets: readonly NamedSheet[];
  readonly from1904: boolean;
}

function readWorkbook(
  spreadsheet: SpreadsheetParts,
  name: string,
): Result<Workbook, SpreadsheetFault> {
  const sheets: NamedSheet[] = [];
  let from1904 = false;
  const read = readPart(spreadsheet, name, {
    open(element, attributes) {
      if (element === 'workbookPr') {
        from1904 = /^(?:1|true)$/.test(attributeOf(attributes, 'date1904') ?? '');
      }
      if (element !== 'sheet') return;
      sheets.push({
        name: attributeOf(attributes, 'name') ?? '',
        isHidden: /idden/.test(attributeOf(attributes, 'state') ?? ''),
        id: attributeOf(attributes, '\\w+:id') ?? '',
      });
    },
  });
  if (!read.ok) return read;
  return read.value ? ok({ sheets, from1904 }) : err(damaged);
}

function readFacts(
  spreadsheet: SpreadsheetParts,
  related: readonly Related[],
  from1904: boolean,
): Result<XlsxFacts, SpreadsheetFault> {
  const nameOf = (kind: string) => related.find((part) => part.kind === kind)?.name ?? '';
  const shared = sharedTextSteps();
  const styled = styleSteps(shownAs);
  const texts = readPart(spreadsheet, nameOf('sharedStrings'), shared.steps);
  if (!texts.ok) return texts;
  const styles = readPart(spreadsheet, nameOf('styles'), styled.steps);
  if (!styles.ok) return styles;
  return ok({ sharedTexts: shared.texts, styles: styled.styles, from1904 });
}

/** The name of a workbook's main part. */
export const workbookPart = (names: Iterable<string>): string | undefined =>
  [...names].find((name) => /(?:^|\/)workbook\d*\.xml$/.test(name));

/** The sheets of a workbook (XLSX, ECMA-376), without those that are charts alone. */
export function readXlsx(
  spreadsheet: SpreadsheetParts,
): Result<readonly Sheet[], SpreadsheetFault> {
  const main = workbookPart(spreadsheet.parts.keys()) ?? '';
  const workbook = readWorkbook(spreadsheet, main);
  if (!workbook.ok) return workbook;
  const related = relatedTo(spreadsheet, main);
  if (!related.ok) return related;
  const facts = readFacts(spreadsheet, [...related.value.values()], workbook.value.from1904);
  if (!facts.ok) return facts;
  const sheets: Sheet[] = [];
  for (const named of workbook.value.sheets) {
    const part = related.value.get(named.id);
    if (part === undefined) return err(damaged);
    if (part.kind !== 'worksheet') continue;
    const { steps, sheet } = xlsxSheetSteps(facts.value);
    const read = readPart(spreadsheet, part.name, steps);
    if (!read.ok) return read;
    if (!read.value) return err(damaged);
    sheets.push(finishedSheet(sheet, named));
  }
  return ok(sheets);
}
