/** A line of the file, its columns in characters (not in UTF-16 units). */
export interface TrfLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  readonly characters: string | readonly string[];
}

const astral = /[\uD800-\uDFFF]/;

/** A line with its number. */
export const trfLine = (text: string, number: number): TrfLine => ({
  number,
  text,
  characters: astral.test(text) ? Array.from(text) : text,
});

/** A line without byte order marks, which are at the start of a file and inside joined files. */
export const withoutMark = (line: string): string => line.replace(/^\uFEFF+/, '');

/**
 * The lines of a text, ended by CR, LF or CRLF, without the blanks at their ends: those are not fields,
 * not even empty ones.
 */
export const splitLines = (text: string): readonly TrfLine[] =>
  text.split(/\r\n|\r|\n/).map((line, index) => trfLine(withoutMark(line).trimEnd(), index + 1));

/** The text in columns `first` to `last` (from 1, both included), with blanks. */
export function columns({ characters }: TrfLine, first: number, last: number): string {
  const part = characters.slice(first - 1, last);
  return typeof part === 'string' ? part : part.join('');
}

/** The text of these columns without surrounding blanks. */
export const field = (line: TrfLine, first: number, last: number): string =>
  columns(line, first, last).trim();

/** The number of columns used. */
export const width = (line: TrfLine): number => line.characters.length;

/** The record code: the first three characters. */
export const recordCode = (line: TrfLine): string => columns(line, 1, 3);

/** The texts that follow one another in columns of equal width, to the end of the line. */
export function repeatedFields(
  line: TrfLine,
  { first, size, step }: { readonly first: number; readonly size: number; readonly step: number },
): readonly { readonly column: number; readonly text: string }[] {
  const found: { column: number; text: string }[] = [];
  for (let column = first; column <= width(line); column += step) {
    found.push({ column, text: field(line, column, column + size - 1) });
  }
  return found;
}
