import { guessSeparator, type Separator, type SplitTable, splitCells } from './split-cells.ts';

/** A separator may be named in the first line, as spreadsheets understand it: `sep=;`. */
const namedSeparator = /^sep=([;,\t])[ \t]*(?:\r\n|\r|\n)/i;

/** The rows of a table by the separator that it names or shows. */
export function splitTable(text: string): SplitTable {
  const named = namedSeparator.exec(text);
  if (named === null) return splitCells(text, guessSeparator(text));
  const rest = `\n${text.slice(named[0].length)}`;
  return splitCells(rest, named[1] as Separator);
}
