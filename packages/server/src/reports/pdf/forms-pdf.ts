import { inflateSync } from 'node:zlib';
import { type FideForm, fideFormNames } from '@rokade/formats';
import { formFontFile, formFontLetter } from './form-font.ts';

type Pdf = PDFKit.PDFDocument;
type FormField = FideForm['sections'][number]['fields'][number];

/** Sizes in points, 72 to an inch, on A4. */
const margin = 50;
const textSize = 9;
const rowHeight = 15;
const labelWidth = 170;
const signatureGap = 34;
const width = 595.28 - 2 * margin;
const bottom = 841.89 - margin - 20;

const quiet = '#555555';
const line = '#999999';

/** A letter as the typeface has it: without its marks where it lacks those, `?` where it lacks all. */
function letterInFont(letter: string): string {
  if (formFontLetter.test(letter)) return letter;
  const [base = '?'] = letter.normalize('NFD');
  return formFontLetter.test(base) ? base : '?';
}

const inFont = (text: string | number): string =>
  [...String(text).normalize('NFC')].map(letterInFont).join('');

/** One line of text, cut where it is too long for its place. */
function put(
  pdf: Pdf,
  text: string | number,
  at: { readonly x: number; readonly y: number; readonly width: number },
): void {
  pdf.text(inFont(text), at.x, at.y, {
    width: at.width,
    height: textSize,
    ellipsis: '…',
    lineBreak: false,
  });
}

const rule = (pdf: Pdf, x: number, y: number, long: number): void => {
  pdf
    .moveTo(x, y)
    .lineTo(x + long, y)
    .lineWidth(0.5)
    .stroke(line);
};

/** Where the next line stands on the page that is being written. */
interface Page {
  readonly pdf: Pdf;
  y: number;
}

function begin(page: Page): void {
  page.pdf.addPage();
  page.y = margin;
}

/** Leaves room for so much, on the next page if need be. */
function room(page: Page, height: number): void {
  if (page.y + height > bottom) begin(page);
}

function head(page: Page, { code, title, about }: FideForm): void {
  const { pdf } = page;
  pdf.fontSize(20).fillColor('black');
  pdf.text(code, margin, page.y, { width, align: 'right', lineBreak: false });
  pdf.fontSize(15).text(inFont(title), margin, page.y + 4, { width: width - 70 });
  page.y = pdf.y + 4;
  if (about !== '') {
    pdf.fontSize(11).text(inFont(about), margin, page.y, { width });
    page.y = pdf.y + 2;
  }
  pdf.fontSize(textSize);
}

function heading(page: Page, text: string): void {
  room(page, 3 * rowHeight);
  page.y += 8;
  page.pdf.fontSize(10).fillColor(quiet);
  put(page.pdf, text, { x: margin, y: page.y, width });
  page.pdf.fontSize(textSize).fillColor('black');
  page.y += rowHeight;
}

/** A label and its value, which go on below where they are long; an empty one is a line to write on. */
function fieldRow(page: Page, { label, value }: FormField): void {
  const { pdf } = page;
  const ofLabel = { width: labelWidth - 8 };
  const ofValue = { width: width - labelWidth };
  const text = inFont(value);
  const height =
    Math.max(pdf.heightOfString(label, ofLabel), pdf.heightOfString(text, ofValue)) + 5;
  room(page, height);
  pdf.fillColor(quiet).text(label, margin, page.y, ofLabel).fillColor('black');
  if (value === '') rule(pdf, margin + labelWidth, page.y + height - 4, ofValue.width);
  else pdf.text(text, margin + labelWidth, page.y, ofValue);
  page.y += height;
}

/** How wide each column is: by its longest cell, and all together as wide as the sheet. */
function columnWidths(
  pdf: Pdf,
  rows: readonly (readonly (string | number)[])[],
): readonly number[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const wanted = Array.from({ length: columns }, (_, column) =>
    Math.min(
      170,
      Math.max(...rows.map((row) => pdf.widthOfString(inFont(row[column] ?? '')))) + 10,
    ),
  );
  const all = wanted.reduce((sum, each) => sum + each, 0);
  return wanted.map((each) => (each * width) / all);
}

function tableRow(page: Page, widths: readonly number[], row: readonly (string | number)[]): void {
  let x = margin;
  row.forEach((cell, column) => {
    const wide = widths[column] ?? 0;
    put(page.pdf, cell, { x, y: page.y, width: wide - 6 });
    x += wide;
  });
  rule(page.pdf, margin, page.y + textSize + 2, width);
  page.y += rowHeight;
}

function tableOf(page: Page, table: NonNullable<FideForm['table']>): void {
  const widths = columnWidths(page.pdf, [table.heads, ...table.rows]);
  const heads = (): void => {
    page.pdf.fillColor(quiet);
    tableRow(page, widths, table.heads);
    page.pdf.fillColor('black');
  };
  room(page, 4 * rowHeight);
  page.y += 8;
  heads();
  for (const row of table.rows) {
    if (page.y + rowHeight > bottom) {
      begin(page);
      heads();
    }
    tableRow(page, widths, row);
  }
}

/** Below lines for name, date and signature, which stay together. */
function signatures(page: Page, who: readonly string[]): void {
  room(page, who.length * signatureGap);
  for (const each of who) {
    page.y += signatureGap - rowHeight;
    rule(page.pdf, margin, page.y, width);
    page.pdf.fillColor(quiet);
    put(page.pdf, `${each}: name, date, signature`, { x: margin, y: page.y + 3, width });
    page.pdf.fillColor('black');
    page.y += rowHeight;
  }
}

function putForm(page: Page, form: FideForm): void {
  begin(page);
  head(page, form);
  for (const { heading: text, fields } of form.sections) {
    heading(page, text);
    for (const each of fields) fieldRow(page, each);
  }
  if (form.table !== null) tableOf(page, form.table);
  signatures(page, form.signatures);
}

/** At the foot of each page: the forms it is of, and the number of the page. */
function putFeet(pdf: Pdf, names: readonly string[]): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(start + index);
    pdf.fontSize(8).fillColor(quiet);
    const y = bottom + 12;
    put(pdf, names[index] ?? '', { x: margin, y, width: width - 60 });
    pdf.text(`${index + 1} / ${count}`, margin, y, { width, align: 'right', lineBreak: false });
  }
}

/**
 * FIDE's forms as one PDF on A4, a form from the top of a page; a field that is left to be filled in by
 * hand is a line, and below stand lines to sign.
 *
 * @param madeAt kept in the file as the time at which it was made
 */
export async function fideFormsPdf(
  forms: readonly FideForm[],
  { madeAt }: { readonly madeAt: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    // Where a page is full is decided here, and the foot stands below that.
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en',
    font: '',
    info: {
      Producer: 'Rokade',
      Creator: 'Rokade',
      Title: forms.map(({ code }) => code).join(', '),
      CreationDate: madeAt,
    },
  });
  const parts: Uint8Array[] = [];
  pdf.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.registerFont('form', inflateSync(Buffer.from(formFontFile, 'base64'))).font('form');
  const page: Page = { pdf, y: margin };
  const names = fideFormNames(forms).flatMap((name, index) => {
    const before = pdf.bufferedPageRange().count;
    const form = forms[index];
    if (form !== undefined) putForm(page, form);
    const added = pdf.bufferedPageRange().count - before;
    return Array.from({ length: added }, () =>
      [name, form?.about ?? ''].filter(Boolean).join(' · '),
    );
  });
  putFeet(pdf, names);
  pdf.end();
  await ended;
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
