import { cellText } from '../cell.ts';
import { alignOf, type Columns } from '../column.ts';
import { columnsOf, headingOf } from '../columns-of.ts';
import type { TableLocale } from '../locale.ts';

const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text escaped for HTML, in an element or an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => named[letter] ?? '');

/** An element with content that is HTML already. */
export const element = (name: string, inner: string, className = ''): string =>
  `<${name}${className === '' ? '' : ` class="${className}"`}>${inner}</${name}>`;

/** An element with a text. */
export const textElement = (name: string, text: string, className = ''): string =>
  element(name, escaped(text), className);

/** A table for paper. */
export function tableHtml<Row>(
  locale: TableLocale,
  columns: Columns<Row>,
  rows: readonly Row[],
): string {
  const shown = columnsOf(columns, rows, locale, { medium: 'paper' });
  const heads = shown.map((column) =>
    textElement('th', headingOf(locale, column).text, alignOf(column)),
  );
  const lines = rows.map((row) =>
    element(
      'tr',
      shown
        .map((column) => textElement('td', cellText(locale, column, row), alignOf(column)))
        .join(''),
    ),
  );
  const head = element('thead', element('tr', heads.join('')));
  return element('table', head + element('tbody', lines.join('\n')), 'rows');
}
