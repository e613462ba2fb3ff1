import { cellText } from './cell.ts';
import { type Columns, forPeople, type Medium, type SpokenText } from './column.ts';
import type { TableLocale } from './locale.ts';

/** The reader of a table, and the medium. */
export interface Reader {
  readonly medium: Medium;
  /** Whether the reader is an arbiter. Default: a visitor. */
  readonly arbiter?: boolean;
}

function isWorthShowing(leftOut: 'empty' | 'alike', texts: readonly string[]): boolean {
  const filled = new Set(texts.filter((text) => text !== '' && text !== '–'));
  return leftOut === 'empty' ? filled.size > 0 : filled.size > 1;
}

/** The columns that a reader sees, in order; columns without information are left out for people. */
export function columnsOf<Row>(
  columns: Columns<Row>,
  rows: readonly Row[],
  locale: TableLocale,
  { medium, arbiter = false }: Reader,
): Columns<Row> {
  const isForPeople = forPeople.some((one) => one === medium);
  return columns.filter((column) => {
    if (!column.media.includes(medium)) return false;
    if (column.arbiter && medium === 'page' && !arbiter) return false;
    const { leftOut } = column;
    if (leftOut === undefined || !isForPeople) return true;
    return isWorthShowing(
      leftOut,
      rows.map((row) => cellText(locale, column, row)),
    );
  });
}

/** A column's heading, printed and spoken. */
export function headingOf<Row>({ t }: TableLocale, { heading }: Columns<Row>[number]): SpokenText {
  if (typeof heading === 'object') return heading;
  const text = t(heading);
  return { text, words: text };
}
