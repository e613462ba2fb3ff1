import { firstLine, mostLines } from './first-line.ts';

/** The format of an input, by its content. */
export type InputFormat = 'trf' | 'json' | 'pgn' | 'table' | 'unknown';

const trfLine = /^(?:0[0-9]2|1[0-9]2|001|013|XX[A-Z]|BB[A-Z])(?: |$)/m;

/** The tag of a PGN game, perhaps after lines of comment. */
const pgnTag = /^\s*(?:[%;][^\r\n]*[\r\n]\s*)*\[\s*\w+\s+"/;

/** An array of objects, arrays, texts or numbers, or an empty one. */
const jsonArray = /^\s*\[\s*(?:[[{"\]]|-?\d)/;

/** XML and HTML. */
const markup = /^\s*</;

/** Separators of cells in a heading or first line. */
const separator = /[,;\t]/;

/**
 * The format of a decoded text: TRF if a line begins with one of its record codes, JSON if it begins
 * with a brace or an array, PGN if it begins with the tag of a game, a table (CSV) if its first line or
 * most of its first lines have separators.
 */
export function recogniseFormat(text: string): InputFormat {
  if (text.trimStart().startsWith('{')) return 'json';
  if (pgnTag.test(text)) return 'pgn';
  if (jsonArray.test(text)) return 'json';
  if (trfLine.test(text)) return 'trf';
  if (markup.test(text)) return 'unknown';
  const isTable =
    separator.test(firstLine(text)) || mostLines(text, (line) => separator.test(line));
  return isTable ? 'table' : 'unknown';
}
