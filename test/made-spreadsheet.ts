import { strToU8, zipSync } from 'fflate';

const xml = (content: string): Uint8Array =>
  strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`);

/** A sheet of a workbook: its name, the XML of its rows, and what else stands in it. */
interface MadeSheet {
  readonly name: string;
  readonly rows: string;
  readonly more?: string;
  readonly state?: string;
}

/** The styles that the tests use: 0 plain, 1 a day, 2 five digits, 3 a year, 4 a day in a format of its own. */
const styles =
  '<styleSheet><numFmts count="3"><numFmt numFmtId="164" formatCode="00000"/>' +
  '<numFmt numFmtId="165" formatCode="yyyy"/>' +
  '<numFmt numFmtId="166" formatCode="[$-406]d. mmmm yyyy;@"/></numFmts>' +
  '<cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs>' +
  `<cellXfs>${[0, 14, 164, 165, 166].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;

/** A workbook (XLSX) with these sheets, as bytes. */
export function madeXlsx(
  sheets: readonly MadeSheet[],
  { texts = [], from1904 = false }: { texts?: readonly string[]; from1904?: boolean } = {},
): Uint8Array {
  const named = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" ${state ? `state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  );
  const base = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const related = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${base}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const parts = sheets.map(({ rows, more = '' }, index): [string, Uint8Array] => [
    `xl/worksheets/sheet${index + 1}.xml`,
    xml(`<worksheet><sheetData>${rows}</sheetData>${more}</worksheet>`),
  ]);
  return zipSync({
    '[Content_Types].xml': xml('<Types/>'),
    'xl/workbook.xml': xml(
      `<workbook><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets>${named.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships>${related.join('')}<Relationship Id="rId98" Type="${base}/styles" Target="/xl/styles.xml"/>` +
        `<Relationship Id="rId99" Type="${base}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    'xl/styles.xml': xml(styles),
    'xl/sharedStrings.xml': xml(`<sst>${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`),
    ...Object.fromEntries(parts),
  });
}

const column = (index: number): string => String.fromCharCode(65 + index);

/** The rows of a sheet whose cells are texts within the cell, from a row on; '' is no cell. */
export const textRows = (rows: readonly (readonly string[])[], from = 1): string =>
  rows
    .map(
      (cells, index) =>
        `<row r="${from + index}">${cells
          .map((cell, at) =>
            cell === ''
              ? ''
              : `<c r="${column(at)}${from + index}" t="inlineStr"><is><t>${cell}</t></is></c>`,
          )
          .join('')}</row>`,
    )
    .join('');

/** A spreadsheet (ODS) with the XML of its tables, as bytes. */
export function madeOds(
  tables: string,
  { automatic = '', manifest = '' }: { automatic?: string; manifest?: string } = {},
): Uint8Array {
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
    'content.xml': xml(
      `<office:document-content><office:automatic-styles>${automatic}</office:automatic-styles>` +
        `<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ),
    'META-INF/manifest.xml': xml(`<manifest:manifest>${manifest}</manifest:manifest>`),
  });
}

/** A cell of an ODS with a text. */
export const odsText = (text: string): string =>
  `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
