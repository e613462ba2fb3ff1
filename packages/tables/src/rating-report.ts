import { type CalculatedResult, type Fraction, fraction, minus } from '@rokade/rules';
import type { RatingReportRow } from '@rokade/tournament';
import { type Columns, everywhere, forPeople, forReaders } from './column.ts';
import { below, column, own, strong } from './columns-in.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';

/** A row of a rating report. */
export interface RatingRow
  extends Pick<
    RatingReportRow,
    | 'oldRating'
    | 'performance'
    | 'games'
    | 'halfPoints'
    | 'expected'
    | 'bonus'
    | 'k'
    | 'e'
    | 'newRating'
    | 'change'
  > {
  readonly player: TablePlayer;
  /** As the rating office requires it; '' if missing. */
  readonly birthDate?: string;
  /** The number of evaluated events; 'unknown': the coefficient is calculated without it. */
  readonly index?: number | 'unknown' | null;
}

const person = personColumns(({ player }: RatingRow) => player);

const exactly = (value: Fraction | null) => (value === null ? null : { stages: [value] });

/** The report for the rating office; a star marks a rating that is a performance. */
export const ratingReportColumns: Columns<RatingRow> = [
  { ...person.no, media: everywhere, weight: 'quiet' },
  person.name,
  column<RatingRow>('birthDate', 'terms.birth-date', {
    media: ['paper'],
    leftOut: 'empty',
    dated: true,
  }).day(({ birthDate = '' }) => birthDate),
  person.club,
  column<RatingRow>('old', 'print.rating-old', { media: forPeople, align: 'end', ...below }).text(
    ({ oldRating, performance }) => `${oldRating ?? '–'}${performance ? '*' : ''}`,
  ),
  own('oldRating', 'number', 'print.rating-old', { media: ['file'], key: 'old' }),
  column<RatingRow>('old', 'print.rating-old', { media: ['json'] }).number(
    ({ oldRating, performance }) => (performance ? null : oldRating),
  ),
  column<RatingRow>('index', 'terms.dwz-index', {
    media: forPeople,
    align: 'end',
    ...below,
    leftOut: 'empty',
  }).text(({ index = null }) => (index === 'unknown' ? '?' : String(index ?? ''))),
  own('performance', 'flag', 'norms.performance', { media: ['file'] }),
  own('games', 'number', 'terms.games', below),
  own('halfPoints', 'points', 'terms.score', { ...below, key: 'score' }),
  own('expected', 'exact', 'print.rating-expected', below),
  own('bonus', 'exact', 'print.rating-bonus', below),
  own('k', 'number', 'print.rating-k', below),
  column<RatingRow>('e', 'print.rating-e', {
    media: forPeople,
    align: 'end',
    ...below,
    leftOut: 'empty',
  }).text(({ e }) => (e === null ? '' : String(e))),
  own('newRating', 'number', 'print.rating-new', { ...strong, ...below, key: 'new' }),
  own('change', 'change', 'print.rating-change', { media: forPeople, ...below, leftOut: 'empty' }),
  own('change', 'number', 'console.csv-change', { media: ['file'] }),
];

/**
 * The columns of the report as a file of these rows: with the index if the rules need one, and a "?" if
 * it is missing.
 */
export const ratingFileColumns = (rows: readonly RatingRow[]): Columns<RatingRow> =>
  rows.every(({ index = null }) => index === null)
    ? ratingReportColumns
    : ratingReportColumns.map((one) =>
        one.key === 'index' ? { ...one, media: [...one.media, 'file'] } : one,
      );

/** The result minus the expected result; null if none was expected. */
export const resultChange = ({ halfPoints, expected }: CalculatedResult): Fraction | null =>
  expected === null ? null : minus(fraction(halfPoints, 2), expected);

/** The columns of a calculation, game by game. */
export const ratingResultColumns: Columns<CalculatedResult> = [
  own('opponent', 'number', 'rating.opponent-number', { media: forReaders, isHead: true }),
  own('used', 'number', 'rating.used', { media: forReaders, ...below }),
  own('halfPoints', 'points', 'terms.score', { media: forReaders, ...below, key: 'score' }),
  column<CalculatedResult>('expected', 'print.rating-expected', {
    media: forReaders,
    ...below,
  }).value(({ expected }) => exactly(expected)),
  column<CalculatedResult>('change', 'rating.game-change', { media: forReaders, ...below }).value(
    (result) => exactly(resultChange(result)),
  ),
];
