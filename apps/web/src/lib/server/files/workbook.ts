import { type FideForm, fideFormNames, fideFormRows } from '@rokade/formats';
import { tableOf } from '@rokade/presentation/views/crosstable/crosstable-line.ts';
import {
  type Columns,
  codeHeads,
  crosstableColumns,
  type FileCell,
  standingsColumns,
  type TableLocale,
  tableCells,
} from '@rokade/tables';
import { type Translate, tieBreakWords } from '@rokade/texts';
import { type Tournament, viewCrosstable, viewStandings } from '@rokade/tournament';
import writeWorkbook, { type Cell } from 'write-excel-file/node';

/** The type of a workbook's content. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const headCell = (value: FileCell): Cell => ({
  value: String(value),
  fontWeight: 'bold',
  wrap: true,
});

const cellOf = (value: FileCell): Cell => (value === null ? null : { value });

/** A sheet with a name of at most 31 characters; numbers stay numbers. */
function asSheet<Row>(
  locale: TableLocale,
  sheet: string,
  columns: Columns<Row>,
  rows: readonly Row[],
) {
  const [heads = [], ...lines] = tableCells(locale, columns, rows);
  const inFile = columns.filter(({ media }) => media.includes('file'));
  return {
    sheet: sheet.slice(0, 31),
    data: [heads.map(headCell), ...lines.map((line) => line.map(cellOf))],
    columns: inFile.map(({ key }) => ({ width: key === 'name' ? 28 : 10 })),
    stickyRowsCount: 1,
  };
}

/** Standings, crosstable and progress after a round as a workbook (XLSX). */
export function standingsWorkbook(t: Tournament, round: number, say: Translate): Promise<Buffer> {
  const locale = { language: t.settings.printLanguage, t: say };
  const { tieBreaks, rows } = viewStandings(t, round);
  const heads = tieBreaks.map((code) => tieBreakWords(say, code).short);
  const columns = standingsColumns(say, codeHeads(heads), rows);
  const rounds = (['crosstable', 'progress'] as const).map((kind) => {
    const table = tableOf(kind, viewCrosstable(t, round), { system: t.settings.system, locale });
    return asSheet(
      locale,
      say(`terms.${kind}`),
      crosstableColumns(table, table.lines),
      table.lines,
    );
  });
  return writeWorkbook([
    asSheet(locale, say('terms.standings'), columns, rows),
    ...rounds,
  ]).toBuffer();
}

/** FIDE's forms as a workbook, each on a sheet of its own. */
export function formsWorkbook(forms: readonly FideForm[]): Promise<Buffer> {
  const names = fideFormNames(forms);
  return writeWorkbook(
    forms.map((form, index) => ({
      sheet: names[index] ?? form.code,
      data: fideFormRows(form).map((row) => row.map(cellOf)),
      columns: [{ width: 30 }, { width: 40 }, { width: 14 }, { width: 12 }],
    })),
  ).toBuffer();
}
