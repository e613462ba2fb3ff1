import type { HalfPoints } from '@rokade/rules';
import type { RatingField } from '@rokade/tournament';
import type { Columns } from './column.ts';

/** A tournament that somebody played in. */
export interface PlayedRow {
  readonly tournament: string;
  /** With its group. */
  readonly name: string;
  readonly day: string;
  /** null before anything is played. */
  readonly rank: number | null;
  readonly players: number;
  readonly halfPoints: HalfPoints | null;
}

/** What somebody played, and how they fared. */
export const playedColumns: Columns<PlayedRow> = [
  {
    key: 'day',
    kind: 'day',
    dated: true,
    heading: 'terms.date',
    media: ['page'],
    value: ({ day }) => day,
  },
  {
    key: 'name',
    kind: 'text',
    heading: 'terms.tournament',
    media: ['page'],
    isHead: true,
    value: ({ name }) => name,
  },
  {
    key: 'rank',
    kind: 'text',
    heading: 'terms.rank',
    media: ['page'],
    align: 'end',
    value: ({ rank, players }) => (rank === null ? '' : `${rank} / ${players}`),
  },
  {
    key: 'points',
    kind: 'points',
    heading: 'terms.points',
    media: ['page'],
    weight: 'strong',
    value: ({ halfPoints }) => halfPoints,
  },
];

/** A number that somebody played with. */
export interface NumberRow {
  readonly tournament: string;
  readonly name: string;
  readonly day: string;
  readonly field: RatingField;
  readonly value: number;
  /** The list and its month; '' = typed in by hand. */
  readonly list: string;
}

/** What each kind of number is called. */
export const kindHeadings = {
  rating: 'terms.rating',
  rapidRating: 'terms.rapid-rating',
  blitzRating: 'terms.blitz-rating',
  fideRating: 'terms.fide-rating',
} as const;

/** Numbers over time: what each was, by which list, and where it was played with. */
export const numberColumns: Columns<NumberRow> = [
  {
    key: 'day',
    kind: 'day',
    dated: true,
    heading: 'terms.date',
    media: ['page'],
    value: ({ day }) => day,
  },
  ...(Object.keys(kindHeadings) as readonly RatingField[]).map((field) => ({
    key: field,
    kind: 'number' as const,
    heading: kindHeadings[field],
    media: ['page'] as const,
    leftOut: 'empty' as const,
    value: (row: NumberRow) => (row.field === field ? row.value : null),
  })),
  {
    key: 'list',
    kind: 'text',
    heading: 'terms.rating-list',
    media: ['page'],
    value: ({ list }) => list,
  },
  {
    key: 'name',
    kind: 'text',
    heading: 'terms.tournament',
    media: ['page'],
    isHead: true,
    value: ({ name }) => name,
  },
];
