import type { RatingClass } from '@rokade/tournament';
import { type Columns, forReaders } from './column.ts';

/** How many players have a rating of each class. */
export const ratingSpreadColumns: Columns<RatingClass> = [
  {
    key: 'class',
    kind: 'text',
    heading: 'terms.rating',
    media: forReaders,
    isHead: true,
    value: ({ from }) => `${from}–${from + 99}`,
  },
  {
    key: 'players',
    kind: 'number',
    heading: 'terms.players',
    media: forReaders,
    value: ({ players }) => players,
  },
];
