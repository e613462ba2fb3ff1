import { guessSeparator, type Separator, type SplitTable, splitCells } from './split-cells.ts';
import { vegaTable } from './vega-table.ts';

/** A first line that names the separator, as spreadsheets understand it: `sep=;`. */
const namedSeparator = /^sep=([;,\t])[ \t]*(?:\r\n|\r|\n)/i;

/**
 * The heading of a list in which quotation marks stand where they like: the Canadian federation's. They
 * separate nothing there.
 */
const strayQuotes = /^"?CFC#/;

/** The separator that a table names or shows, and the text without the line that names it. */
export function tableSeparator(text: string): {
  readonly separator: Separator;
  readonly text: string;
} {
  if (strayQuotes.test(text)) return { separator: ',', text: text.replaceAll('"', '') };
  const vega = vegaTable(text);
  if (vega !== null) return { separator: ';', text: vega };
  const named = namedSeparator.exec(text);
  if (named === null) return { separator: guessSeparator(text), text };
  return { separator: named[1] as Separator, text: `\n${text.slice(named[0].length)}` };
}

/** The rows of a table by the separator that it names or shows. */
export function splitTable(table: string): SplitTable {
  const { separator, text } = tableSeparator(table);
  return splitCells(text, separator);
}
