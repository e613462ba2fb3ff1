import { firstLine } from './first-line.ts';

/** What an input is, by its content. */
export type InputFormat = 'trf' | 'json' | 'pgn' | 'table' | 'unknown';

const trfLine = /^(?:0[0-9]2|1[0-9]2|001|013|XX[A-Z]|BB[A-Z])(?: |$)/m;

/** A tag of a game, after lines of comment. */
const pgnTag = /^\s*(?:[%;][^\r\n]*[\r\n]\s*)*\[\s*\w+\s+"/;

/** What parts the cells of a heading or a first line. */
const separator = /[,;\t]/;

/**
 * The format of a decoded text: TRF where a line begins with one of its record codes, JSON where
 * it begins with a brace, PGN where it begins with the tag of a game, a table (CSV) where its first line has separators.
 */
export function recogniseFormat(text: string): InputFormat {
  if (text.trimStart().startsWith('{')) return 'json';
  if (pgnTag.test(text)) return 'pgn';
  if (trfLine.test(text)) return 'trf';
  return separator.test(firstLine(text)) ? 'table' : 'unknown';
}
