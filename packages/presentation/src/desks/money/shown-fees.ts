import { plainLetters, startsAWord } from '@rokade/rules';
import type { FeeRow } from '@rokade/tables';

/** What a treasurer looks for among the fees. */
export interface FeeQuery {
  /** Beginnings of a name or of a club, in any order; '' = everybody. */
  readonly text: string;
  /** Whether only those are shown who owe something, or are owed something. */
  readonly onlyOwing: boolean;
}

type Findable = Pick<FeeRow, 'name' | 'club' | 'rest'>;

/** The rows of fees that a query is about, in their order. */
export function shownFees<Row extends Findable>(
  rows: readonly Row[],
  { text, onlyOwing }: FeeQuery,
): readonly Row[] {
  const words = plainLetters(text)
    .split(/[\s,]+/)
    .filter(Boolean);
  return rows.filter(
    ({ name, club, rest }) =>
      (!onlyOwing || rest !== 0) &&
      words.every((word) => startsAWord(name, word) || startsAWord(club, word)),
  );
}
