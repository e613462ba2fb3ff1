import type { HalfPoints } from '@rokade/rules';
import type { RatingField } from '@rokade/tournament';
import type { Columns } from './column.ts';
import { columnsIn, strong } from './columns-in.ts';

/** A tournament in which a person played. */
export interface PlayedRow {
  readonly tournament: string;
  /** The tournament's name with its group. */
  readonly name: string;
  readonly day: string;
  /** null before anything is played. */
  readonly rank: number | null;
  readonly players: number;
  readonly halfPoints: HalfPoints | null;
}

const { own, column } = columnsIn(['page']);

/** The columns of a person's tournaments and results. */
export const playedColumns: Columns<PlayedRow> = [
  own('day', 'day', 'terms.date', { dated: true }),
  own('name', 'text', 'terms.tournament', { isHead: true }),
  column<PlayedRow>('rank', 'terms.rank', { align: 'end' }).text(({ rank, players }) =>
    rank === null ? '' : `${rank} / ${players}`,
  ),
  column<PlayedRow>('points', 'terms.points', strong).points(({ halfPoints }) => halfPoints),
];

/** A rating with which a person played. */
export interface NumberRow {
  readonly tournament: string;
  readonly name: string;
  readonly day: string;
  readonly field: RatingField;
  readonly value: number;
  /** The list and its month; '' = typed in by hand. */
  readonly list: string;
}

/** The name of each kind of rating. */
export const kindHeadings = {
  rating: 'terms.rating',
  rapidRating: 'terms.rapid-rating',
  blitzRating: 'terms.blitz-rating',
  fideRating: 'terms.fide-rating',
} as const;

/** A person's ratings over time: value, list, and the tournament. */
export const numberColumns: Columns<NumberRow> = [
  own('day', 'day', 'terms.date', { dated: true }),
  ...(Object.keys(kindHeadings) as readonly RatingField[]).map((field) =>
    column<NumberRow>(field, kindHeadings[field], { leftOut: 'empty' }).number((row) =>
      row.field === field ? row.value : null,
    ),
  ),
  own('list', 'text', 'terms.rating-list'),
  own('name', 'text', 'terms.tournament', { isHead: true }),
];
