import { guessSeparator, type Separator, type SplitTable, splitCells } from './split-cells.ts';

/** A first line that names the separator, as spreadsheets understand it: `sep=;`. */
const namedSeparator = /^sep=([;,\t])[ \t]*(?:\r\n|\r|\n)/i;

/** The separator that a table names or shows, and the text without the line that names it. */
export function tableSeparator(text: string): {
  readonly separator: Separator;
  readonly text: string;
} {
  const named = namedSeparator.exec(text);
  if (named === null) return { separator: guessSeparator(text), text };
  return { separator: named[1] as Separator, text: `\n${text.slice(named[0].length)}` };
}

/** The rows of a table by the separator that it names or shows. */
export function splitTable(table: string): SplitTable {
  const { separator, text } = tableSeparator(table);
  return splitCells(text, separator);
}
