import { type Reason, toNumber } from '@rokade/rules';
import { decimalText, pointsText, signedText } from '@rokade/tables';
import type { Language, PlayerLine, RatingReportView } from '@rokade/tournament';

/** A line of the rating report ready to be shown. */
export interface RatingLine {
  readonly player: PlayerLine;
  /** With a star where it is a performance. */
  readonly oldRating: string;
  readonly games: number;
  readonly score: string;
  readonly expected: string;
  readonly bonus: string;
  readonly k: number;
  readonly newRating: string;
  readonly change: string;
  readonly because: readonly Reason[];
}

/** The rating report in the numbers of a language. */
export const ratingLines = (
  { rows }: Pick<RatingReportView, 'rows'>,
  language: Language,
): readonly RatingLine[] =>
  rows.map((row) => ({
    player: row.player,
    oldRating: row.oldRating === null ? '' : `${row.oldRating}${row.performance ? '*' : ''}`,
    games: row.games,
    score: pointsText(row.halfPoints),
    expected: decimalText(language, toNumber(row.expected)),
    bonus: row.bonus.numerator === 0 ? '' : decimalText(language, toNumber(row.bonus)),
    k: row.k,
    newRating: row.newRating === null ? '' : String(row.newRating),
    change: row.change === null ? '' : signedText(row.change),
    because: row.because,
  }));
