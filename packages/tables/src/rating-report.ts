import { type CalculatedResult, type Fraction, fraction, minus } from '@rokade/rules';
import type { RatingReportRow } from '@rokade/tournament';
import { type Columns, forPeople, forReaders } from './column.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';

/** A line of a rating report. */
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
  /** As the rating office wants it; '' where it is missing. */
  readonly birthDate?: string;
}

const everywhere = [...forReaders, 'json'] as const;
const person = personColumns(({ player }: RatingRow) => player);
const below = { narrow: 'second', named: true } as const;

const exactly = (value: Fraction | null) => (value === null ? null : { stages: [value] });

/** The report that goes to the rating office; a star marks a rating that is a performance. */
export const ratingReportColumns: Columns<RatingRow> = [
  { ...person.no, media: everywhere, weight: 'quiet' },
  person.name,
  {
    key: 'birthDate',
    kind: 'text',
    heading: 'terms.birth-date',
    media: ['paper'],
    leftOut: 'empty',
    value: ({ birthDate = '' }) => birthDate,
  },
  person.club,
  {
    key: 'old',
    kind: 'text',
    heading: 'print.rating-old',
    media: forPeople,
    align: 'end',
    ...below,
    value: ({ oldRating, performance }) => `${oldRating ?? '–'}${performance ? '*' : ''}`,
  },
  {
    key: 'old',
    kind: 'number',
    heading: 'print.rating-old',
    media: ['file'],
    value: ({ oldRating }) => oldRating,
  },
  {
    key: 'old',
    kind: 'number',
    heading: 'print.rating-old',
    media: ['json'],
    value: ({ oldRating, performance }) => (performance ? null : oldRating),
  },
  {
    key: 'performance',
    kind: 'flag',
    heading: 'cli.rate.performance-short',
    media: ['file'],
    value: ({ performance }) => performance,
  },
  {
    key: 'games',
    kind: 'number',
    heading: 'print.rating-games',
    media: everywhere,
    ...below,
    value: ({ games }) => games,
  },
  {
    key: 'score',
    kind: 'points',
    heading: 'terms.score',
    media: everywhere,
    ...below,
    value: ({ halfPoints }) => halfPoints,
  },
  {
    key: 'expected',
    kind: 'exact',
    heading: 'print.rating-expected',
    media: everywhere,
    ...below,
    value: ({ expected }) => expected,
  },
  {
    key: 'bonus',
    kind: 'exact',
    heading: 'print.rating-bonus',
    media: everywhere,
    ...below,
    value: ({ bonus }) => bonus,
  },
  {
    key: 'k',
    kind: 'number',
    heading: 'print.rating-k',
    media: everywhere,
    ...below,
    value: ({ k }) => k,
  },
  {
    key: 'e',
    kind: 'text',
    heading: 'print.rating-e',
    media: forPeople,
    align: 'end',
    ...below,
    leftOut: 'empty',
    value: ({ e }) => (e === null ? '' : String(e)),
  },
  {
    key: 'new',
    kind: 'number',
    heading: 'print.rating-new',
    media: everywhere,
    weight: 'strong',
    ...below,
    value: ({ newRating }) => newRating,
  },
  {
    key: 'change',
    kind: 'change',
    heading: 'print.rating-change',
    media: forPeople,
    ...below,
    leftOut: 'empty',
    value: ({ change }) => change,
  },
  {
    key: 'change',
    kind: 'number',
    heading: 'console.csv-change',
    media: ['file'],
    value: ({ change }) => change,
  },
];

/** What is left of a result after what was expected; null where nothing was. */
export const resultChange = ({ halfPoints, expected }: CalculatedResult): Fraction | null =>
  expected === null ? null : minus(fraction(halfPoints, 2), expected);

/** The results of a calculation, game by game. */
export const ratingResultColumns: Columns<CalculatedResult> = [
  {
    key: 'opponent',
    kind: 'number',
    heading: 'rating.opponent-number',
    media: forReaders,
    isHead: true,
    value: ({ opponent }) => opponent,
  },
  {
    key: 'used',
    kind: 'number',
    heading: 'rating.used',
    media: forReaders,
    ...below,
    value: ({ used }) => used,
  },
  {
    key: 'score',
    kind: 'points',
    heading: 'terms.score',
    media: forReaders,
    ...below,
    value: ({ halfPoints }) => halfPoints,
  },
  {
    key: 'expected',
    kind: 'value',
    heading: 'print.rating-expected',
    media: forReaders,
    ...below,
    value: ({ expected }) => exactly(expected),
  },
  {
    key: 'change',
    kind: 'value',
    heading: 'rating.game-change',
    media: forReaders,
    ...below,
    value: (result) => exactly(resultChange(result)),
  },
];
