/** What an input is, by its content. */
export type InputFormat = 'trf' | 'json' | 'table' | 'unknown';

const trfLine = /^(?:0[0-9]2|1[0-9]2|001|013|XX[A-Z]|BB[A-Z])(?: |$)/m;

/** A heading or a first line with at least two cells. */
const tableLine = /^[^\n]*[,;\t][^\n]*$/m;

/**
 * The format of a decoded text: TRF where a line begins with one of its record codes, JSON where
 * it begins with a brace, a table (CSV) where its first line has separators.
 */
export function recogniseFormat(text: string): InputFormat {
  if (text.trimStart().startsWith('{')) return 'json';
  const lines = text.replaceAll('\r', '\n');
  if (trfLine.test(lines)) return 'trf';
  return tableLine.test(lines.trimStart().split('\n', 1)[0] ?? '') ? 'table' : 'unknown';
}
