import type { Columns } from './column.ts';
import { head, own } from './columns-in.ts';

/** A move as the score sheets of both players have it. */
interface SheetMove {
  /** The number of the move, and whose it is: `12…`. */
  readonly label: string;
  readonly white: string;
  readonly black: string;
}

/** The moves of two score sheets beside each other, under the names of those who wrote them. */
export const sheetColumns: Columns<SheetMove> = [
  own('label', 'text', { text: '', words: '' }, { weight: 'quiet' }),
  own('white', 'text', 'terms.white', head),
  own('black', 'text', 'terms.black'),
];
